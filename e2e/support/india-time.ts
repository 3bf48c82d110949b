const IST_OFFSET_HOURS = 5.5;

/** India time some hours from now, as `yyyy-MM-dd HH:mm`. */
export const indiaTimeIn = (hours: number): string =>
  new Date(Date.now() + (hours + IST_OFFSET_HOURS) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** The current month in India, as `yyyy-MM`. */
export const indiaMonth = (): string => indiaTimeIn(0).slice(0, 7);
