import { sql } from 'kysely';
import type { Db } from '../../server/src/infra/database/connect.ts';

const BATCH = 10_000;

/** Words of titles and descriptions; the search of the drill is for some of them. */
export const WORDS = ['manager', 'developer', 'sales', 'nurse', 'driver', 'accountant', 'teacher', 'welder', 'cook'];

/** A text of so many words, another one for each row `n`. */
const textOf = (words: number) => sql`(select string_agg((${sql.val(WORDS)}::text[])[1 + abs(hashint4(n * 31 + i)) %
  ${sql.lit(WORDS.length)}] || case when i % 3 = 0 then '' else abs(hashint4(n + i)) % 5000 || 'x' end, ' ')
  from generate_series(1, ${sql.lit(words)}) i)`;

/** Fills the tables of the first release: vacancies with their search rows, and an application for every second one. */
export async function fillFirstRelease(db: Db, size: number, progress: (rows: number) => void): Promise<void> {
  await sql`insert into companies (name, folded_name) select 'Company ' || n, 'company ' || n
    from generate_series(1, 1000) n`.execute(db);
  for (let from = 1; from <= size; from += BATCH) {
    const numbers = sql`generate_series(${from}::integer, ${Math.min(from + BATCH - 1, size)}::integer) n`;
    await sql`insert into vacancies (kind, status, company_id, source, source_id, title, description_html, skills,
        locations, salary_from, salary_to, posted_at, expires_at)
      select 'standard', 'live', 1 + n % 1000, 'drill', n::text, ${textOf(3)}, repeat('<p>' || ${textOf(30)} || '</p>', 4),
        array['skill ' || n % 500, 'skill ' || n % 37], array['Place ' || n % 300], 2000000, 4000000,
        now() - n % 86400 * interval '20 seconds', now() + interval '60 days' from ${numbers}`.execute(db);
    await sql`insert into vacancy_changes (vacancy_id, to_status, cause, actor)
      select n, 'live', 'import', 'drill' from ${numbers}`.execute(db);
    await sql`insert into vacancy_search (vacancy_id, company_id, posted_at, expires_at, lex)
      select id, company_id, posted_at, expires_at, to_tsvector('simple', title || ' ' || left(description_html, 400))
      from vacancies where source_id::integer between ${from} and ${from + BATCH - 1}
        and id between ${from} and ${from + BATCH - 1}`.execute(db);
    progress(Math.min(from + BATCH - 1, size));
  }
  await sql`insert into accounts (full_name, country_id, mobile_no, email, password_hash)
    select 'Member ' || n, 105, '9876543210', 'member' || n || '@example.com', 'x'
    from generate_series(1, ${Math.ceil(size / 10)}::integer) n`.execute(db);
  await sql`insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
    select id, 'key' || id, 'cv.pdf', 'application/pdf', 1, 'x' from accounts`.execute(db);
  await sql`insert into applications (account_id, vacancy_id, resume_id, applied_at)
    select r.account_id, 1 + (r.id * 5 + k) % ${sql.lit(size)}, r.id, now() - r.id % 86400 * interval '20 seconds'
    from resumes r cross join generate_series(0, 4) k`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
