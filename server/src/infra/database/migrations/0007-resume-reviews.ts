import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const state = `status text not null default 'waiting'
        check (status in ('waiting', 'corrections-requested', 'approved', 'superseded')),
      sent_at timestamptz not null,
      sent_by text not null,
      approved_at timestamptz,
      check ((status = 'approved') = (approved_at is not null))`;
  const statements = [
    `create table resume_contents (
      id integer generated always as identity primary key,
      account_id integer not null references accounts,
      -- sanitised
      old_html text not null,
      new_html text not null,
      comparison_html text not null,
      ${state}
    )`,
    'create index resume_contents_of_account on resume_contents (account_id, id desc)',
    `create unique index resume_contents_open on resume_contents (account_id)
      where status in ('waiting', 'corrections-requested')`,

    `create table resume_pdfs (
      id integer generated always as identity primary key,
      account_id integer not null references accounts,
      file_key text not null unique,
      original_name text not null,
      bytes integer not null,
      sha256 bytea not null,
      ${state}
    )`,
    'create index resume_pdfs_of_account on resume_pdfs (account_id, id desc)',
    `create unique index resume_pdfs_open on resume_pdfs (account_id)
      where status in ('waiting', 'corrections-requested')`,

    // No reference to the account: it would lock the account row, which account deletion locks before these rows.
    `create table resume_content_corrections (
      id integer generated always as identity primary key,
      content_id integer not null references resume_contents on delete cascade,
      corrections text not null,
      asked_at timestamptz not null
    )`,
    'create index resume_content_corrections_of_content on resume_content_corrections (content_id, id desc)',
    `create table resume_pdf_corrections (
      id integer generated always as identity primary key,
      pdf_id integer not null references resume_pdfs on delete cascade,
      corrections text not null,
      asked_at timestamptz not null
    )`,
    'create index resume_pdf_corrections_of_pdf on resume_pdf_corrections (pdf_id, id desc)',
    `create function corrections_never_change() returns trigger language plpgsql as $$
      begin
        raise exception 'corrections are never changed';
      end $$`,
    ...['resume_content_corrections', 'resume_pdf_corrections'].map(
      (table) => `create trigger ${table}_immutable before update on ${table}
      for each row execute function corrections_never_change()`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
