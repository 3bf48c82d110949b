import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // A row of priority_listings is the use of one credit: a returned one stays, so that its vacancy is not listed again.
    'alter table priority_listings add column returned_at timestamptz',
    'create index priority_listings_of_grant on priority_listings (purchased_plan_id)',

    `create table free_listing_views (
      account_id integer not null references accounts on delete cascade,
      vacancy_id integer not null references vacancies on delete cascade,
      shown_at timestamptz not null,
      primary key (account_id, vacancy_id)
    )`,
    'create index free_listing_views_by_time on free_listing_views (shown_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
