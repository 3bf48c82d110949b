import type { CallAnswer, getModerationFigures } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { isConnected } from '../staff/index.ts';
import type { CaseView } from './cases/list-cases.queries.ts';

type Figures = CallAnswer<typeof getModerationFigures>;

const ACCURACY_DAYS = 90;
const DECISION_DAYS = 30;
const MAX_REPORTERS = 50;

/** How often rules and reporters proved right, and how long decisions took; without reports of the reader's own vacancies. */
export async function readFigures(db: Db, { staffId, now }: CaseView): Promise<Figures> {
  const isOwn = staffId === undefined ? sql`false` : isConnected(staffId, 'job_reports.vacancy_id');
  const accuracyFrom = new Date(now.getTime() - ACCURACY_DAYS * DAY_MS);
  const decisionsFrom = new Date(now.getTime() - DECISION_DAYS * DAY_MS);
  const [open, decided, rules, reporters] = await Promise.all([
    sql<Pick<Figures, 'undecided' | 'overdue'>>`
      select count(*)::int as undecided, (count(*) filter (where due_at < ${now}))::int as overdue
      from (
        select due_at from moderation_cases where state in ('open', 'asked')
        union all
        select due_at from picture_cases where state = 'open'
      ) queue`.execute(db),
    sql<Pick<Figures, 'decided' | 'upheld' | 'medianMinutes'>>`
      select count(*)::int as decided, (count(*) filter (where state = 'upheld'))::int as upheld,
        (percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at) / 60)
          filter (where causes <> '{staff}'))::float8 as "medianMinutes"
      from moderation_cases where decided_at >= ${decisionsFrom}`.execute(db),
    sql<Figures['rules'][number]>`
      select rule, count(*)::int as found, (count(*) filter (where outcome = 'right'))::int as "right",
        (count(*) filter (where outcome = 'wrong'))::int as wrong
      from screening_findings where found_at >= ${accuracyFrom} group by rule order by found desc, rule`.execute(db),
    sql<Figures['reporters'][number]>`
      select min(email) as email, account_id as "memberID", count(*)::int as reports,
        (count(*) filter (where outcome = 'right'))::int as "right",
        (count(*) filter (where outcome = 'wrong'))::int as wrong
      from job_reports where reported_at >= ${accuracyFrom} and (account_id is not null or email <> '') and not ${isOwn}
      group by account_id, case when account_id is null then lower(email) end
      order by reports desc, "memberID" limit ${MAX_REPORTERS}`.execute(db),
  ]);
  const { undecided = 0, overdue = 0 } = open.rows[0] ?? {};
  const { decided: decidedCount = 0, upheld = 0, medianMinutes = null } = decided.rows[0] ?? {};
  return {
    undecided,
    overdue,
    decided: decidedCount,
    upheld,
    medianMinutes: medianMinutes === null ? null : Math.round(medianMinutes),
    rules: rules.rows,
    reporters: reporters.rows,
  };
}
