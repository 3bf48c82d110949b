import { sql } from 'kysely';
import { generateDemoPostings } from '../../server/src/demo/postings/generate-demo-postings.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { closeVacancy, publishPostings } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { timed } from '../measure.ts';
import { pathOf } from '../peers/over-http.ts';
import type { Scratch } from '../scratch-database.ts';
import type { ChildServer } from '../servers/child-server.ts';

const BATCH = 500;
const BATCHES = 2;
const MAX_TRIES = 1_000;
const reason = { cause: 'bench', actor: 'bench' };

/** Vacancies that are not in the data set, different in every run. */
function newPostings({ context }: Scratch, count: number): VacancyPosting[] {
  const now = context.clock.now();
  const run = now.getTime();
  return generateDemoPostings({ seed: 1, count, now }).map((posting) => ({
    ...posting,
    source: `bench-${run}`,
  }));
}

/** Removes the measured vacancies from search again. */
async function closeAll({ context }: Scratch, source: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from vacancies where source = ${source}`.execute(context.db);
  for (const { id } of rows) await closeVacancy(context, id, reason);
}

/** Vacancies published per second, in batches. */
export async function measurePublishing(scratch: Scratch): Promise<number> {
  const postings = newPostings(scratch, BATCH * BATCHES);
  const { ms } = await timed(async () => {
    for (let i = 0; i < postings.length; i += BATCH)
      await publishPostings(scratch.context, postings.slice(i, i + BATCH), reason);
  });
  await closeAll(scratch, postings[0]?.source ?? '');
  return postings.length / (ms / 1_000);
}

/** Milliseconds from publication until the vacancy is visible over HTTP. */
export async function measureVisibility(scratch: Scratch, server: ChildServer): Promise<number> {
  const title = 'Zari Embroidery Instructor';
  const postings = newPostings(scratch, 1).map((posting) => ({ ...posting, title }));
  await publishPostings(scratch.context, postings, reason);
  const { ms } = await timed(async () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { body } = await server.get(pathOf({ keyword: title.toLowerCase() }));
      if (body.includes(title)) return;
    }
    throw new Error('the new vacancy was not found');
  });
  await closeAll(scratch, postings[0]?.source ?? '');
  return ms;
}
