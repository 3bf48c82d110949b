import { loadavg } from 'node:os';
import { sql } from 'kysely';
import { connect, type Db } from '../server/src/infra/database/connect.ts';
import { openLoader } from './dataset/open-loader.ts';
import { fuzzQueries } from './hostile/fuzz-queries.ts';
import { percentile } from './measure.ts';
import { step } from './progress.ts';
import { readOptions } from './read-options.ts';
import { circumstances, markdownTable, ms } from './report.ts';
import { discardOnInterrupt, openScratch, type Scratch } from './scratch-database.ts';
import { startProduct } from './search/open-peers.ts';
import { createDataset, readDataset } from './search/prepare-dataset.ts';
import type { ChildServer } from './servers/child-server.ts';
import { createProcessorMeter } from './servers/processor-time.ts';

/**
 * `npm run bench:hostile`: processor time of the server and its database for queries of 1 to 10,000 characters that no
 * person would type, and for random requests. Exits with 1 if one takes more than the limit, or is answered by neither
 * results nor a refusal. `--size N --keep DIR`, or `--use DIR` for a kept data set of `npm run bench`. `--fuzz N` is the
 * number of random requests (default: 300), `--seed N` what they are made from (default: the time; it is printed).
 */
const LIMIT_MS = 50;
const LENGTHS = [1, 10, 50, 100, 1_000, 10_000];
/** Each asked with another last character, so that no cache answers. The median counts. */
const ROUNDS = 5;
/** Results; the message of the field; an address that is too long. */
const ANSWERS = [200, 400, 414, 431];
const WARM_UP = 100;

const kinds: Record<string, string[]> = {
  letters: ['a', 'abcdefghij', 'qwzx ', 'aa bb cc dd '],
  digits: ['9', '1 ', '12345 ', '560001 '],
  signs: ['&', '"', "'", '- ', '+', '(', '\\', '& | ! <-> ', '%_', "';--"],
  emojis: ['🚚', '👩‍🚒🧑🏽‍💻', '\u200d', '☎️ '],
  'mixed scripts': ['नौकरी நர்ஸ் سائق 会计师 ', 'का', '会计师', 'мастер ', 'a\u0301\u0302', '\ufdfa', '\u202e'],
  'frequent words': ['manager ', 'software engineer ', 'sales executive ', 'data ', 'hr ca ui ux qa '],
  places: ['pune navi mumbai ', 'andheri east sector 62 ', 'india maharashtra delhi ncr '],
  conditions: ['above 25k a month ', '4-6 lpa 5-10 years ', 'night shift part time ', 'fresher b.com m.tech mba '],
  exclusions: ['-a ', '-manager ', 'not sales ', 'without except nahi '],
  misspelt: ['enginer ', 'acountant ', 'developper mangaer ', 'softwear tesster '],
  // Each word is compared with those of the vocabulary.
  'unknown words': [
    'zzqxj ',
    'wqzzk vxqj ',
    'xylophonist ',
    'qwzx jxkv vqzj zxwk kqjx xzvw ',
    'sanx prex conx derx marx inkx ',
  ],
};

/** What is besides a keyword in the address. */
const FILTERS = ['', '&location=Pune&pay=200', '&experience=Fresher&edu=B.Com&mode=home&type=internship&order=pay'];

const cut = (piece: string, length: number, round: number): string =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1)}${round}`.toWellFormed();

interface Asked {
  kind: string;
  query: string;
  process: number;
  database: number;
}

const totalOf = ({ process, database }: Asked): number => process + database;

/** Asks one query several times. @returns the round with the median of processor time */
async function ask(
  server: ChildServer,
  meter: ReturnType<typeof createProcessorMeter>,
  kind: string,
  addressOf: (round: number) => string,
): Promise<Asked> {
  const rounds: Asked[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await meter();
    const { status } = await server.get(addressOf(round));
    const after = await meter();
    if (!ANSWERS.includes(status)) throw new Error(`${status} for ${addressOf(round).slice(0, 200)} (seed ${seed})`);
    const used = { process: after.process - before.process, database: after.database - before.database };
    rounds.push({ kind, query: addressOf(round), ...used });
  }
  const median = percentile(rounds.map(totalOf), 0.5);
  return rounds.find((asked) => totalOf(asked) === median) as Asked;
}

async function askAll(server: ChildServer, db: Db): Promise<Asked[]> {
  const meter = createProcessorMeter(server.pid, db);
  const asked: Asked[] = [];
  const queries = Object.entries(kinds).flatMap(([kind, pieces]) =>
    pieces.flatMap((piece) =>
      LENGTHS.flatMap((length) =>
        // Longer ones are refused whatever the filters are.
        FILTERS.slice(0, length <= 100 ? FILTERS.length : 1).map((filters) => ({ kind, piece, length, filters })),
      ),
    ),
  );
  for (let i = 0; i < WARM_UP; i++)
    await server.get(
      `/api/vacancyportal/SearchVacancy?keyword=${encodeURIComponent(cut('warm up the code ', 30 + i / 2, i))}`,
    );
  await step('hostile queries', queries.length, async (progress) => {
    for (const { kind, piece, length, filters } of queries) {
      const addressOf = (round: number) =>
        `/api/vacancyportal/SearchVacancy?keyword=${encodeURIComponent(cut(piece, length, round))}${filters}`;
      asked.push(await ask(server, meter, `${kind}, ${length <= 100 ? 'searched' : 'refused'}`, addressOf));
      progress(asked.length);
    }
    // Filters alone, of which some find nothing.
    for (const filters of FILTERS.slice(1))
      asked.push(
        await ask(
          server,
          meter,
          'filters alone',
          (round) => `/api/vacancyportal/GetLatestVacancies?page=${round + 1}${filters}`,
        ),
      );
  });
  await step(`random requests, seed ${seed}`, fuzzed, async (progress) => {
    for (const [i, { kind, addressOf }] of fuzzQueries(seed, fuzzed).entries()) {
      asked.push(await ask(server, meter, kind, addressOf));
      progress(i + 1);
    }
  });
  return asked;
}

/** An address without its escapes; as it is when they are broken. */
function toReadable(text: string): string {
  try {
    return decodeURIComponent(text).replace(/\p{C}/gu, '·');
  } catch {
    return text;
  }
}

function describe(asked: Asked[]): string {
  const rows = [...new Set(asked.map(({ kind }) => kind))].map((kind) => {
    const some = asked.filter((one) => one.kind === kind).toSorted((a, b) => totalOf(b) - totalOf(a));
    const worst = some[0] as Asked;
    const median = percentile(some.map(totalOf), 0.5);
    const query = toReadable(worst.query.split('?')[1] ?? '')
      .slice(0, 60)
      .replaceAll('|', '/');
    return [
      ...[kind, String(some.length), ms(median), ms(totalOf(worst)), ms(worst.process), ms(worst.database)],
      ...[`\`${query}\``, totalOf(worst) <= LIMIT_MS ? 'pass' : 'MISS'],
    ];
  });
  return markdownTable(
    ['kind', 'queries', 'median', 'highest', 'of it server', 'of it database', 'the highest', ''],
    rows,
  );
}

async function main(scratch: Scratch): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const loader = openLoader(scratch.databaseUrl);
  const { dataset } = options.use ? await readDataset(options.use) : await createDataset(scratch, options, loader, []);
  await loader.close();
  const { db } = scratch.context;
  const database = sql.ref(new URL(scratch.databaseUrl).pathname.slice(1));
  // So that all the work of a statement is in its own connection.
  await sql`alter database ${database} set max_parallel_workers_per_gather = 0`.execute(db);
  const meterDb = connect(scratch.databaseUrl, 1);
  const server = await startProduct(scratch);
  try {
    const asked = await askAll(server, meterDb);
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
    console.log(`\n${circumstances(rows[0]?.version ?? '', dataset.size, load)}\n\n${describe(asked)}\n`);
    const highest = Math.max(...asked.map(totalOf));
    console.log(`highest of ${asked.length} queries: ${ms(highest)}, limit ${LIMIT_MS} ms; seed ${seed}`);
    if (highest > LIMIT_MS) process.exitCode = 1;
  } finally {
    await server.stop();
    await meterDb.destroy();
    await sql`alter database ${database} reset max_parallel_workers_per_gather`.execute(db);
  }
}

/** Takes a whole number out of the arguments. */
function takeNumber(args: string[], name: string): number | undefined {
  const at = args.indexOf(name);
  if (at < 0) return undefined;
  const value = Number(args.splice(at, 2)[1]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number`);
  return value;
}

const args = process.argv.slice(2);
const seed = takeNumber(args, '--seed') ?? Date.now() % 2 ** 32;
const fuzzed = takeNumber(args, '--fuzz') ?? 300;
const options = readOptions(args);
const scratch = await openScratch({ folder: options.keep ?? options.use, isExisting: options.use !== undefined });
discardOnInterrupt(scratch);
try {
  await main(scratch);
} finally {
  await scratch.close();
}
