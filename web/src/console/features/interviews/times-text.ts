import { dateText, dateTimeText, isoDay, timeOfDay } from '../../../platform/text/format.ts';

/** From when to when: the day once, if it is the same. */
export const timesText = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string =>
  isoDay(startsOn) === isoDay(endsOn)
    ? `${dateText(startsOn)}, ${timeOfDay(startsOn)} to ${timeOfDay(endsOn)}`
    : `${dateTimeText(startsOn)} to ${dateTimeText(endsOn)}`;
