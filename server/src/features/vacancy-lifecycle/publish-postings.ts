import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { sanitiseHtml, webAddress } from '../../lib/html/sanitise-html.ts';
import { recordStatusChanges } from './change-vacancy-status.queries.ts';
import { changeVacancyStatus, type Reason } from './change-vacancy-status.ts';
import { foldCompanyName } from './fold-company-name.ts';
import { indexVacancies } from './index-vacancies.ts';
import {
  type CompanyRow,
  insertLiveVacancies,
  lockKnownVacancies,
  type PostedRow,
  saveCompanies,
  toPostedRow,
  updateChangedVacancies,
  type WrittenVacancy,
} from './publish-postings.queries.ts';
import type { VacancyPosting } from './vacancy-posting.ts';

export interface PublishedCounts {
  created: number;
  updated: number;
  /** Postings without a change, and those of vacancies that have ended, which stay ended. */
  unchanged: number;
}

/** A vacancy that publishing created or updated. */
export interface PublishedChange {
  id: number;
  change: 'created' | 'updated';
  source: string;
  sourceId: string;
}

export interface Published extends PublishedCounts {
  changes: PublishedChange[];
}

const keyOf = ({ source, sourceId }: { source: string; sourceId: string }): string =>
  JSON.stringify([source, sourceId]);

/** Of several postings with the same source and id the last one counts, completed from those before it. */
function withoutRepeats(postings: VacancyPosting[]): VacancyPosting[] {
  const distinct = new Map<string, VacancyPosting>();
  for (const posting of postings) {
    const key = keyOf(posting);
    const before = distinct.get(key);
    distinct.set(key, before ? combine(before, posting) : posting);
  }
  return [...distinct.values()];
}

function combine(before: VacancyPosting, posting: VacancyPosting): VacancyPosting {
  const { completeFrom } = posting;
  if (!completeFrom) return posting;
  return {
    ...completeFrom(before),
    completeFrom: (stored) => completeFrom(before.completeFrom?.(stored) ?? before),
  };
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

async function publish(tx: Db, postings: VacancyPosting[], reason: Reason, now: Date): Promise<Published> {
  const companyIds = await saveCompanies(tx, companiesOf(postings));
  const rowOf = (posting: VacancyPosting) =>
    toPostedRow(posting, companyIds.get(foldCompanyName(posting.company.name)) ?? 0);
  const sanitise = (posting: VacancyPosting) => ({
    ...posting,
    descriptionHtml: sanitiseHtml(posting.descriptionHtml),
  });
  const known = await lockKnownVacancies(tx, postings);
  const storedOf = new Map(known.map(({ stored }) => [keyOf(stored), stored]));
  const fresh: PostedRow[] = [];
  const rest: PostedRow[] = [];
  for (const posting of postings) {
    const stored = storedOf.get(keyOf(posting));
    const complete = stored ? (posting.completeFrom?.(stored) ?? posting) : posting;
    // A stored description is sanitised already.
    const isStored = complete.descriptionHtml === stored?.descriptionHtml;
    (stored ? rest : fresh).push(rowOf(isStored ? complete : sanitise(complete)));
  }

  const created = await insertLiveVacancies(tx, fresh, now);
  await recordStatusChanges(tx, idsOf(created), null, 'live', reason, now);
  const updated = new Map((await updateChangedVacancies(tx, rest, now)).map((vacancy) => [vacancy.id, vacancy]));
  for (const { id, status, stored } of known) {
    if (status !== 'draft') continue;
    await changeVacancyStatus(tx, id, 'live', reason, now);
    updated.set(id, { id, source: stored.source, sourceId: stored.sourceId });
  }
  await indexVacancies(tx, [...idsOf(created), ...updated.keys()]);

  const changes = [...changesOf('created', created), ...changesOf('updated', [...updated.values()])];
  const counts = { created: created.length, updated: updated.size };
  return { ...counts, unchanged: postings.length - changes.length, changes };
}

const idsOf = (vacancies: WrittenVacancy[]): number[] => vacancies.map(({ id }) => id);

const changesOf = (change: PublishedChange['change'], vacancies: WrittenVacancy[]): PublishedChange[] =>
  vacancies.map(({ id, source, sourceId }) => ({ id, change, source, sourceId }));

/**
 * Publishes postings in one transaction: new ones become live vacancies, known ones (by source and source id) are updated.
 * HTML is sanitised, and the search index is up to date when this returns. Pass a few hundred postings per call.
 */
export async function publishPostings(
  { db, clock }: AppContext,
  postings: VacancyPosting[],
  reason: Reason,
): Promise<Published> {
  const distinct = withoutRepeats(postings);
  if (distinct.length === 0) return { created: 0, updated: 0, unchanged: 0, changes: [] };
  const published = await db.transaction().execute((tx) => publish(tx, distinct, reason, clock.now()));
  return { ...published, unchanged: published.unchanged + postings.length - distinct.length };
}
