import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { sanitiseHtml, webAddress } from '../../lib/html/sanitise-html.ts';
import { recordStatusChanges } from './change-vacancy-status.queries.ts';
import { changeVacancyStatus, type Reason } from './change-vacancy-status.ts';
import { indexVacancies } from './index-vacancies.ts';
import {
  type CompanyRow,
  insertLiveVacancies,
  lockKnownVacancies,
  saveCompanies,
  toPostedRow,
  updateChangedVacancies,
} from './publish-postings.queries.ts';
import type { VacancyPosting } from './vacancy-posting.ts';

export interface PublishedCounts {
  created: number;
  updated: number;
  /** Postings without a change, and those of vacancies that have ended, which stay ended. */
  unchanged: number;
}

/** Folds a company's name for comparison: lower case, single spaces, no full stop at the end. */
export const foldCompanyName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.+$/, '');

const keyOf = (source: string, sourceId: string): string => JSON.stringify([source, sourceId]);

/** Of several postings with the same source and id the last one counts. */
function withoutRepeats(postings: VacancyPosting[]): VacancyPosting[] {
  return [...new Map(postings.map((posting) => [keyOf(posting.source, posting.sourceId), posting])).values()];
}

/** The companies of postings. Of several details the last non-empty one counts; of several spellings the first. */
function companiesOf(postings: VacancyPosting[]): CompanyRow[] {
  const companies = new Map<string, CompanyRow>();
  for (const { company } of postings) {
    const key = foldCompanyName(company.name);
    const before = companies.get(key);
    companies.set(key, {
      name: before?.name ?? company.name,
      folded_name: key,
      logo: webAddress(company.logo ?? '') || before?.logo || '',
      about_html: sanitiseHtml(company.aboutHtml ?? '') || before?.about_html || '',
      corporate_address: company.corporateAddress || before?.corporate_address || '',
      website: webAddress(company.website ?? '') || before?.website || '',
    });
  }
  return [...companies.values()];
}

async function publish(tx: Db, postings: VacancyPosting[], reason: Reason, now: Date): Promise<PublishedCounts> {
  const companyIds = await saveCompanies(tx, companiesOf(postings));
  const rowOf = (posting: VacancyPosting) =>
    toPostedRow(
      { ...posting, descriptionHtml: sanitiseHtml(posting.descriptionHtml) },
      companyIds.get(foldCompanyName(posting.company.name)) ?? 0,
    );
  const known = await lockKnownVacancies(tx, postings);
  const knownKeys = new Set(known.map((row) => keyOf(row.source, row.source_id)));
  const isKnown = (posting: VacancyPosting) => knownKeys.has(keyOf(posting.source, posting.sourceId));

  const created = await insertLiveVacancies(tx, postings.filter((posting) => !isKnown(posting)).map(rowOf), now);
  await recordStatusChanges(tx, created, null, 'live', reason, now);
  const changed = await updateChangedVacancies(tx, postings.filter(isKnown).map(rowOf), now);
  const drafts = known.filter(({ status }) => status === 'draft').map(({ id }) => id);
  for (const id of drafts) await changeVacancyStatus(tx, id, 'live', reason, now);
  await indexVacancies(tx, [...created, ...changed]);

  const updated = new Set([...changed, ...drafts]).size;
  return { created: created.length, updated, unchanged: postings.length - created.length - updated };
}

/**
 * Publishes postings in one transaction: new ones become live vacancies, known ones (by source and source id) are updated.
 * HTML is sanitised, and the search index is up to date when this returns. Pass a few hundred postings per call.
 */
export async function publishPostings(
  { db, clock }: AppContext,
  postings: VacancyPosting[],
  reason: Reason,
): Promise<PublishedCounts> {
  const distinct = withoutRepeats(postings);
  if (distinct.length === 0) return { created: 0, updated: 0, unchanged: 0 };
  const counts = await db.transaction().execute((tx) => publish(tx, distinct, reason, clock.now()));
  return { ...counts, unchanged: counts.unchanged + postings.length - distinct.length };
}
