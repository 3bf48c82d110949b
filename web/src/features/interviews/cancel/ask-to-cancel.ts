import type { InterviewScheduleItem } from '@aarambh/contract';
import { dialogs } from '../../../ui/index.ts';
import { dateText, timeText } from '../card/interview-when.ts';

/** The first question (core §4). */
export const confirmCancel = (interview: InterviewScheduleItem): Promise<boolean> =>
  dialogs.confirm({
    title: 'Do you really want to cancel this interview?',
    text: `${interview.jobTitle}, ${interview.orgName}\n${dateText(interview)}\n${timeText(interview)}`,
    confirmLabel: 'Yes, cancel it',
    cancelLabel: 'No, keep it',
    danger: true,
  });

const calls = (balance: number) => (balance === 1 ? '1 call' : `${balance} calls`);

/** What a late cancellation costs, with the balance before and after. */
export const costText = (balance: number): string =>
  balance > 0
    ? `It is late to cancel, so credits will be deducted from your Guaranteed Calls balance. You have ${calls(balance)} now, and ${calls(balance - 1)} after this.`
    : 'It is late to cancel, and credits are deducted from the Guaranteed Calls balance. Yours is 0 calls, so this costs you nothing.';

/** The second question, when little time is left (core §4). */
export const confirmCost = (balance: number): Promise<boolean> =>
  dialogs.confirm({
    title: balance > 0 ? 'Credits will be deducted' : 'Cancel this late?',
    text: costText(balance),
    confirmLabel: 'Cancel the interview',
    cancelLabel: 'No, keep it',
    danger: true,
  });
