import { type WalkIn, walkInTexts } from '@aarambh/contract';
import { shortDate, timeOfDay, weekdayDate } from '../../platform/text/format.ts';
import type { AlertTone } from '../../ui/index.ts';

type When = Pick<WalkIn, 'startsOn' | 'endsOn'>;

/** The day: 'Saturday, Nov 28, 2026'; both days of a longer one. */
export function daysText({ startsOn, endsOn }: When): string {
  const isOneDay = shortDate(startsOn) === shortDate(endsOn);
  return isOneDay ? weekdayDate(startsOn) : `${weekdayDate(startsOn)} to ${weekdayDate(endsOn)}`;
}

/** The time range in IST: '10:30 am to 1:00 pm IST'. */
export const hoursText = ({ startsOn, endsOn }: When): string => `${timeOfDay(startsOn)} to ${timeOfDay(endsOn)} IST`;

/** Whether an invitation can still be answered. */
export const isOpen = ({ status }: Pick<WalkIn, 'status'>): boolean => status !== 'Cancelled' && status !== 'Over';

/** The requested time as text. */
export const preferredText = ({ preferredOn }: Pick<WalkIn, 'preferredOn'>): string =>
  `${weekdayDate(preferredOn)}, ${timeOfDay(preferredOn)} IST`;

/** Status text of an invitation. */
export function statusText(walkIn: WalkIn): { tone: AlertTone; text: string } {
  switch (walkIn.status) {
    case 'Attending':
      return { tone: 'success', text: 'You confirmed that you are coming. We look forward to meeting you.' };
    case 'Reschedule requested':
      return {
        tone: 'info',
        text: `You requested another time: ${preferredText(walkIn)}. We will email you when the new time is set.`,
      };
    case 'Cancelled':
      return { tone: 'error', text: `${walkInTexts.cancelled} Please do not travel there.` };
    case 'Over':
      return { tone: 'error', text: walkInTexts.over };
    default:
      return { tone: 'info', text: 'You have not answered this invitation yet. Are you coming?' };
  }
}
