import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import type { InterviewState, Schema } from '../../infra/database/schema.ts';

/** An interview of the candidate's list. */
export interface InterviewRow {
  interviewId: number;
  vacancyId: number;
  startsAt: Date;
  durationMinutes: number;
  status: InterviewState;
  mode: 'In person' | 'Video' | 'Phone';
  place: string;
  note: string;
  cause: string;
  replaces: number | null;
  costACall: boolean;
  isReplaced: boolean;
}

/** SQL condition: scheduled and not over; it may be in progress. */
const isUpcoming = (now: Date) =>
  sql<boolean>`(interviews.status = 'scheduled' and starts_at + make_interval(mins => duration_minutes) > ${now})`;

const ofAccount = (db: Db, accountId: number) =>
  db.selectFrom('interviews').where('interviews.account_id', '=', accountId);

const selectRows = (query: SelectQueryBuilder<Schema, 'interviews', unknown>) =>
  query
    .select(['interviews.id as interviewId', 'vacancy_id as vacancyId', 'starts_at as startsAt'])
    .select(['duration_minutes as durationMinutes', 'status', 'mode', 'place', 'note', 'cause'])
    .select(['replaces', 'cost_a_call as costACall'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('interviews as later').select('later.id').whereRef('later.replaces', '=', 'interviews.id')).as(
        'isReplaced',
      ),
    )
    .$castTo<InterviewRow>();

/** Upcoming interviews of an account, next first. */
export async function listUpcoming(db: Db, accountId: number, now: Date): Promise<InterviewRow[]> {
  return await selectRows(ofAccount(db, accountId).where(isUpcoming(now)))
    .orderBy('starts_at')
    .orderBy('interviews.id')
    .execute();
}

/** All interviews of an account, newest first. */
export async function listInterviews(db: Db, accountId: number): Promise<InterviewRow[]> {
  return await selectRows(ofAccount(db, accountId))
    .orderBy('starts_at', 'desc')
    .orderBy('interviews.id', 'desc')
    .execute();
}

/** Whether an account has an upcoming interview. */
export async function hasUpcoming(db: Db, accountId: number, now: Date): Promise<boolean> {
  const row = await ofAccount(db, accountId).select('interviews.id').where(isUpcoming(now)).limit(1).executeTakeFirst();
  return row !== undefined;
}
