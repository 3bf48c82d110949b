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
import { balanceOfCalls } from '../billing/plans/index.ts';
import { mapKnownCards } from '../vacancies/index.ts';
import { calendarFileOf } from './calendar/calendar-file.ts';
import { cancelByCandidate } from './cancel-by-candidate.ts';
import { hasUpcoming, type InterviewRow, listInterviews, listUpcoming } from './interview-list.queries.ts';
import { violatesBuffer } from './interview-times.ts';
import { findInterview, type Interview } from './interviews.queries.ts';
import { presentInterview } from './present-interview.ts';

/** Serves what candidates do with their interviews. */
export function interviewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, config } = context;

  async function withJobs(rows: InterviewRow[], now: Date): Promise<InterviewScheduleItem[]> {
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
    return await withJobs(await listUpcoming(db, params.accountID, now), now);
  });

  serveCall(app, getAllScheduledVacanciesByCandidate, async ({ params }) =>
    withJobs(await listInterviews(db, params.accountID), clock.now()),
  );

  serveCall(app, hasInterviewSchedules, ({ params }) => hasUpcoming(db, params.id, clock.now()));

  serveCall(app, getScheduleCancelBufferHrs, () => config.cancelBufferHours);

  serveCall(app, isScheduleCancelHrsViolates, async ({ params, caller }) => {
    const { startsAt } = await findOwn(params.scheduleID, caller.accountId);
    return violatesBuffer(startsAt, config.cancelBufferHours, clock.now());
  });

  serveCall(app, cancelInterviewScheduleByCandidate, ({ query, caller }) =>
    cancelByCandidate(context, caller.accountId, query.interviewScheduleID, query.violatesHrs === 'true'),
  );

  serveCall(app, getGuaranteedCallsBalance, ({ params }) => balanceOfCalls(db, params.accountID, clock.now()));

  serveCall(app, getCalendarFile, async ({ params, caller }) => {
    const interview = await findOwn(params.scheduleID, caller.accountId);
    const { name, contentType, bytes } = calendarFileOf(interview, config, clock.now());
    return { stream: Readable.from([bytes]), contentType, name };
  });
}
