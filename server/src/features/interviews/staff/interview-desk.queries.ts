import {
  type CallOutput,
  INTERVIEWS_PAGE,
  type listInterviews,
  MAX_COUNTED_INTERVIEWS,
  type StaffInterview,
} from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { InterviewState } from '../../../infra/database/schema.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { fromIst } from '../../../lib/india-time/ist.ts';
import { endOf } from '../interview-times.ts';

type Query = CallOutput<typeof listInterviews>['query'];

const statuses: Record<InterviewState, StaffInterview['status']> = {
  scheduled: 'Scheduled',
  attended: 'Attended',
  'no-show': 'No-show',
  'cancelled-by-candidate': 'Cancelled by candidate',
  'cancelled-by-employer': 'Cancelled by employer',
};

/** More interviews in a week are not drawn. */
const MAX_OF_WEEK = 1_000;

const isOver = (now: Date) => sql<boolean>`starts_at + make_interval(mins => duration_minutes) <= ${now}`;
const isUnreplaced = sql<boolean>`not exists (select from interviews later where later.replaces = interviews.id)`;

/** The interviews of a list, and its order. */
function select(db: Db, { show = 'open', week, interviewScheduleID }: Query, now: Date) {
  const all = db.selectFrom('interviews');
  if (interviewScheduleID !== undefined)
    return { found: all.where('interviews.id', '=', interviewScheduleID), direction: 'asc' as const };
  if (week !== undefined) {
    const start = fromIst(new Date(week));
    return {
      found: all.where('starts_at', '>=', start).where('starts_at', '<', new Date(start.getTime() + 7 * DAY_MS)),
      direction: 'asc' as const,
    };
  }
  // The earliest first: missing outcomes come before upcoming interviews.
  const scheduled = all.where('interviews.status', '=', 'scheduled');
  switch (show) {
    case 'open':
      return { found: scheduled, direction: 'asc' as const };
    case 'outcome-missing':
      return { found: scheduled.where('starts_at', '<=', now).where(isOver(now)), direction: 'asc' as const };
    case 'replacement':
      return {
        found: all.where('interviews.status', '=', 'cancelled-by-employer').where(isUnreplaced),
        direction: 'asc' as const,
      };
    case 'ended':
      return { found: all.where('interviews.status', '!=', 'scheduled'), direction: 'desc' as const };
  }
}

/** Interviews for staff, with their number up to a limit. */
export async function listStaffInterviews(
  db: Db,
  query: Query,
  now: Date,
): Promise<{ interviews: StaffInterview[]; total: number; isCapped: boolean }> {
  const { found, direction } = select(db, query, now);
  const size = query.week === undefined ? INTERVIEWS_PAGE : MAX_OF_WEEK;
  const rows = await found
    .innerJoin('accounts', 'accounts.id', 'interviews.account_id')
    .innerJoin('vacancies', 'vacancies.id', 'interviews.vacancy_id')
    .innerJoin('companies', 'companies.id', 'vacancies.company_id')
    .select(['interviews.id', 'interviews.account_id as accountID', 'interviews.vacancy_id as vacancyID'])
    .select(['accounts.full_name as fullName', 'vacancies.title as jobTitle', 'companies.name as orgName'])
    .select(['starts_at as startsAt', 'duration_minutes as durationMinutes', 'mode', 'place', 'note'])
    .select(['calendar_sequence as version', 'interviews.status', 'interviews.cause', isUnreplaced.as('isUnreplaced')])
    .orderBy('starts_at', direction)
    .orderBy('interviews.id', direction)
    .limit(size)
    .offset(((query.page ?? 1) - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom(
      found
        .select('interviews.id')
        .limit(MAX_COUNTED_INTERVIEWS + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const interviews = rows.map(({ id, startsAt, status, isUnreplaced: unreplaced, ...row }) => ({
    ...row,
    interviewScheduleID: id,
    startsOn: startsAt.toISOString(),
    status: statuses[status],
    isOutcomeMissing: status === 'scheduled' && endOf({ startsAt, durationMinutes: row.durationMinutes }) <= now,
    hasBegun: startsAt <= now,
    isReplacementDue: status === 'cancelled-by-employer' && unreplaced,
  }));
  return {
    interviews,
    total: Math.min(Number(total), MAX_COUNTED_INTERVIEWS),
    isCapped: Number(total) > MAX_COUNTED_INTERVIEWS,
  };
}
