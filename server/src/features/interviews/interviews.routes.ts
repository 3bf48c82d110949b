import { Readable } from 'node:stream';
import {
  cancelInterviewScheduleByCandidate,
  getAllScheduledVacanciesByCandidate,
  getCalendarFile,
  getGuaranteedCallsBalance,
  getScheduleCancelBufferHrs,
  getScheduledVacancies,
  hasInterviewSchedules,
  type InterviewScheduleItem,
  isScheduleCancelHrsViolates,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { CallError } from '../../lib/call-error.ts';
import { countRemainingGuaranteedCalls } from '../billing/plans/index.ts';
import { mapKnownCards } from '../vacancies/index.ts';
import { createInterviewCalendar } from './calendar/interview-calendar.ts';
import { cancelByCandidate } from './cancel-by-candidate.ts';
import { hasUpcoming, type InterviewRow, listInterviews, listUpcoming } from './interview-list.queries.ts';
import { isInsideCancelBuffer } from './interview-times.ts';
import { findInterview, type Interview } from './interviews.queries.ts';
import { presentInterview } from './present-interview.ts';

/** Serves the interviews of candidates. */
export function interviewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, config } = context;

  async function presentWithJobs(rows: InterviewRow[], now: Date): Promise<InterviewScheduleItem[]> {
    const ids = rows.map(({ vacancyId }) => vacancyId);
    const jobs = await mapKnownCards(db, ids, now);
    return rows.flatMap((row) => {
      const job = jobs.get(row.vacancyId);
      return job ? [presentInterview(row, job.card, now)] : [];
    });
  }

  async function findOwn(interviewId: number, accountId: number): Promise<Interview> {
    const interview = await findInterview(db, interviewId, accountId);
    if (!interview) throw new CallError('not_found');
    return interview;
  }

  serveCall(app, getScheduledVacancies, async ({ params }) => {
    const now = clock.now();
    return await presentWithJobs(await listUpcoming(db, params.accountID, now), now);
  });

  serveCall(app, getAllScheduledVacanciesByCandidate, async ({ params }) =>
    presentWithJobs(await listInterviews(db, params.accountID), clock.now()),
  );

  serveCall(app, hasInterviewSchedules, ({ params }) => hasUpcoming(db, params.id, clock.now()));

  serveCall(app, getScheduleCancelBufferHrs, () => config.cancelBufferHours);

  serveCall(app, isScheduleCancelHrsViolates, async ({ params, caller }) => {
    const { startsAt } = await findOwn(params.scheduleID, caller.accountId);
    return isInsideCancelBuffer(startsAt, config.cancelBufferHours, clock.now());
  });

  serveCall(app, cancelInterviewScheduleByCandidate, ({ query, caller }) =>
    cancelByCandidate(context, caller.accountId, query.interviewScheduleID, query.violatesHrs === 'true'),
  );

  serveCall(app, getGuaranteedCallsBalance, ({ params }) =>
    countRemainingGuaranteedCalls(db, params.accountID, clock.now()),
  );

  serveCall(app, getCalendarFile, async ({ params, caller }) => {
    const interview = await findOwn(params.scheduleID, caller.accountId);
    const { name, contentType, bytes } = createInterviewCalendar(interview, config, clock.now());
    return { stream: Readable.from([bytes]), contentType, name };
  });
}
