import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { streamRows } from '../../../infra/database/stream-rows.ts';
import { withoutStatementTimeout } from '../../../infra/database/without-statement-timeout.ts';
import { isIndexedLive, isLive } from '../../vacancies/index.ts';
import { employmentTypeLexeme, shiftLexeme, workModeLexeme } from './attribute-lexemes.ts';
import type { CompanyName } from './company-names.ts';
import { experienceLexeme } from './create-lexemes.ts';
import type { SuggestionStart } from './suggestions.ts';

/** A title, skill, company or place, and the number of live vacancies that have it. */
export interface Name {
  text: string;
  live_count: number;
  /** Words of places are spell corrections, but places are not suggested as job titles. */
  kind: 'title' | 'skill' | 'company' | 'place' | 'way';
}

type Counted<T> = T & { live_count: number };

/** Suggestions, and the words that spell correction knows; generated while they are iterated. */
export interface Vocabulary {
  suggestions: Iterable<Counted<SuggestionStart>>;
  words: Iterable<Counted<{ word: string }>>;
}

/** The vocabulary of all live vacancies. */
export interface WholeVocabulary extends Vocabulary {
  companies: CompanyName[];
}

/** A prefix of up to this many letters has thousands of suggestions; its best ones are precomputed. */
export const MAX_SHORT_PREFIX = 3;
/** Precomputed suggestions per prefix: enough to drop duplicates. Prefixes with fewer need no precomputation. */
export const PRECOMPUTED_SUGGESTIONS = 40;

const ROWS_PER_STATEMENT = 5_000;

function* inSlices<T>(rows: Iterable<T>): Generator<T[]> {
  let slice: T[] = [];
  for (const row of rows) {
    slice.push(row);
    if (slice.length < ROWS_PER_STATEMENT) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}

/** Lists the names of companies with the number of their live vacancies. */
export async function listLiveCompanies(tx: Db, now: Date): Promise<{ text: string; live_count: number }[]> {
  const { rows } = await sql<{ text: string; live_count: number }>`
    select name as text, count(*)::int as live_count from vacancies join companies on companies.id = company_id
    where ${isLive(now)} group by name`.execute(tx);
  return rows;
}

/** Streams every title, skill, company and place of live vacancies, the most frequent first. */
export const streamLiveNames = (tx: Db, now: Date): AsyncGenerator<Name[]> =>
  streamRows(
    tx,
    sql<Name>`
      with live as not materialized (select title, company_id, skills, locations from vacancies where ${isLive(now)})
      select title as text, count(*)::int as live_count, 'title' as kind from live group by title
      union all select skill, count(*)::int, 'skill' from live, unnest(skills) skill group by skill
      union all select name, count(*)::int, 'company' from live join companies on companies.id = company_id group by name
      union all select place, count(*)::int, 'place' from live, unnest(locations) place group by place
      order by live_count desc, text`,
  );

/** Ways of working, which vacancies state as attributes rather than in words, and the lexeme of each. */
const waysOfWorking: [string, string][] = [
  ['Work from home', workModeLexeme('home')],
  ['Hybrid work', workModeLexeme('hybrid')],
  ['Part-time jobs', employmentTypeLexeme('part-time')],
  ['Internship', employmentTypeLexeme('internship')],
  ['Contract jobs', employmentTypeLexeme('contract')],
  ['Walk-in interview', employmentTypeLexeme('walk-in')],
  ['Night shift', shiftLexeme('night')],
  ['Fresher jobs', experienceLexeme(0)],
];

/** Counts the live vacancies of each way of working. */
export async function countWaysOfWorking(tx: Db, now: Date): Promise<Name[]> {
  const { rows } = await sql<Name>`
    select name as text, live_count, 'way' as kind
    from jsonb_to_recordset(${JSON.stringify(waysOfWorking.map(([name, lexeme]) => ({ name, lexeme })))}::text::jsonb)
      as way (name text, lexeme text),
      lateral (
        select count(*)::int as live_count from vacancy_search
        where lex @@ array_to_tsvector(array[lexeme])::text::tsquery and ${isIndexedLive(now)}
      ) counted
    where live_count > 0`.execute(tx);
  return rows;
}

/** Version of all vacancies, which changes when one is added, edited or ended; read from two indexes. */
export async function findVacanciesVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat((select max(id) from vacancies), ' ', (select max(updated_at) from vacancies)) as version`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** Adds new suggestions and words with a count of one; existing rows keep their count. */
export async function addToVocabulary(db: Db, { suggestions, words }: Vocabulary): Promise<void> {
  for (const slice of inSlices(suggestions)) {
    await sql`
      insert into search_suggestions (starts, text, is_whole, live_count)
      select starts, text, is_whole, 1
      from jsonb_to_recordset(${JSON.stringify(slice)}::text::jsonb)
        as new (starts text, text text, is_whole boolean, folded text)
      where not exists (select from search_suggestions known where known.starts = new.folded and known.is_whole)
      order by starts, text
      on conflict do nothing`.execute(db);
  }
  for (const slice of inSlices(words)) {
    await sql`
      insert into search_words (word, live_count)
      select word, 1 from jsonb_to_recordset(${JSON.stringify(slice)}::text::jsonb) as new (word text) order by word
      on conflict do nothing`.execute(db);
  }
}

/** Replaces the vocabulary in one transaction without a statement timeout; only rows that differ are written. */
export async function replaceVocabulary(db: Db, { suggestions, words, companies }: WholeVocabulary): Promise<void> {
  await withoutStatementTimeout(db, async (tx) => {
    await sql`create temp table new_suggestions (like search_suggestions including indexes) on commit drop`.execute(tx);
    await sql`create temp table new_words (like search_words) on commit drop`.execute(tx);
    for (const slice of inSlices(suggestions)) {
      await sql`
        insert into new_suggestions select starts, text, is_whole, live_count
        from jsonb_to_recordset(${JSON.stringify(slice)}::text::jsonb)
          as row (starts text, text text, is_whole boolean, live_count int)
        on conflict do nothing`.execute(tx);
    }
    for (const slice of inSlices(words)) {
      await sql`
        insert into new_words select word, live_count
        from jsonb_to_recordset(${JSON.stringify(slice)}::text::jsonb) as row (word text, live_count int)`.execute(tx);
    }
    await sql`create temp table new_company_names (like search_company_names including all) on commit drop`.execute(tx);
    for (const slice of inSlices(companies)) {
      await sql`
        insert into new_company_names select name, live_count, products
        from jsonb_to_recordset(${JSON.stringify(slice)}::text::jsonb) as row (name text, live_count int, products text[])`.execute(
        tx,
      );
    }
    await sql`analyze new_suggestions, new_words, new_company_names`.execute(tx);
    await mergeNew(tx);
  });
}

async function mergeNew(tx: Db): Promise<void> {
  await sql`
    delete from search_suggestions old
    where not exists (select from new_suggestions new where new.starts = old.starts and new.text = old.text)`.execute(
    tx,
  );
  await sql`
    insert into search_suggestions select * from new_suggestions order by starts, text
    on conflict (starts, text) do update set live_count = excluded.live_count, is_whole = excluded.is_whole
    where search_suggestions.live_count <> excluded.live_count`.execute(tx);
  await sql`delete from search_words old where not exists (select from new_words new where new.word = old.word)`.execute(
    tx,
  );
  await sql`
    insert into search_words select * from new_words order by word
    on conflict (word) do update set live_count = excluded.live_count
    where search_words.live_count <> excluded.live_count`.execute(tx);
  await sql`
    delete from search_company_names old where not exists (select from new_company_names new where new.name = old.name)`.execute(
    tx,
  );
  await sql`
    insert into search_company_names select * from new_company_names order by name
    on conflict (name) do update set live_count = excluded.live_count, products = excluded.products
    where (search_company_names.live_count, search_company_names.products) <> (excluded.live_count, excluded.products)`.execute(
    tx,
  );
  await sql`delete from search_beginnings`.execute(tx);
  await sql`
    insert into search_beginnings (typed, is_whole, texts, counts)
    select typed, is_whole, array_agg(text order by rank), array_agg(live_count order by rank) from (
      select left(starts, letters) as typed, is_whole, text, live_count,
        row_number() over (partition by left(starts, letters), is_whole order by live_count desc, text) as rank
      from search_suggestions, generate_series(1, ${MAX_SHORT_PREFIX}::int) letters
    ) ranked
    where rank <= ${PRECOMPUTED_SUGGESTIONS} group by typed, is_whole having count(*) = ${PRECOMPUTED_SUGGESTIONS}`.execute(
    tx,
  );
}
