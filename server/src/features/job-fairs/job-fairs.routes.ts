import {
  cancelJobFair as cancelJobFairCall,
  createJobFair as createJobFairCall,
  editJobFair as editJobFairCall,
  getAppliedJobFairCount,
  getJobFair,
  getJobFairs,
  listJobFairAttendees,
  listJobFairs as listJobFairsCall,
  registerForJobFair as registerForJobFairCall,
  withdrawFromJobFair as withdrawFromJobFairCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../infra/http/caller.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';
import { cancelJobFair } from './cancel-job-fair.ts';
import { createJobFair } from './create-job-fair.ts';
import { editJobFair } from './edit-job-fair.ts';
import { listAttendees } from './job-fair-attendees.queries.ts';
import { findJobFair, findJobFairOfStaff, listJobFairs, listJobFairsOfStaff } from './job-fairs.queries.ts';
import { registerForJobFair } from './register-for-job-fair.ts';
import { countRegistrations } from './registrations.queries.ts';
import { withdrawFromJobFair } from './withdraw-from-job-fair.ts';

/** Replies to members contain their registration, so no cache may store them. */
function forbidCaching(headers: Record<string, string>, caller: Caller | undefined): void {
  if (caller) headers['cache-control'] = 'no-store';
}

/** Serves job fairs to visitors, and to members with their registration. */
export function jobFairRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, reads, clock } = context;

  // Replica lag must not hide a member's own registration.
  const sourceFor = (caller: Caller | undefined) => (caller ? db : reads);

  serveCall(app, getJobFairs, ({ caller, headers }) => {
    forbidCaching(headers, caller);
    return listJobFairs(sourceFor(caller), caller?.accountId, clock.now());
  });

  serveCall(app, getJobFair, async ({ params, caller, headers }) => {
    forbidCaching(headers, caller);
    const fair = await findJobFair(sourceFor(caller), params.id, caller?.accountId, clock.now());
    if (!fair) throw new CallError('not_found');
    return fair;
  });

  serveCall(app, getAppliedJobFairCount, ({ params }) => countRegistrations(db, params.accountID, clock.now()));

  serveCall(app, registerForJobFairCall, ({ body }) => registerForJobFair(context, body.accountID, body.jobFairID));

  serveCall(app, withdrawFromJobFairCall, ({ body }) => withdrawFromJobFair(context, body.accountID, body.jobFairID));
}

/** Staff actions for job fairs. */
export const jobFairStaffActions: readonly StaffAction[] = [
  staffAction(
    createJobFairCall,
    async (context, { body, by }) => ({ jobFairID: await createJobFair(context, body, by) }),
    { target: (_, answer) => answer && { kind: 'job-fair', id: answer.jobFairID } },
  ),
  staffAction(editJobFairCall, (context, { body }) => editJobFair(context, body), {
    target: ({ body }) => ({ kind: 'job-fair', id: body.jobFairID }),
  }),
  staffAction(
    cancelJobFairCall,
    async (context, { body, by }) => {
      await cancelJobFair(context, body.jobFairID, body.cause, by);
      return `Job fair ${body.jobFairID} is cancelled.`;
    },
    { target: ({ body }) => ({ kind: 'job-fair', id: body.jobFairID }) },
  ),
  staffAction(listJobFairsCall, async ({ db, clock }, { query: { jobFairID } }) => {
    if (jobFairID === undefined) return await listJobFairsOfStaff(db, clock.now());
    const fair = await findJobFairOfStaff(db, jobFairID, clock.now());
    return fair ? [fair] : [];
  }),
  staffAction(
    listJobFairAttendees,
    async ({ db, clock }, { params: { jobFairID } }) => {
      if (!(await findJobFair(db, jobFairID, undefined, clock.now()))) throw new CallError('not_found');
      return await listAttendees(db, jobFairID);
    },
    { recordsReading: true, target: ({ params }) => ({ kind: 'job-fair', id: params.jobFairID }) },
  ),
];
