const IST_OFFSET_HOURS = 5.5;

/** India time some hours from now, as `yyyy-MM-dd HH:mm`. */
export const indiaTimeIn = (hours: number): string =>
  new Date(Date.now() + (hours + IST_OFFSET_HOURS) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
