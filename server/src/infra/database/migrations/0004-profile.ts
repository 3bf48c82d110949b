import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table work_profiles (
      account_id integer primary key references accounts on delete cascade,
      gender text,
      annual_salary integer check (annual_salary >= 0),
      notice_period text,
      ready_to_relocate boolean,
      job_mode_id smallint,
      experience_months smallint check (experience_months >= 0)
    )`,

    `create table addresses (
      account_id integer primary key references accounts on delete cascade,
      current_address text not null,
      current_state_id integer not null,
      current_city_id integer not null,
      same_as_current boolean not null,
      permanent_address text not null,
      permanent_state_id integer not null,
      permanent_city_id integer not null,
      saved_at timestamptz not null
    )`,

    `create table preferred_locations (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      location text not null,
      location_key text not null,
      added_at timestamptz not null,
      unique (account_id, location_key)
    )`,

    `create table job_seeker_skills (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      skill text not null,
      skill_key text not null,
      added_at timestamptz not null,
      unique (account_id, skill_key)
    )`,
    'create index job_seeker_skills_by_key on job_seeker_skills (skill_key)',

    `create table pictures (
      id integer generated always as identity primary key,
      account_id integer not null unique references accounts on delete cascade,
      file_key text not null unique,
      content_type text not null,
      bytes integer not null check (bytes > 0),
      status text not null default 'Pending' check (status in ('Approved', 'Rejected', 'Pending')),
      uploaded_at timestamptz not null,
      reviewed_at timestamptz,
      reviewed_by text
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
