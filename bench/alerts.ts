import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { experienceChoices } from '@aarambh/contract';
import { sql } from 'kysely';
import { generateDemoPostings } from '../server/src/demo/postings/generate-demo-postings.ts';
import { seededRandom } from '../server/src/demo/postings/seeded-random.ts';
import { conditionVersion, readStrictCondition } from '../server/src/features/search/index.ts';
import { matchSavedSearches } from '../server/src/features/search-alerts/index.ts';
import { publishPostings } from '../server/src/features/vacancy-lifecycle/index.ts';
import { timed } from './measure.ts';
import { step } from './progress.ts';
import { circumstances, type Figure, ms, perSecond, tableOf } from './report.ts';
import { openScratch, type Scratch } from './scratch-database.ts';

/**
 * `npm run bench:alerts`: matching of new vacancies with saved searches. Exits with 1 when the new vacancies of a minute take
 * longer than a minute. `--searches N --vacancies N`
 */
const BACKGROUND = 5_000;
const SLICE = 500;
const LIMIT_MS = 60_000;

const { values } = parseArgs({
  options: { searches: { type: 'string', default: '100000' }, vacancies: { type: 'string', default: '1000' } },
});
const [searches, vacancies] = [Number(values.searches), Number(values.vacancies)];

const publishAll = async ({ context }: Scratch, seed: number, count: number): Promise<void> => {
  const postings = generateDemoPostings({ seed, count, now: context.clock.now() });
  for (let from = 0; from < postings.length; from += SLICE) {
    const part = postings
      .slice(from, from + SLICE)
      .map((posting, i) => ({ ...posting, sourceId: `${seed}-${from + i}` }));
    await publishPostings(context, part, { cause: 'bench', actor: 'bench' });
  }
};

/** Saved searches as people make them: a title of the portal, most with a place, some with experience or pay. */
async function addSearches({ context }: Scratch, progress: (done: number) => void): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const known = await db.selectFrom('vacancies').select(['title', 'locations']).execute();
  const random = seededRandom(3);
  await sql`
    insert into accounts (full_name, country_id, mobile_no, email, password_hash)
    select 'Bench', 105, '9876543210', 'bench' || n || '@example.com', 'x'
    from generate_series(1, ${Math.ceil(searches / 10)}::int) n`.execute(db);
  const accounts = (await db.selectFrom('accounts').select('id').execute()).map(({ id }) => id);
  for (let from = 0; from < searches; from += SLICE) {
    const rows: object[] = [];
    for (let i = from; i < Math.min(searches, from + SLICE); i++) {
      const keyword = random
        .pick(known)
        .title.replace(/[-–(|,].*$/, '')
        .trim()
        .toLowerCase();
      const location = random.next() < 0.8 ? random.pick(known).locations[0] : undefined;
      const experience = random.next() < 0.3 ? experienceChoices[Math.floor(random.next() * 8)] : undefined;
      const pay = random.next() < 0.2 ? random.pick(['15', '25', '40'] as const) : undefined;
      const condition = await readStrictCondition(db, { keyword, location, experience, pay }, now);
      if (!condition) continue;
      const account = accounts[i % accounts.length];
      rows.push({ account, query: `n=${i}`, condition: condition.tsquery, lexemes: condition.lexemes });
    }
    await sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as row (account int, query text, condition text, lexemes text[])
      ), saved as (
        insert into saved_searches (account_id, query, title, frequency, channels, condition, condition_version, saved_at)
        select account, query, query, 'daily', '{mail}', condition::tsquery,
          (select coalesce(max(condition_version), 'bench') from saved_searches), ${now}::timestamptz - interval '1 day'
        from given returning id, query
      )
      insert into saved_search_lexemes select distinct lexeme, saved.id from given join saved using (query), unnest(lexemes) lexeme`.execute(
      db,
    );
    progress(from + rows.length);
  }
}

const scratch = await openScratch();
const load = loadavg()[0] ?? 0;
try {
  const { context } = scratch;
  const { db } = context;
  await step('vacancies', BACKGROUND, () => publishAll(scratch, 7, BACKGROUND));
  await matchSavedSearches(context);
  await sql`analyze`.execute(db);
  await step('saved searches', searches, (progress) => addSearches(scratch, progress));
  // As of today: otherwise matching would make every condition again.
  await sql`update saved_searches set condition_version = ${conditionVersion(context.clock.now())}`.execute(db);
  await sql`vacuum analyze`.execute(db);
  const published = await step('new vacancies', vacancies, () => timed(() => publishAll(scratch, 8, vacancies)));
  const matched = await step('matching', vacancies, () => timed(() => matchSavedSearches(context)));
  const { rows } = await sql<{ matches: number; version: string }>`
    select count(*)::int as matches, current_setting('server_version') as version from saved_search_matches`.execute(
    db,
  );
  const total = published.ms + matched.ms;
  const figures: Figure[] = [
    { what: 'publishing and indexing the new vacancies', value: ms(published.ms), limit: '' },
    {
      what: 'matching them with all saved searches',
      value: ms(matched.ms),
      limit: `< ${ms(LIMIT_MS)}`,
      pass: matched.ms < LIMIT_MS,
    },
    { what: 'new vacancies matched', value: perSecond(vacancies / (matched.ms / 1_000)), limit: '' },
    { what: 'both together', value: ms(total), limit: `< ${ms(LIMIT_MS)}`, pass: total < LIMIT_MS },
    { what: 'matches', value: (rows[0]?.matches ?? 0).toLocaleString('en-IN'), limit: '' },
  ];
  const about = `${searches.toLocaleString('en-IN')} saved searches, ${vacancies.toLocaleString('en-IN')} new vacancies`;
  console.log(`${circumstances(rows[0]?.version ?? '', BACKGROUND, load)} · ${about}\n\n${tableOf(figures)}`);
  if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
} finally {
  await scratch.close();
}
