import { MONTHS } from './months.ts';

const timeZone = 'Asia/Kolkata';

const numericDate = new Intl.DateTimeFormat('en-CA', { timeZone });
const appointmentDate = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
});
const appointmentTime = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** ICU writes no-break spaces before am and pm, which differ between versions. */
const withPlainSpaces = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

/** The date of an instant in India: 21 Nov 2026. */
export function formatDay(instant: Date): string {
  const [year, month, day] = numericDate.format(instant).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** An instant in India, for tables: 21 Nov 2026, 1:53 pm. */
export const formatShortMoment = (instant: Date): string =>
  `${formatDay(instant)}, ${withPlainSpaces(appointmentTime.format(instant))}`;

/** An instant in India with its time zone: 21 Nov 2026, 1:53 pm IST. */
export const formatMoment = (instant: Date): string => `${formatShortMoment(instant)} IST`;

/** The start of an appointment in India: Wednesday, Nov 25, 2026 at 10:30 am (core §9). */
export const formatAppointment = (instant: Date): string =>
  withPlainSpaces(`${appointmentDate.format(instant)} at ${appointmentTime.format(instant)}`);
