import type { AppContext } from '../../app-context.ts';
import { publishPostings, type VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { saveSourceApproval } from './vacancy-sources.queries.ts';

const SOURCE = 'partner';

/**
 * Creates drafts that wait for approval: imported from a source whose vacancies are checked first. The companies of the
 * first two are probably one.
 */
export async function createDemoDrafts(context: AppContext, postings: readonly VacancyPosting[]): Promise<void> {
  const { db, clock } = context;
  await saveSourceApproval(db, { source: SOURCE, needsApproval: true }, 'system', clock.now());
  const names = ['Sahyadri Textiles', 'Sahyadri Textiles Pvt. Ltd.'];
  const drafts = postings.map((posting, at) => ({
    ...posting,
    source: SOURCE,
    company: names[at] === undefined ? posting.company : { name: names[at] },
  }));
  await publishPostings(context, drafts, { cause: 'demo data', actor: 'system' });
}
