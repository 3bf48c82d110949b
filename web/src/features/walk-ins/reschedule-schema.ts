import { rescheduleForm, walkInTexts } from '@aarambh/contract';
import { isoDay } from '../../platform/text/format.ts';

const { preferredDate } = rescheduleForm.shape;

export const schema = rescheduleForm.extend({
  preferredDate: preferredDate.refine((day) => day >= isoDay(new Date()), walkInTexts.dateInPast),
});
