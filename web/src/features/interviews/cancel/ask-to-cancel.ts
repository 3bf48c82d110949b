import type { InterviewScheduleItem } from '@aarambh/contract';
import { dialogs } from '../../../ui/index.ts';
import { interviewDate, interviewTime } from '../card/interview-when.ts';

/** First confirmation (core §4). */
export const confirmCancel = (interview: InterviewScheduleItem): Promise<boolean> =>
  dialogs.confirm({
    title: 'Do you really want to cancel this interview?',
    text: `${interview.jobTitle}, ${interview.orgName}\n${interviewDate(interview)}\n${interviewTime(interview)}`,
    confirmLabel: 'Yes, cancel it',
    cancelLabel: 'No, keep it',
    danger: true,
  });

const calls = (balance: number) => (balance === 1 ? '1 call' : `${balance} calls`);

/** Text on the cost of a late cancellation, with the balance before and after. */
export const costText = (balance: number): string =>
  balance > 0
    ? `This is a late cancellation, so credits will be deducted from your Guaranteed Calls balance. You have ${calls(balance)} now, and ${calls(balance - 1)} after this.`
    : 'Late cancellations are deducted from the Guaranteed Calls balance. Your balance is 0 calls, so this costs you nothing.';

/** Second confirmation, for a late cancellation (core §4). */
export const confirmCost = (balance: number): Promise<boolean> =>
  dialogs.confirm({
    title: balance > 0 ? 'Credits will be deducted' : 'Cancel this late?',
    text: costText(balance),
    confirmLabel: 'Cancel the interview',
    cancelLabel: 'No, keep it',
    danger: true,
  });
