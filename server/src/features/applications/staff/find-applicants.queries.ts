import {
  APPLICANTS_PAGE,
  type CallOutput,
  type listAllApplicants,
  MAX_COUNTED_APPLICANTS,
  MIN_SEARCH_LETTERS,
} from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { escapeLike } from '../../../lib/escape-like.ts';

export type ApplicantFilter = CallOutput<typeof listAllApplicants>['query'];

/** The ids of a page in its order, and the number of all, which is at least `total` when it is capped. */
interface FoundIds {
  ids: number[];
  total: number;
  isCapped: boolean;
}

/** Applications at the beginning of the list in which a text is looked for first. */
const WINDOW = 5_000;
/** More members or vacancies than this match only words that the window has found. */
const MAX_MATCHES = 20_000;

/** Whether a text has all words of a search; a trigram index finds those of three letters and more. */
function hasWords(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length >= MIN_SEARCH_LETTERS);
  // One condition a word: an index does not serve `like all`.
  const conditions = words.map((word) => sql`${column} ilike ${`%${escapeLike(word)}%`}`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const nameHas = (text: string) => hasWords(sql`lower(full_name)`, text);
const titleHas = (text: string) => hasWords(sql`title`, text);

/**
 * The conditions that an index of the list's order serves; withdrawn ones only if the filter asks for them. The stage and the limits
 * of a page are literals: with parameters the planner assumes a tenth of all rows, and joins all applications.
 */
function indexed({ vacancyID, stage, olderThanDays }: ApplicantFilter, now: Date): RawBuilder<boolean> {
  const conditions = [
    stage ? sql`applications.stage = ${sql.lit(stage)}` : sql`applications.withdrawn_at is null`,
    ...(vacancyID === undefined ? [] : [sql`applications.vacancy_id = ${vacancyID}`]),
    ...(olderThanDays ? [sql`applied_at <= ${new Date(now.getTime() - olderThanDays * DAY_MS)}`] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const isRunning = (now: Date) => sql<boolean>`ended_at is null and starts_at <= ${now} and expires_at > ${now}`;

function hasPlan({ plan }: ApplicantFilter, now: Date): RawBuilder<boolean> {
  if (!plan) return sql<boolean>`true`;
  const running = sql<boolean>`exists (
    select from purchased_plans where purchased_plans.account_id = applications.account_id and ${isRunning(now)})`;
  return plan === 'with' ? running : sql<boolean>`not ${running}`;
}

/**
 * What is counted. For members with a plan it starts at their plans, which are fewer than applications; `offset 0` keeps the
 * planner from joining all applications instead.
 */
function countedRows(filter: ApplicantFilter, now: Date): RawBuilder<unknown> {
  const condition = indexed(filter, now);
  if (filter.plan !== 'with' || filter.stage || filter.vacancyID !== undefined) {
    return sql`select from applications where ${condition} and ${hasPlan(filter, now)}`;
  }
  return sql`
    select from (select distinct account_id from purchased_plans where ${isRunning(now)}) member
    cross join lateral (
      select * from applications where applications.account_id = member.account_id offset 0) applications
    where ${condition}`;
}

const orderOf = ({ order }: ApplicantFilter) =>
  order === 'oldest' ? sql`order by applied_at, applications.id` : sql`order by applied_at desc, applications.id desc`;

const offsetOf = ({ page = 1 }: ApplicantFilter) => (page - 1) * APPLICANTS_PAGE;

/** The applications of a filter without a text, by the index of their order. */
async function findByOrder(db: Db, filter: ApplicantFilter, now: Date): Promise<FoundIds> {
  const [{ rows }, counted] = await Promise.all([
    sql<{ id: number }>`
      select applications.id from applications where ${indexed(filter, now)} and ${hasPlan(filter, now)} ${orderOf(filter)}
      limit ${sql.lit(APPLICANTS_PAGE)} offset ${sql.lit(offsetOf(filter))}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (
        ${countedRows(filter, now)} limit ${sql.lit(MAX_COUNTED_APPLICANTS + 1)}) found`.execute(db),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return {
    ids: rows.map(({ id }) => id),
    total: Math.min(total, MAX_COUNTED_APPLICANTS),
    isCapped: total > MAX_COUNTED_APPLICANTS,
  };
}

/** Looks for a text in the first applications of the list; undefined when it is too rare there to fill a page. */
async function findInWindow(db: Db, filter: ApplicantFilter, text: string, now: Date): Promise<FoundIds | undefined> {
  const { rows } = await sql<{ id: number; looked_at: number }>`
    with applications as materialized (
      select id, account_id, vacancy_id, applied_at from applications where ${indexed(filter, now)}
      ${orderOf(filter)} limit ${WINDOW}
    )
    select applications.id, (select count(*)::int from applications) as looked_at from applications
    where ${hasPlan(filter, now)} and (
      exists (select from accounts where accounts.id = applications.account_id and ${nameHas(text)})
      or exists (select from vacancies where vacancies.id = applications.vacancy_id and ${titleHas(text)}))
    ${orderOf(filter)}`.execute(db);
  const isCapped = (rows[0]?.looked_at ?? WINDOW) === WINDOW;
  if (isCapped && rows.length < APPLICANTS_PAGE) return undefined;
  const ids = rows.slice(offsetOf(filter), offsetOf(filter) + APPLICANTS_PAGE).map(({ id }) => id);
  return { ids, total: rows.length, isCapped };
}

/** Members whose name, and vacancies whose title, has the words of a text. */
async function findMatches(db: Db, text: string): Promise<{ accounts: number[]; vacancies: number[] }> {
  const [accounts, vacancies] = await Promise.all([
    db.selectFrom('accounts').select('id').where(nameHas(text)).limit(MAX_MATCHES).execute(),
    db.selectFrom('vacancies').select('id').where(titleHas(text)).limit(MAX_MATCHES).execute(),
  ]);
  return { accounts: accounts.map(({ id }) => id), vacancies: vacancies.map(({ id }) => id) };
}

/**
 * Finds applicants. A text that many have is found at the beginning of the list, without counting further; a rare one by
 * the indexes of names and titles.
 */
export async function findApplicantIds(db: Db, filter: ApplicantFilter, now: Date): Promise<FoundIds> {
  const { text } = filter;
  if (!text) return await findByOrder(db, filter, now);
  const inWindow = await findInWindow(db, filter, text, now);
  if (inWindow) return inWindow;
  const { accounts, vacancies } = await findMatches(db, text);
  if (accounts.length === 0 && vacancies.length === 0) return { ids: [], total: 0, isCapped: false };
  const { rows } = await sql<{ id: number; total: number }>`
    with found as materialized (
      select id, account_id, vacancy_id, applied_at from applications
      where account_id = any(${accounts}::int[]) and ${indexed(filter, now)}
      union
      select id, account_id, vacancy_id, applied_at from applications
      where vacancy_id = any(${vacancies}::int[]) and ${indexed(filter, now)}
    )
    select applications.id, count(*) over ()::int as total from found applications
    where ${hasPlan(filter, now)} ${orderOf(filter)}
    limit ${APPLICANTS_PAGE} offset ${offsetOf(filter)}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    ids: rows.map(({ id }) => id),
    total: Math.min(total, MAX_COUNTED_APPLICANTS),
    isCapped: total > MAX_COUNTED_APPLICANTS,
  };
}
