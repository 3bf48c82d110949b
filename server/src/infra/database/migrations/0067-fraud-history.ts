import { type Kysely, sql } from 'kysely';

/** Former texts of a vacancy that are kept; decided at `recordFingerprints`. */
const MAX_FORMER_TEXTS = 20;

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // When it was written here; what a feed states as its date is not to be trusted. Null: before this release.
    'alter table vacancies add column entered_at timestamptz',

    // What a refutation is about besides the words: the fraud or the vacancy that it was found to repeat.
    `alter table screening_findings add column evidence text not null default ''`,

    // Every contact that a vacancy has named, also before it was edited.
    `create table vacancy_contacts (
      vacancy_id integer not null references vacancies on delete cascade,
      kind text not null check (kind in ('phone', 'handle', 'email', 'domain', 'messenger', 'image')),
      value text not null,
      primary key (vacancy_id, kind, value)
    )`,
    'create index vacancy_contacts_by_value on vacancy_contacts (kind, value, vacancy_id)',

    // Texts of a vacancy that was public, before they were replaced: a fraud is edited once it is reported.
    `create table vacancy_former_texts (
      id bigint generated always as identity primary key,
      vacancy_id integer not null references vacancies on delete cascade,
      title text not null,
      description_html text not null,
      hash text not null,
      unique (vacancy_id, hash)
    )`,
    `create function keep_former_text() returns trigger language plpgsql as $$
      begin
        insert into vacancy_former_texts (vacancy_id, title, description_html, hash)
        values (old.id, old.title, old.description_html, md5(old.title || E'\\n' || old.description_html))
        on conflict do nothing;
        delete from vacancy_former_texts where vacancy_id = old.id and id <= (
          select id from vacancy_former_texts where vacancy_id = old.id order by id desc offset ${MAX_FORMER_TEXTS} limit 1);
        return null;
      end $$`,
    `create trigger vacancies_former_text after update of title, description_html on vacancies
      for each row when (old.status in ('live', 'paused')
        and (old.title, old.description_html) is distinct from (new.title, new.description_html))
      execute function keep_former_text()`,

    // Texts of upheld frauds, as hashes of their content words.
    `create table fraud_texts (
      id integer generated always as identity primary key,
      case_id integer not null references moderation_cases on delete cascade,
      words integer[] not null
    )`,
    'create index fraud_texts_of_case on fraud_texts (case_id)',

    // Upheld frauds that live vacancies are to be searched for, from `after_vacancy` on.
    `create table fraud_searches (
      case_id integer primary key references moderation_cases on delete cascade,
      queued_at timestamptz not null,
      after_vacancy integer not null default 0
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
