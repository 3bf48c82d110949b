import { makeDemoAccounts } from './features/accounts/index.ts';
import {
  countVacancies,
  generateDemoPostings,
  publishPostings,
  refreshSearchVocabulary,
} from './features/vacancies/index.ts';
import type { Platform } from './platform/platform.ts';

/** Live vacancies of the demo portal, the same ones for everybody. */
const DEMO_VACANCIES = 2_000;
const DEMO_SEED = 2025;

/** Fills an empty database with plausible vacancies and two accounts; does nothing on one that has vacancies. */
export async function fillWithDemoData(platform: Platform): Promise<void> {
  if ((await countVacancies(platform.db)) > 0) return;
  const postings = generateDemoPostings({ seed: DEMO_SEED, count: DEMO_VACANCIES, now: platform.clock.now() });
  for (let i = 0; i < postings.length; i += 500) {
    await publishPostings(platform, postings.slice(i, i + 500), { cause: 'demo data', actor: 'system' });
  }
  await refreshSearchVocabulary(platform);
  await makeDemoAccounts(platform);
}
