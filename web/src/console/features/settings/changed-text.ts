import { dateTimeText } from '../../../platform/text/format.ts';

/** Who changed a setting and when. */
export const changedText = ({ changedBy, changedOn }: { changedBy: string; changedOn: string | null }): string =>
  changedOn ? `${changedBy}, ${dateTimeText(changedOn)}` : 'Never changed';
