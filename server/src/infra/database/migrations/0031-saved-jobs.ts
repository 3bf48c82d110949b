import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table saved_jobs (
      account_id integer not null references accounts on delete cascade,
      vacancy_id integer not null references vacancies on delete cascade,
      saved_at timestamptz not null,
      note text not null default '',
      primary key (account_id, vacancy_id)
    )`,
    'create index saved_jobs_of_vacancy on saved_jobs (vacancy_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
