import {
  applyForJob,
  applyJob,
  checkJobApplied,
  getApplications,
  getAppliedJobs,
  listApplicants as listApplicantsCall,
  setApplicationStatus as setApplicationStatusCall,
  undoNotSelected as undoNotSelectedCall,
  withdrawApplication as withdrawApplicationCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';
import { hasApplied, listAppliedJobs } from './applications.queries.ts';
import { applyToVacancy } from './apply-to-vacancy.ts';
import { isVacancy, listApplicants } from './list-applications.queries.ts';
import { listApplications } from './list-applications.ts';
import { setApplicationStatus } from './status/set-application-status.ts';
import { undoNotSelected } from './status/undo-not-selected.ts';
import { withdrawApplication } from './status/withdraw-application.ts';

/** Serves the calls for applying (two with the same effect), checking, listing and withdrawing applications. */
export function applicationRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  serveCall(app, checkJobApplied, ({ params }) => hasApplied(db, params.accountID, params.vacancyID));

  serveCall(app, applyJob, ({ body }) => applyToVacancy(context, body.accountID, body.vacancyID));

  serveCall(app, applyForJob, ({ query }) => applyToVacancy(context, query.accountID, query.vacancyID));

  serveCall(app, getApplications, ({ params }) => listApplications(db, params.accountID, clock.now()));

  serveCall(app, getAppliedJobs, ({ params }) => listAppliedJobs(db, params.accountID));

  serveCall(app, withdrawApplicationCall, ({ body }) =>
    withdrawApplication(context, body.accountID, body.applicationID),
  );
}

export const applicationStaffActions: readonly StaffAction[] = [
  staffAction(listApplicantsCall, async ({ db }, { query: { vacancyID } }) => {
    if (!(await isVacancy(db, vacancyID))) throw new CallError('not_found', 'There is no vacancy with this number.');
    return await listApplicants(db, vacancyID);
  }),
  staffAction(
    setApplicationStatusCall,
    async (context, { body: { applicationID, ...change }, by }) => {
      await setApplicationStatus(context, applicationID, { ...change, by });
      return `Application ${applicationID} is ${change.status.toLowerCase()}.`;
    },
    { target: ({ body }) => ({ kind: 'application', id: body.applicationID }) },
  ),
  staffAction(
    undoNotSelectedCall,
    async (context, { body: { applicationID, note }, by }) => {
      const status = await undoNotSelected(context, applicationID, { note, by });
      return `Application ${applicationID} is ${status.toLowerCase()}${status === 'Closed' ? '' : ' again'}.`;
    },
    { target: ({ body }) => ({ kind: 'application', id: body.applicationID }) },
  ),
];
