const IST_OFFSET_MS = 330 * 60_000;

/** An instant as the values of fields of date (yyyy-MM-dd) and time (HH:mm), in IST. */
export function istFields(instant: string): { date: string; time: string } {
  const [date = '', time = ''] = new Date(Date.parse(instant) + IST_OFFSET_MS).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

/** An instant as the value of a field of date and time (yyyy-MM-ddTHH:mm), in IST. */
export const istField = (instant: string): string => Object.values(istFields(instant)).join('T');
