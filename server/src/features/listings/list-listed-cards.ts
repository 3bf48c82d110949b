import { FREE_LISTING_SIZE, type ListedCard } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { hasPriorityListing } from '../billing/plans/index.ts';
import { listCards, listNewestLiveCards } from '../vacancies/index.ts';
import { recordFreelyShown } from './known-vacancies.queries.ts';
import { findBestVacancies } from './matching/find-best-vacancies.ts';
import type { Seeker } from './matching/score-vacancy.ts';
import { findSeeker } from './matching/seeker.queries.ts';
import type { WeightOf } from './matching/skill-weights.ts';
import { listPriority } from './priority/priority-listings.queries.ts';
import { listReadVacancies } from './vacancy-reads.queries.ts';

/** Presents vacancies as cards of a listing, in the order given, without those no longer live. */
async function presentListedCards(
  db: Db,
  accountId: number,
  listed: readonly { vacancyId: number; matches: string[] }[],
  now: Date,
): Promise<ListedCard[]> {
  const ids = listed.map(({ vacancyId }) => vacancyId);
  const [cards, read] = await Promise.all([listCards(db, ids, now), listReadVacancies(db, accountId, ids)]);
  const reasons = new Map(listed.map(({ vacancyId, matches }) => [vacancyId, matches]));
  return cards.map((card) => ({
    ...card,
    isRead: read.has(card.vacancyID) ? 'Yes' : '',
    matches: reasons.get(card.vacancyID) ?? [],
  }));
}

const isEmptyProfile = ({ skills, places, acceptsAnyPlace, prefersHome, experienceMonths, annualSalary }: Seeker) =>
  skills.size === 0 && places.size === 0 && acceptsAnyPlace && !prefersHome && !experienceMonths && !annualSalary;

/**
 * The free listing: the best matches for the profile, or the newest vacancies if the profile is empty. What it shows is
 * recorded, so that no credit is spent on it.
 */
export async function listFreeCards(db: Db, accountId: number, weightOf: WeightOf, now: Date): Promise<ListedCard[]> {
  const cards = await selectFreeCards(db, accountId, weightOf, now);
  const ids = cards.map(({ vacancyID }) => vacancyID);
  await recordFreelyShown(db, accountId, ids, now);
  return cards;
}

async function selectFreeCards(db: Db, accountId: number, weightOf: WeightOf, now: Date): Promise<ListedCard[]> {
  const seeker = await findSeeker(db, accountId);
  if (isEmptyProfile(seeker)) {
    const newest = await listNewestLiveCards(db, now, { limit: FREE_LISTING_SIZE, exceptAppliedBy: accountId });
    return await presentListedCards(
      db,
      accountId,
      newest.map(({ vacancyID }) => ({ vacancyId: vacancyID, matches: [] })),
      now,
    );
  }
  const best = await findBestVacancies(db, { accountId, seeker }, weightOf, now);
  return await presentListedCards(db, accountId, best.slice(0, FREE_LISTING_SIZE), now);
}

/** The priority listing; empty without an active plan that includes one. */
export async function listPriorityCards(db: Db, accountId: number, now: Date): Promise<ListedCard[]> {
  if (!(await hasPriorityListing(db, accountId, now))) return [];
  return await presentListedCards(db, accountId, await listPriority(db, accountId, now), now);
}
