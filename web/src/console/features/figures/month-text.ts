const format = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** yyyy-MM as people read it: Nov 26. */
export const monthText = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`));
