/** Offset of Indian Standard Time from UTC in milliseconds (5 h 30 min, no daylight saving). */
const IST_OFFSET_MS = 19_800_000;

/** The wall clock in India at an instant, as a Date whose UTC fields hold the Indian date and time. */
export const toIst = (instant: Date): Date => new Date(instant.getTime() + IST_OFFSET_MS);

/** The instant of a wall clock from {@link toIst}. */
export const fromIst = (wallClock: Date): Date => new Date(wallClock.getTime() - IST_OFFSET_MS);

/** An instant as `yyyy-MM-dd HH:mm` in India; seconds are cut off. */
export const formatIst = (instant: Date): string => toIst(instant).toISOString().slice(0, 16).replace('T', ' ');

/** Parses `yyyy-MM-dd HH:mm` in India; undefined for a date or time that does not exist. */
export function parseIst(text: string): Date | undefined {
  const wallClock = new Date(`${text.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(wallClock.getTime())) return undefined;
  const instant = fromIst(wallClock);
  return formatIst(instant) === text ? instant : undefined;
}
