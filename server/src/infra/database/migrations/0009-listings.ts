import { type Kysely, sql } from 'kysely';
import { hasColumn } from '../migration/has-column.ts';

export const isTransactional = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table matching_queue (
      vacancy_id integer primary key references vacancies on delete cascade,
      due_at timestamptz not null
    )`,
    'create index matching_queue_due on matching_queue (due_at)',

    `create table matchable_vacancies (
      vacancy_id integer primary key references vacancies on delete cascade,
      posted_at timestamptz not null,
      skill_keys text[] not null,
      place_keys text[] not null,
      experience_from_years smallint,
      experience_to_years smallint,
      salary_to integer,
      offered_at timestamptz
    )`,
    'create index matchable_vacancies_to_offer on matchable_vacancies (vacancy_id) where offered_at is null',

    // No foreign key: it would be checked for each of about twenty rows per vacancy. Readers join the vacancy.
    `create table matching_lists (
      skill_key text collate "C" not null,
      place_key text collate "C" not null,
      posted_at timestamptz not null,
      vacancy_id integer not null
    )`,
    `create unique index matching_lists_newest
      on matching_lists (skill_key, place_key, posted_at desc, vacancy_id desc)`,

    `create table skill_counts (
      skill_key text collate "C" primary key,
      live_count integer not null
    )`,

    `create table profile_changes (
      account_id integer primary key references accounts on delete cascade,
      changes integer not null
    )`,
    // For an index-only scan when the members of a vacancy are searched.
    'create index job_seeker_skills_accounts on job_seeker_skills (skill_key, account_id)',
    'drop index job_seeker_skills_by_key',

    `create table priority_members (
      account_id integer primary key references accounts on delete cascade,
      looked_on date not null,
      grant_id integer not null,
      changes integer not null,
      mailed_on date
    )`,

    `create table priority_listings (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      vacancy_id integer not null references vacancies,
      purchased_plan_id integer not null references purchased_plans,
      matches text[] not null,
      listed_at timestamptz not null,
      told_at timestamptz,
      unique (account_id, vacancy_id)
    )`,
    'create index priority_listings_of_account on priority_listings (account_id, listed_at desc)',
    'create index priority_listings_to_tell on priority_listings (account_id) where told_at is null',

    `create table vacancy_reads (
      account_id integer not null references accounts on delete cascade,
      vacancy_id integer not null references vacancies,
      read_at timestamptz not null,
      primary key (account_id, vacancy_id)
    )`,
  ];
  if (!(await hasColumn(db, 'matching_queue', 'vacancy_id')))
    await db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
  // The first run of the job adds the vacancies that are live already. The references above lock vacancies until their
  // transaction ends.
  await sql`
    insert into ${sql.table('matching_queue')} (vacancy_id, due_at)
    select vacancy_id, posted_at from ${sql.table('vacancy_search')} on conflict do nothing`.execute(db);
}
