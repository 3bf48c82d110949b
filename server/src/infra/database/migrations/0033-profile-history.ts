import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Months are texts, `yyyy-MM` or `yyyy`: many resumes give years only. Both forms sort by time.
  const statements = [
    `create table employments (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      job_title text not null,
      company text not null,
      place text not null,
      started text not null,
      ended text not null,
      description text not null,
      added_at timestamptz not null
    )`,
    'create index employments_of_account on employments (account_id)',
    `create table educations (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      qualification text not null,
      subject text not null,
      institute text not null,
      year text not null,
      grade text not null,
      added_at timestamptz not null
    )`,
    'create index educations_of_account on educations (account_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
