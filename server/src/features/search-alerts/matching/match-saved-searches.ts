import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { conditionVersion, readStrictCondition, type StrictCondition } from '../../search/index.ts';
import { nextAlertTimes } from '../alert-times.ts';
import { readSavedSearchQuery } from '../saved-search-query.ts';
import { listOutdatedSearches, replaceCondition } from '../saved-searches.queries.ts';
import { claimNewVacancies, dequeueVacancies, hasSavedSearches, matchVacancies } from './matching.queries.ts';

/** Vacancies per transaction. */
const BATCH = 200;
/** Conditions that are regenerated per transaction. */
const CONDITION_BATCH = 500;

/** A condition that finds nothing, for a query that the current rules read as empty. */
const NOTHING: StrictCondition = { tsquery: "'~' & !'~'", lexemes: [], postedWithinDays: null };

/** The condition of a stored query by the current rules; the contract may have changed since it was saved. */
async function readCondition({ db }: Pick<AppContext, 'db'>, query: string, now: Date): Promise<StrictCondition> {
  try {
    const { keyword, filters } = readSavedSearchQuery(query);
    return (await readStrictCondition(db, { keyword, ...filters }, now)) ?? NOTHING;
  } catch (error) {
    if (error instanceof CallError) return NOTHING;
    throw error;
  }
}

/** Makes conditions of other rules again, as the search does with each request: after an update, and in a new year. */
async function updateConditions({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (let updated = CONDITION_BATCH; updated === CONDITION_BATCH; ) {
    const now = clock.now();
    const version = conditionVersion(now);
    const outdated = await listOutdatedSearches(db, version, CONDITION_BATCH);
    await db.transaction().execute(async (tx) => {
      for (const { id, query } of outdated)
        await replaceCondition(tx, id, await readCondition({ db }, query, now), version);
    });
    updated = outdated.length;
  }
}

/**
 * Matches the vacancies that became live with all saved searches, each vacancy once. A batch is one transaction, so that an
 * interrupted one is matched again as a whole.
 */
export async function matchSavedSearches({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await updateConditions({ db, clock });
  for (let claimed = BATCH; claimed === BATCH; ) {
    claimed = await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const vacancyIds = await claimNewVacancies(tx, now, BATCH);
      if (vacancyIds.length > 0 && (await hasSavedSearches(tx)))
        await matchVacancies(tx, vacancyIds, nextAlertTimes(now), now);
      await dequeueVacancies(tx, vacancyIds);
      return vacancyIds.length;
    });
  }
}
