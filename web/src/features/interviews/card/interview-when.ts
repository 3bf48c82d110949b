import { instantInIndia, timeOfDay, weekdayDate } from '../../../platform/text/format.ts';

interface Scheduled {
  scheduledDate: string;
  scheduledTime: string;
}

/** Start instant of an interview; its date and time are IST. */
export const startOf = ({ scheduledDate, scheduledTime }: Scheduled): Date =>
  instantInIndia(scheduledDate, scheduledTime);

/** EEEE, MMM dd, yyyy (core §9). */
export const interviewDate = (interview: Scheduled): string => weekdayDate(startOf(interview));

/** Time range in IST: 10:30 am – 11:00 am IST. */
export function interviewTime(interview: Scheduled & { durationMinutes: number }): string {
  const start = startOf(interview);
  const end = new Date(start.getTime() + interview.durationMinutes * 60_000);
  return `${timeOfDay(start)} – ${timeOfDay(end)} IST`;
}
