import type { AppContext } from '../../server/src/app-context.ts';
import { recordFingerprints, recordScreening, screenBatch } from '../../server/src/features/screening/index.ts';
import { publishPostings, type VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { countChunks, generatePostings } from '../dataset/generate-postings.ts';
import { openScratch } from '../scratch-database.ts';
import { feeTexts, toFraud } from './postings.ts';

interface Batches {
  size: number;
  number: number;
  /** The first ones compile the code and are not counted. */
  warmUp: number;
}

/** As an import publishes. */
const many: Batches = { size: 500, number: 12, warmUp: 4 };
/** As the console publishes. */
const one: Batches = { size: 1, number: 600, warmUp: 100 };
const FRAUDS = 120;
const reason = { cause: 'bench', actor: 'bench' };

/** Publishes frauds and records their fingerprints. */
async function addKnownFrauds(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const [like] = generatePostings({ seed: 17, size: 1, now: clock.now().getTime() }, 0);
  const postings = feeTexts
    .slice(0, FRAUDS)
    .map(
      ({ text }, i) => ({ ...like, ...toFraud(text, i), source: 'frauds', sourceId: `fraud-${i}` }) as VacancyPosting,
    );
  await publishPostings(context, postings, reason);
  const cases = await db.selectFrom('moderation_cases').select(['id', 'vacancy_id']).execute();
  await db.transaction().execute(async (tx) => {
    for (const { id, vacancy_id } of cases)
      if (vacancy_id) await recordFingerprints(tx, { caseId: id, vacancyId: vacancy_id }, clock.now());
  });
  const { count } = await db
    .selectFrom('fraud_fingerprints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Wall-clock and CPU time of the process in milliseconds; CPU time does not depend on other load. */
const times = () => ({ elapsed: performance.now(), processor: process.cpuUsage().user / 1_000 });
type Times = ReturnType<typeof times>;
const add = (sum: Times, since: Times): void => {
  const now = times();
  sum.elapsed += now.elapsed - since.elapsed;
  sum.processor += now.processor - since.processor;
};

async function measureBatches(
  context: AppContext,
  { size, number, warmUp }: Batches,
  seed: number,
  source: string,
): Promise<void> {
  const { db, clock } = context;
  const dataset = { seed, size: size * number, now: clock.now().getTime() };
  const all = Array.from({ length: countChunks(dataset) }, (_, chunk) => generatePostings(dataset, chunk)).flat();
  const total: Times = { elapsed: 0, processor: 0 };
  const screening: Times = { elapsed: 0, processor: 0 };
  let postings = 0;
  for (let at = 0; at < all.length; at += size) {
    const batch = all.slice(at, at + size).map((posting) => ({ ...posting, source }));
    const isCounted = at >= warmUp * size;
    // Measure screening alone first: publishing caches the lines of these postings.
    let begin = times();
    const alone = await screenBatch(
      db,
      batch.map((posting) => ({ posting, companyId: 0, source })),
      clock.now(),
    );
    if (isCounted) add(screening, begin);
    begin = times();
    await publishPostings(context, batch, reason);
    if (isCounted) add(total, begin);
    const rows = await db
      .selectFrom('vacancies')
      .select(['id', 'company_id', 'source_id'])
      .where('source', '=', source)
      .where(
        'source_id',
        'in',
        batch.map(({ sourceId }) => sourceId),
      )
      .execute();
    const rowOf = new Map(rows.map((row) => [row.source_id, row]));
    // Those of the batch are written once more; those of earlier ones stay, as new texts are compared with them.
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom('vacancy_signatures').where('vacancy_id', 'in', ids).execute();
    await db.deleteFrom('vacancy_contacts').where('vacancy_id', 'in', ids).execute();
    const written = alone.map((found, i) => {
      const row = rowOf.get(batch[i]?.sourceId ?? '');
      return { ...found, item: { ...found.item, companyId: row?.company_id ?? 0 }, vacancyId: row?.id ?? 0 };
    });
    await db.transaction().execute(async (tx) => {
      begin = times();
      await recordScreening(tx, written, clock.now());
      if (isCounted) add(screening, begin);
    });
    if (isCounted) postings += batch.length;
  }
  for (const [label, kind] of [
    ['with the database', 'elapsed'],
    ['processor time', 'processor'],
  ] as const) {
    const share = (100 * screening[kind]) / (total[kind] - screening[kind]);
    const each = (sum: Times) => (sum[kind] / postings).toFixed(2);
    console.log(
      `  ${label.padEnd(18)} ${each(screening)} ms of ${each(total)} ms a posting, which adds ${share.toFixed(0)} %`,
    );
  }
}

/** Prints how much screening adds to publishing in batches, as an import does, and one by one, without and with known frauds. */
export async function measurePublishing(): Promise<void> {
  const scratch = await openScratch();
  try {
    console.log(`Publishing in batches of ${many.size}, of it screening`);
    await measureBatches(scratch.context, many, 91, 'bench');
    console.log('One by one');
    await measureBatches(scratch.context, one, 92, 'single');
    const fingerprints = await addKnownFrauds(scratch.context);
    console.log(`With ${fingerprints.toLocaleString('en-IN')} fingerprints of known frauds`);
    await measureBatches(scratch.context, many, 93, 'later');
    console.log('One by one');
    await measureBatches(scratch.context, one, 94, 'later-single');
  } finally {
    await scratch.close();
  }
}
