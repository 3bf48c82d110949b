import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { sanitiseHtml, webAddress } from '../../lib/html/sanitise-html.ts';
import { type PostingReader, queueNewCompanies, setKeptFromLive } from '../screening/index.ts';
import { endOutdatedChecks } from '../vacancy-checks/index.ts';
import { changeVacancyStatus } from './change-vacancy-status.ts';
import { foldCompanyName } from './fold-company-name.ts';
import { insertThroughGate, keyOf } from './insert-through-gate.ts';
import { passLiveGate } from './pass-live-gate.ts';
import {
  type CompanyRow,
  listKnown,
  listSourcesToApprove,
  lockKnownVacancies,
  type PostedRow,
  saveCompanies,
  toPostedRow,
  updateChangedVacancies,
  type WrittenVacancy,
} from './publish-postings.queries.ts';
import { queueCompanyScreenings } from './screen-company.queries.ts';
import type { Reason } from './status-reason.ts';
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

/** Postings that were sanitised when they were read ahead. */
const sanitised = new WeakMap<VacancyPosting, VacancyPosting>();

const sanitise = (posting: VacancyPosting): VacancyPosting =>
  sanitised.get(posting) ?? { ...posting, descriptionHtml: sanitiseHtml(posting.descriptionHtml) };

async function publish(
  tx: Db,
  postings: VacancyPosting[],
  reason: Reason,
  now: Date,
  { asDrafts = false, keepsStatus = false, queuesNewCompanies = false }: PublishOptions,
): Promise<Published> {
  const companies = await saveCompanies(tx, companiesOf(postings));
  // Their other live vacancies are judged by these details too.
  const changed = [...companies.values()].flatMap(({ id, isChanged }) => (isChanged ? id : []));
  await queueCompanyScreenings(tx, [...new Set(changed)], now);
  const companyOf = ({ company }: VacancyPosting) => companies.get(foldCompanyName(company.name));
  const rowOf = (posting: VacancyPosting) => toPostedRow(posting, companyOf(posting)?.id ?? 0);
  const toApprove = await listSourcesToApprove(
    tx,
    postings.map(({ source }) => source),
  );
  const isBlocked = (posting: VacancyPosting) => companyOf(posting)?.isBlocked ?? false;
  const mustWait = (posting: VacancyPosting) => asDrafts || toApprove.has(posting.source) || isBlocked(posting);
  const known = await lockKnownVacancies(tx, postings);
  const storedOf = new Map(known.map(({ stored }) => [keyOf(stored), stored]));
  const unknown: VacancyPosting[] = [];
  const rest: PostedRow[] = [];
  for (const posting of postings) {
    const stored = storedOf.get(keyOf(posting));
    const complete = stored ? (posting.completeFrom?.(stored) ?? posting) : posting;
    // A stored description is sanitised already.
    const isStored = complete.descriptionHtml === stored?.descriptionHtml;
    const clean = isStored ? complete : sanitise(complete);
    if (stored) rest.push(rowOf(clean));
    else unknown.push(clean);
  }
  const inserted = await insertThroughGate(
    tx,
    unknown.map((posting) => ({ posting, companyId: companyOf(posting)?.id ?? 0, isDraft: mustWait(posting) })),
    reason,
    now,
  );
  const { written } = inserted;
  if (queuesNewCompanies) await queueNewCompanies(tx, idsOf(written), now);
  const updated = new Map((await updateChangedVacancies(tx, rest, now)).map((vacancy) => [vacancy.id, vacancy]));
  await endOutdatedChecks(tx, { vacancyIds: [...updated.keys()] }, now);
  const waits = new Set(postings.filter(mustWait).map(keyOf));
  const approved = known.filter(
    ({ status, stored }) => status === 'draft' && !keepsStatus && !waits.has(keyOf(stored)),
  );
  const { held, paused, refused } = await passLiveGate(
    tx,
    { changed: [...updated.keys()], toLive: approved.map(({ id }) => id) },
    reason,
    now,
  );
  await setKeptFromLive(tx, [...refused.keys()]);
  const isPaused = new Set(paused);
  const statusOf = new Map(known.map(({ id, status }) => [id, isPaused.has(id) ? 'paused' : status]));
  for (const { id, stored } of approved) {
    if (refused.has(id)) continue;
    statusOf.set(id, 'live');
    updated.set(id, { id, source: stored.source, sourceId: stored.sourceId });
  }
  // Blocking a company closes its vacancies: one that is live was moved to it afterwards.
  const blocked = new Set(postings.filter(isBlocked).map(keyOf));
  const toPause = known.filter(({ id, stored }) => statusOf.get(id) === 'live' && blocked.has(keyOf(stored)));
  const pausing = { ...reason, cause: `${reason.cause}: its company is blocked` };
  for (const { id, stored } of toPause) {
    await changeVacancyStatus(tx, id, 'paused', pausing, now);
    updated.set(id, { id, source: stored.source, sourceId: stored.sourceId });
  }

  const changes = [...changesOf('created', written), ...changesOf('updated', [...updated.values()])];
  const counts = {
    created: written.length,
    updated: updated.size,
    waiting: inserted.waiting,
    held: inserted.held + [...updated.keys()].filter((id) => held.has(id)).length,
    paused: toPause.length,
  };
  return { ...counts, unchanged: postings.length - changes.length, changes };
}

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

/** Read by one task of the reader's thread: few enough that reading ends soon after the batch before is stored. */
const READ_AT_ONCE = 25;

/**
 * Sanitises new postings and reads them for screening before they are published, while the database is busy with those before
 * them. What is not read then is read in the transaction.
 */
export async function readPostingsAhead(
  { db }: Pick<AppContext, 'db'>,
  reader: PostingReader,
  postings: VacancyPosting[],
  hasEnded: () => boolean,
): Promise<void> {
  // Those that do not change are not screened.
  const known = new Set((await listKnown(db, postings)).map(keyOf));
  const added = postings.filter((posting) => !known.has(keyOf(posting)));
  let reading = Promise.resolve();
  for (let at = 0; at < added.length && !hasEnded(); at += READ_AT_ONCE) {
    const clean = added.slice(at, at + READ_AT_ONCE).map((posting) => {
      const result = sanitise(posting);
      sanitised.set(Object.freeze(posting), result);
      return result;
    });
    await reading;
    reading = reader.read(clean);
  }
  await reading;
}
