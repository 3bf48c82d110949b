import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { sanitiseHtml, webAddress } from '../../lib/html/sanitise-html.ts';
import {
  type BatchItem,
  listHeld,
  queueNewCompanies,
  recordScreening,
  rescreenStored,
  type Screened,
  screenBatch,
  setKeptFromLive,
} from '../screening/index.ts';
import { recordStatusChanges } from './change-vacancy-status.queries.ts';
import { changeVacancyStatus, type Reason } from './change-vacancy-status.ts';
import { foldCompanyName } from './fold-company-name.ts';
import { indexVacancies } from './index-vacancies.ts';
import {
  type CompanyRow,
  insertVacancies,
  listSourcesToApprove,
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
  /** Those of the created ones that are drafts: of a source that waits for approval, or of a blocked company. */
  waiting: number;
  /** Those of the created and updated ones that screening holds: staff decide whether they go live. */
  held: number;
  /** Those of the updated ones that were live and are paused now: they moved to a blocked company. */
  paused: number;
}

/** A vacancy that publishing created or updated. */
export interface PublishedChange {
  id: number;
  change: 'created' | 'updated';
  source: string;
  sourceId: string;
}

export interface PublishOptions {
  /** New vacancies become drafts. */
  asDrafts?: boolean;
  /** Known drafts stay drafts. */
  keepsStatus?: boolean;
  /** The first vacancy of a new company gets a moderation case. */
  queuesNewCompanies?: boolean;
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

async function publish(
  tx: Db,
  postings: VacancyPosting[],
  reason: Reason,
  now: Date,
  { asDrafts = false, keepsStatus = false, queuesNewCompanies = false }: PublishOptions,
): Promise<Published> {
  const companies = await saveCompanies(tx, companiesOf(postings));
  const companyOf = ({ company }: VacancyPosting) => companies.get(foldCompanyName(company.name));
  const rowOf = (posting: VacancyPosting) => toPostedRow(posting, companyOf(posting)?.id ?? 0);
  const toApprove = await listSourcesToApprove(
    tx,
    postings.map(({ source }) => source),
  );
  const isBlocked = (posting: VacancyPosting) => companyOf(posting)?.isBlocked ?? false;
  const mustWait = (posting: VacancyPosting) => asDrafts || toApprove.has(posting.source) || isBlocked(posting);
  const sanitise = (posting: VacancyPosting) => ({
    ...posting,
    descriptionHtml: sanitiseHtml(posting.descriptionHtml),
  });
  const known = await lockKnownVacancies(tx, postings);
  const storedOf = new Map(known.map(({ stored }) => [keyOf(stored), stored]));
  const postingOf = new Map<string, VacancyPosting>();
  const unknown: VacancyPosting[] = [];
  const rest: PostedRow[] = [];
  for (const posting of postings) {
    const stored = storedOf.get(keyOf(posting));
    const complete = stored ? (posting.completeFrom?.(stored) ?? posting) : posting;
    // A stored description is sanitised already.
    const isStored = complete.descriptionHtml === stored?.descriptionHtml;
    const clean = isStored ? complete : sanitise(complete);
    postingOf.set(keyOf(posting), clean);
    if (stored) rest.push(rowOf(clean));
    else unknown.push(clean);
  }
  const itemOf = (posting: VacancyPosting, vacancyId?: number): BatchItem => ({
    posting,
    companyId: companyOf(posting)?.id ?? 0,
    vacancyId,
  });

  const screened = await screenBatch(
    tx,
    unknown.map((posting) => itemOf(posting)),
    now,
  );
  const isHeldNew = (i: number) => screened[i]?.verdict === 'hold';
  const fresh = unknown.filter((posting, i) => !mustWait(posting) && !isHeldNew(i));
  const drafts = unknown.filter(mustWait);
  const suspect = unknown.filter((posting, i) => !mustWait(posting) && isHeldNew(i));
  const insert = async (list: VacancyPosting[], status: 'live' | 'draft', why: Reason) => {
    const written = await insertVacancies(tx, list.map(rowOf), status, now);
    await recordStatusChanges(tx, idsOf(written), null, status, why, now);
    return written;
  };
  const created = await insert(fresh, 'live', reason);
  const waiting = await insert(drafts, 'draft', reason);
  const stopped = await insert(suspect, 'draft', { ...reason, cause: `${reason.cause}; held by screening` });
  const updated = new Map((await updateChangedVacancies(tx, rest, now)).map((vacancy) => [vacancy.id, vacancy]));
  const rescreened = await screenBatch(
    tx,
    [...updated.values()].flatMap(({ id, ...key }) => {
      const posting = postingOf.get(keyOf(key));
      return posting ? [itemOf(posting, id)] : [];
    }),
    now,
  );
  const written = [...created, ...waiting, ...stopped];
  const idOf = new Map(written.map((vacancy) => [keyOf(vacancy), vacancy.id]));
  await recordScreening(
    tx,
    [...withIds(screened, idOf), ...rescreened.map((found) => ({ ...found, vacancyId: found.item.vacancyId ?? 0 }))],
    now,
  );
  if (queuesNewCompanies) await queueNewCompanies(tx, idsOf(written), now);
  const waits = new Set(postings.filter(mustWait).map(keyOf));
  const statusOf = new Map(known.map(({ id, status }) => [id, status]));
  for (const { item, verdict } of rescreened) {
    const { vacancyId = 0 } = item;
    if (verdict !== 'hold' || statusOf.get(vacancyId) !== 'live') continue;
    await changeVacancyStatus(tx, vacancyId, 'paused', { ...reason, cause: `${reason.cause}; held by screening` }, now);
    statusOf.set(vacancyId, 'paused');
  }
  const approved = known.filter(
    ({ status, stored }) => status === 'draft' && !keepsStatus && !waits.has(keyOf(stored)),
  );
  // Drafts that did not change were screened with the rules and frauds of their time.
  const unchanged = approved.flatMap(({ id }) => (updated.has(id) ? [] : id));
  await rescreenStored(tx, unchanged, now);
  const held = await listHeld(tx, [...idsOf(written), ...known.map(({ id }) => id)]);
  const keptBack = approved.filter(({ id }) => held.has(id)).map(({ id }) => id);
  await setKeptFromLive(tx, [...idsOf(stopped), ...keptBack]);
  for (const { id, stored } of approved) {
    if (held.has(id)) continue;
    await changeVacancyStatus(tx, id, 'live', reason, now);
    statusOf.set(id, 'live');
    updated.set(id, { id, source: stored.source, sourceId: stored.sourceId });
  }
  // Blocking a company closes its vacancies: one that is live was moved to it afterwards.
  const blocked = new Set(postings.filter(isBlocked).map(keyOf));
  const toPause = known.filter(({ id, stored }) => statusOf.get(id) === 'live' && blocked.has(keyOf(stored)));
  const pausing = { ...reason, cause: `${reason.cause}: its company is blocked` };
  for (const { id, stored } of toPause) {
    await changeVacancyStatus(tx, id, 'paused', pausing, now);
    statusOf.set(id, 'paused');
    updated.set(id, { id, source: stored.source, sourceId: stored.sourceId });
  }
  const live = [...updated.keys()].filter((id) => statusOf.get(id) === 'live');
  await indexVacancies(tx, [...idsOf(created), ...live]);

  const changes = [...changesOf('created', written), ...changesOf('updated', [...updated.values()])];
  const counts = {
    created: written.length,
    updated: updated.size,
    waiting: waiting.length,
    held: changes.filter(({ id }) => held.has(id)).length,
    paused: toPause.length,
  };
  return { ...counts, unchanged: postings.length - changes.length, changes };
}

/** What was found in new postings, with the vacancies that they have become. */
const withIds = (screened: readonly Screened[], idOf: ReadonlyMap<string, number>) =>
  screened.flatMap((found) => {
    const vacancyId = idOf.get(keyOf(found.item.posting as VacancyPosting));
    return vacancyId === undefined ? [] : [{ ...found, vacancyId }];
  });

const idsOf = (vacancies: WrittenVacancy[]): number[] => vacancies.map(({ id }) => id);

const changesOf = (change: PublishedChange['change'], vacancies: WrittenVacancy[]): PublishedChange[] =>
  vacancies.map(({ id, source, sourceId }) => ({ id, change, source, sourceId }));

/**
 * Publishes postings in one transaction: new ones become live vacancies, known ones (by source and source id) are updated.
 * New ones of a source that waits for approval, or of a blocked company, become drafts, and known drafts of these stay so;
 * a live one that moves to a blocked company is paused. All are screened: new ones that screening holds become drafts, live
 * ones are paused, until staff decide their case.
 * HTML is sanitised, and the search index is up to date when this returns. Pass a few hundred postings per call.
 */
export async function publishPostings(
  { db, clock }: AppContext,
  postings: VacancyPosting[],
  reason: Reason,
  options: PublishOptions = {},
): Promise<Published> {
  const distinct = withoutRepeats(postings);
  if (distinct.length === 0)
    return { created: 0, updated: 0, unchanged: 0, waiting: 0, held: 0, paused: 0, changes: [] };
  const published = await db.transaction().execute((tx) => publish(tx, distinct, reason, clock.now(), options));
  return { ...published, unchanged: published.unchanged + postings.length - distinct.length };
}
