import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { sanitiseHtml, webAddress } from '../../lib/html/sanitise-html.ts';
import { changeVacancyStatus, type Reason } from './change-vacancy-status.ts';
import { recordChanges } from './life-cycle.queries.ts';
import {
  type CompanyRow,
  insertLive,
  lockKnown,
  postedRow,
  saveCompanies,
  updateChanged,
} from './publishing.queries.ts';
import { putIntoSearch } from './put-into-search.ts';
import type { VacancyPosting } from './vacancy-posting.ts';

export interface PublishedCounts {
  created: number;
  updated: number;
  /** Nothing new, or the vacancy has ended: what ended stays ended. */
  unchanged: number;
}

/** Two spellings of a company's name meet here: lower case, single spaces, without a full stop at the end. */
export const foldCompanyName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.+$/, '');

const identity = (source: string, sourceId: string): string => JSON.stringify([source, sourceId]);

/** Of several postings with one identity the last counts; companies likewise, but details given by any are kept. */
function withoutRepeats(postings: VacancyPosting[]): VacancyPosting[] {
  return [...new Map(postings.map((posting) => [identity(posting.source, posting.sourceId), posting])).values()];
}

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
    postedRow(
      { ...posting, descriptionHtml: sanitiseHtml(posting.descriptionHtml) },
      companyIds.get(foldCompanyName(posting.company.name)) ?? 0,
    );
  const known = await lockKnown(tx, postings);
  const knownIdentities = new Set(known.map((row) => identity(row.source, row.source_id)));
  const isKnown = (posting: VacancyPosting) => knownIdentities.has(identity(posting.source, posting.sourceId));

  const created = await insertLive(tx, postings.filter((posting) => !isKnown(posting)).map(rowOf), now);
  await recordChanges(tx, created, null, 'live', reason, now);
  const changed = await updateChanged(tx, postings.filter(isKnown).map(rowOf), now);
  const drafts = known.filter(({ status }) => status === 'draft').map(({ id }) => id);
  for (const id of drafts) await changeVacancyStatus(tx, id, 'live', reason, now);
  await putIntoSearch(tx, [...created, ...changed]);

  const updated = new Set([...changed, ...drafts]).size;
  return { created: created.length, updated, unchanged: postings.length - created.length - updated };
}

/**
 * Puts postings on the portal, all or none: new ones become live vacancies, known ones (by source and source id) take
 * over what changed, HTML is sanitised, and search knows them when this returns. Give some hundreds at a time.
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
