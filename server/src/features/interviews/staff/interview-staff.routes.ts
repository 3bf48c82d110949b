import {
  cancelInterviewByEmployer,
  scheduleInterview as scheduleInterviewCall,
  setInterviewOutcome,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { cancelByEmployer } from './cancel-by-employer.ts';
import { scheduleInterview } from './schedule-interview.ts';
import { setOutcome } from './set-outcome.ts';

/** Staff actions for interviews. */
export const interviewStaffActions: readonly StaffAction[] = [
  staffAction(scheduleInterviewCall, async (context, { body, by }) => ({
    interviewScheduleID: await scheduleInterview(context, body, by),
  })),

  staffAction(setInterviewOutcome, async (context, { body, by }) => {
    const usedACall = await setOutcome(context, body.interviewScheduleID, body.outcome, by);
    const calls = usedACall ? 'It used up one guaranteed call.' : 'No guaranteed call was left to use.';
    return `Interview ${body.interviewScheduleID} is ${body.outcome}. ${calls}`;
  }),

  staffAction(cancelInterviewByEmployer, async (context, { body, by }) => {
    await cancelByEmployer(context, body.interviewScheduleID, body.cause, by);
    return `Interview ${body.interviewScheduleID} is cancelled; a replacement is owed.`;
  }),
];
