import {
  cancelInterviewByEmployer,
  editInterview as editInterviewCall,
  listInterviews,
  scheduleInterview as scheduleInterviewCall,
  sendInterviewReminder as sendInterviewReminderCall,
  setInterviewOutcome,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { cancelByEmployer } from './cancel-by-employer.ts';
import { editInterview } from './edit-interview.ts';
import { listStaffInterviews } from './interview-desk.queries.ts';
import { scheduleInterview } from './schedule-interview.ts';
import { sendInterviewReminder } from './send-interview-reminder.ts';
import { setOutcome } from './set-outcome.ts';

/** Staff actions for interviews. */
export const interviewStaffActions: readonly StaffAction[] = [
  staffAction(listInterviews, ({ db, clock }, { query }) => listStaffInterviews(db, query, clock.now())),

  staffAction(
    scheduleInterviewCall,
    async (context, { body, by }) => ({ interviewScheduleID: await scheduleInterview(context, body, by) }),
    { target: (_, answer) => answer && { kind: 'interview', id: answer.interviewScheduleID } },
  ),

  staffAction(editInterviewCall, (context, { body, by }) => editInterview(context, body, by), {
    target: ({ body }) => ({ kind: 'interview', id: body.interviewScheduleID }),
  }),

  staffAction(
    sendInterviewReminderCall,
    (context, { body, by }) => sendInterviewReminder(context, body.interviewScheduleID, by),
    { target: ({ body }) => ({ kind: 'interview', id: body.interviewScheduleID }) },
  ),

  staffAction(
    setInterviewOutcome,
    async (context, { body, by }) => {
      const usedACall = await setOutcome(context, body.interviewScheduleID, body.outcome, by);
      const calls = usedACall ? 'It used up one guaranteed call.' : 'No guaranteed call was left to use.';
      return `Interview ${body.interviewScheduleID} is ${body.outcome}. ${calls}`;
    },
    { target: ({ body }) => ({ kind: 'interview', id: body.interviewScheduleID }) },
  ),

  staffAction(
    cancelInterviewByEmployer,
    async (context, { body, by }) => {
      await cancelByEmployer(context, body.interviewScheduleID, body.cause, by);
      return `Interview ${body.interviewScheduleID} is cancelled; a replacement must be scheduled.`;
    },
    { target: ({ body }) => ({ kind: 'interview', id: body.interviewScheduleID }) },
  ),
];
