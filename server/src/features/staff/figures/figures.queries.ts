import { ANSWER_DAYS, FIGURE_PAGE, type FigureName } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { DAY_MS } from '../../../lib/clock.ts';

/** A period, its end not included. */
export interface Period {
  from: Date;
  until: Date;
}

const monthOf = (moment: RawBuilder<unknown>) => sql<string>`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** Applications that are hired, with the moment of their last step there. Of several steps the last counts. */
const hires = ({ from, until }: Period) => sql`(
  select distinct on (step.application_id) step.application_id, step.at, application.applied_at, application.account_id,
    application.vacancy_id, extract(epoch from step.at - application.applied_at) / 86400 as days
  from application_steps step join applications application on application.id = step.application_id
  where step.stage = 'Hired' and step.at >= ${from} and step.at < ${until} and application.stage = 'Hired'
    and not exists (select from application_steps later
      where later.application_id = step.application_id and later.stage = 'Hired' and later.at >= ${until})
  order by step.application_id, step.at desc)`;

/** Days until the first answer to an application that was not undone; null without one. */
const daysToAnswer = sql<number | null>`
  extract(epoch from applications.answered_at - applications.applied_at)::float8 / 86400`;

const sign = sql`case when invoices.kind = 'invoice' then 1 else -1 end`;
const taxable = sql<number>`(${sign} * (invoices.content->'item'->>'taxablePaise')::bigint)`;

/** Placements and the median days to hire, by month. */
export async function countHires(db: Db, period: Period): Promise<{ month: string; count: number; days: number }[]> {
  const { rows } = await sql<{ month: string; count: number; days: number }>`
    select ${monthOf(sql`at`)} as month, count(*)::int as count,
      (percentile_cont(0.5) within group (order by days))::float8 as days
    from ${hires(period)} hires group by 1
  `.execute(db);
  return rows;
}

/** Revenue in paise without tax, invoices less credit notes, by month and plan. */
export async function sumRevenue(db: Db, period: Period): Promise<{ month: string; plan: string; paise: number }[]> {
  const { rows } = await sql<{ month: string; plan: string; paise: number }>`
    select ${monthOf(sql`issued_at`)} as month, purchases.plan->>'name' as plan, sum(${taxable})::bigint as paise
    from invoices join purchases on purchases.id = invoices.purchase_id
    where issued_at >= ${period.from} and issued_at < ${period.until}
    group by 1, 2 order by 3 desc, 2
  `.execute(db);
  return rows;
}

/** Applications by month: sent, those whose days to answer are over, and of these the ones answered in time. */
export async function countAnswers(
  db: Db,
  months: readonly (Period & { month: string })[],
  now: Date,
): Promise<{ month: string; sent: number; answerable: number; answered: number }[]> {
  const overSince = new Date(now.getTime() - ANSWER_DAYS * DAY_MS);
  // One range of an index a month: naming the month of every application would take longer than counting them.
  const counts = months.map(
    ({ month, from, until }) => sql`
      select ${month}::text as month, count(*)::int as sent,
        (count(*) filter (where applied_at <= ${overSince}))::int as answerable,
        (count(*) filter (where applied_at <= ${overSince}
          and answered_at <= applied_at + make_interval(days => ${ANSWER_DAYS})))::int as answered
      from applications where withdrawn_at is null and applied_at >= ${from} and applied_at < ${until}`,
  );
  const { rows } = await sql<{ month: string; sent: number; answerable: number; answered: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}

/** A row behind a figure; `value` in days, or in paise for revenue. */
export interface FigureRowRecord {
  id: number;
  page_id: number;
  title: string;
  detail: string;
  at: Date;
  value: number | null;
}

function rowsOf(figure: FigureName, period: Period, plan: string | undefined): RawBuilder<unknown> {
  switch (figure) {
    case 'placements':
    case 'time-to-hire':
      return sql`select h.application_id as id, h.application_id as page_id, a.full_name as title, v.title as detail, h.at,
          h.days::float8 as value
        from ${hires(period)} h join accounts a on a.id = h.account_id join vacancies v on v.id = h.vacancy_id`;
    case 'revenue':
      return sql`select invoices.id, purchases.id as page_id, invoices.number as title, purchases.plan->>'name' as detail,
          invoices.issued_at as at, ${taxable}::float8 as value
        from invoices join purchases on purchases.id = invoices.purchase_id
        where issued_at >= ${period.from} and issued_at < ${period.until}
          and ${plan === undefined ? sql`true` : sql`purchases.plan->>'name' = ${plan}`}`;
    case 'answers':
      return sql`select applications.id, applications.id as page_id, a.full_name as title, v.title as detail,
          applications.applied_at as at, ${daysToAnswer} as value
        from applications left join accounts a on a.id = applications.account_id
          left join vacancies v on v.id = applications.vacancy_id
        where withdrawn_at is null and applied_at >= ${period.from} and applied_at < ${period.until}`;
  }
}

/** One page of the rows behind a figure, newest first, with the number of all. */
export async function listRows(
  db: Db,
  figure: FigureName,
  period: Period,
  { plan, page = 1 }: { plan?: string | undefined; page?: number | undefined },
): Promise<{ rows: FigureRowRecord[]; total: number }> {
  const all = rowsOf(figure, period, plan);
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from (${all}) rows`.execute(db),
    sql<FigureRowRecord>`${all} order by at desc, id desc
      limit ${FIGURE_PAGE} offset ${(page - 1) * FIGURE_PAGE}`.execute(db),
  ]);
  return { rows: listed.rows, total: counted.rows[0]?.total ?? 0 };
}
