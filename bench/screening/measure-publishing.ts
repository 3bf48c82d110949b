import { recordScreening, screenBatch } from '../../server/src/features/screening/index.ts';
import { publishPostings } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { generatePostings } from '../dataset/generate-postings.ts';
import { openScratch } from '../scratch-database.ts';

const BATCH = 500;
const BATCHES = 6;
const reason = { cause: 'bench', actor: 'bench' };

/** Prints how much screening adds to publishing in batches, as an import does, and to publishing one vacancy. */
export async function measurePublishing(): Promise<void> {
  const scratch = await openScratch();
  const { context } = scratch;
  const { db, clock } = context;
  try {
    const all = generatePostings({ seed: 91, size: BATCH * BATCHES, now: clock.now().getTime() }, 0);
    let [total, screening, postings] = [0, 0, 0];
    // Processor time of this process does not depend on what else the machine does; the database has its own.
    const cpu = { total: 0, screening: 0 };
    const userMs = () => process.cpuUsage().user / 1_000;
    for (let at = 0; at < all.length; at += BATCH) {
      const batch = all.slice(at, at + BATCH);
      let [begin, beginCpu] = [performance.now(), userMs()];
      await publishPostings(context, batch, reason);
      const [published, publishedCpu] = [performance.now() - begin, userMs() - beginCpu];
      const rows = await db
        .selectFrom('vacancies')
        .select(['id', 'company_id', 'source_id'])
        .where(
          'source_id',
          'in',
          batch.map(({ sourceId }) => sourceId),
        )
        .execute();
      const rowOf = new Map(rows.map((row) => [row.source_id, row]));
      // The same work once more, alone: what publishing did for screening.
      const items = batch.map((posting) => ({ posting, companyId: rowOf.get(posting.sourceId)?.company_id ?? 0 }));
      await db.deleteFrom('vacancy_signatures').execute();
      await db.deleteFrom('vacancy_contacts').execute();
      await db.transaction().execute(async (tx) => {
        [begin, beginCpu] = [performance.now(), userMs()];
        const screened = await screenBatch(tx, items, clock.now());
        const written = screened.map((found, i) => ({
          ...found,
          vacancyId: rowOf.get(batch[i]?.sourceId ?? '')?.id ?? 0,
        }));
        await recordScreening(tx, written, clock.now());
        const spent = performance.now() - begin;
        // The first batch compiles the code.
        if (at === 0) return;
        screening += spent;
        total += published;
        cpu.screening += userMs() - beginCpu;
        cpu.total += publishedCpu;
        postings += batch.length;
      });
    }
    const other = total - screening;
    const otherCpu = cpu.total - cpu.screening;
    console.log(`Publishing in batches of ${BATCH}: ${(total / postings).toFixed(2)} ms a posting`);
    console.log(
      `  of it screening    ${(screening / postings).toFixed(2)} ms, which adds ${((100 * screening) / other).toFixed(0)} %`,
    );
    console.log(
      `  processor time     ${(cpu.screening / postings).toFixed(2)} ms of ${(cpu.total / postings).toFixed(2)} ms, which adds ${((100 * cpu.screening) / otherCpu).toFixed(0)} %`,
    );
  } finally {
    await scratch.close();
  }
}
