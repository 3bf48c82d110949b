import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';
import { hasColumn } from '../migration/has-column.ts';

export const isTransactional = false;

// Vacancies that deserve a second look (staff-vacancies.queries.ts has the same conditions), newest first.
const indexes = [
  { name: 'vacancies_without_place', on: `vacancies (posted_at desc, id desc) where locations = '{}'` },
  {
    name: 'vacancies_without_pay',
    on: `vacancies (posted_at desc, id desc) where salary_from is null and salary_to is null and pay_text = ''`,
  },
  {
    name: 'vacancies_with_odd_pay',
    on: `vacancies (posted_at desc, id desc)
      where salary_to < salary_from or salary_to > salary_from * 5 or salary_from < 3600000 or salary_to > 1000000000`,
  },
  { name: 'vacancies_by_text', on: 'vacancies (md5(description_html))' },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // mail_key: hash of sender and Message-ID; a mail that is delivered twice is stored once, and replies find their case.
    `alter table support_entries
      add column quoted text not null default '',
      add column mail_id text not null default '',
      add column mail_key text`,
    'create unique index support_entries_mail on support_entries (mail_key) where mail_key is not null',
    `create table support_attachments (
      id integer generated always as identity primary key,
      entry_id bigint not null references support_entries on delete cascade,
      name text not null,
      kind text not null check (kind in ('document', 'picture')),
      file_key text not null unique
    )`,
    'create index support_attachments_of_entry on support_attachments (entry_id)',
  ];
  if (!(await hasColumn(db, 'support_entries', 'mail_key')))
    await db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
  for (const index of indexes) await createIndexConcurrently(db, index);
}
