import { IST_MS } from '../clock.ts';

/** The instant of `yyyy-MM-dd HH:mm` on clocks in India; nothing for a day or time that does not exist. */
export function parseIst(typed: string): Date | undefined {
  const asUtc = new Date(`${typed.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16).replace('T', ' ') !== typed) return undefined;
  return new Date(asUtc.getTime() - IST_MS);
}
