import type { Db } from '../../../infra/database/connect.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { openCases } from '../cases.queries.ts';
import type { ContactFingerprint } from '../fingerprints/contacts-of.ts';
import { findMatches } from '../fingerprints/fingerprints.queries.ts';
import { type signatureOf, textBandsOf } from '../fingerprints/fingerprints-of.ts';
import { listFraudTexts } from '../fingerprints/fraud-texts.queries.ts';
import { queueLogos } from '../fingerprints/logo-hashes.queries.ts';
import { repeatsText } from '../fingerprints/text-words.ts';
import { screenPosting } from '../screen-posting.ts';
import type { Finding, RuleSet, ScreenedPosting, ScreeningFacts } from '../screened-posting.ts';
import { chooseUsualPay, readPaidWork } from '../usual-pay/find-usual-pay.ts';
import { readBatchFacts, saveReadings } from './batch-facts.queries.ts';
import { findUnconfirmedContacts } from './find-unconfirmed-contacts.ts';
import { type PostingReading, readPosting } from './read-posting.ts';
import {
  type EnteredCount,
  joinFindingsToCases,
  keyOfFinding,
  listWrongFindings,
  saveFindings,
  toRuleSet,
} from './screening.queries.ts';

/** Outcome for a vacancy: hidden until a decision, published with a case, or published with a note. */
export type Verdict = 'hold' | 'queue' | 'note';

/** A posting to screen. */
export interface BatchItem {
  posting: ScreenedPosting;
  companyId: number;
  /** Where the posting comes from. */
  source: string;
  /** Of a vacancy that is known already. */
  vacancyId?: number | undefined;
}

/** Findings of a posting. */
export interface Screened {
  item: BatchItem;
  findings: Finding[];
  /** Undefined when nothing was found. */
  verdict: Verdict | undefined;
  signature: ReturnType<typeof signatureOf>;
  contacts: ContactFingerprint[];
}

/** Sampling: staff review one vacancy of each hundred that a company posts within a day. */
const MANY_PER_DAY = 100;

const verdictOf = (findings: readonly Finding[]): Verdict | undefined => {
  const levels = findings.map(({ level }) => level);
  if (levels.includes('high')) return 'hold';
  if (levels.includes('medium')) return 'queue';
  return levels.length > 0 ? 'note' : undefined;
};

/** Screens postings before they are written; reads what it needs in a few statements, whatever their number. */
export async function screenBatch(
  tx: Db,
  items: readonly BatchItem[],
  now: Date,
  rules?: RuleSet,
): Promise<Screened[]> {
  if (items.length === 0) return [];
  const readings = items.map(({ posting }) => readPosting(posting));
  const facts: ScreeningFacts[] = items.map(() => ({}));
  const signed = readings.flatMap(({ signature }, item) =>
    signature ? [{ item, companyId: items[item]?.companyId ?? 0, ...signature }] : [],
  );
  const paid = readPaidWork(items.map(({ posting }) => posting));
  const companyIds = items.map(({ companyId }) => companyId);
  const entering = {
    companyIds: items.flatMap(({ vacancyId, companyId }) => (vacancyId === undefined ? companyId : [])),
    since: new Date(now.getTime() - DAY_MS),
  };
  const stored = await readBatchFacts(tx, { companyIds, entering, signed, paid });
  const settings = rules ?? toRuleSet(stored.rules);
  if (stored.hasFrauds) await addFrauds(tx, readings, facts);
  for (const { item, ...copiedFrom } of stored.copies) (facts[item] as ScreeningFacts).copiedFrom = copiedFrom;
  const usualPay = chooseUsualPay(paid, stored.usualPay);
  for (const [i, usual] of usualPay.entries()) if (usual) (facts[i] as ScreeningFacts).usualPay = usual;
  addFlood(items, facts, stored.entered);
  for (const [item, contact] of await findUnconfirmedContacts(tx, items, readings, stored.checked))
    (facts[item] as ScreeningFacts).unconfirmedContact = contact;
  const knownIds = items.flatMap(({ vacancyId }) => vacancyId ?? []);
  const wrong = await listWrongFindings(tx, knownIds);
  return items.map((item, i) => {
    const { texts, signature, contacts } = readings[i] as PostingReading;
    const findings = screenPosting(
      item.posting,
      facts[i] as ScreeningFacts,
      settings,
      texts,
      (found) => item.vacancyId !== undefined && wrong.has(keyOfFinding(item.vacancyId, found)),
    );
    return {
      item,
      findings,
      verdict: verdictOf(findings),
      signature,
      contacts,
    };
  });
}

/** Adds the matches of postings with upheld frauds. */
async function addFrauds(tx: Db, readings: readonly PostingReading[], facts: ScreeningFacts[]): Promise<void> {
  const fingerprints = readings.map(({ contacts, words }) => [...contacts, ...textBandsOf(words)]);
  const matches = await findMatches(tx, fingerprints);
  const texts = await listFraudTexts(tx, [
    ...new Set(matches.flatMap(({ kind, caseId }) => (kind === 'text' ? caseId : []))),
  ]);
  for (const { item, kind, caseId, words: quoted } of matches) {
    const own = new Set(readings[item]?.words);
    if (kind === 'text' && !texts.get(caseId)?.some((fraud) => repeatsText(own, fraud))) continue;
    const fact = facts[item] as ScreeningFacts;
    fact.knownFrauds = [...(fact.knownFrauds ?? []), { kind, words: quoted, caseId }];
  }
}

/**
 * Adds each hundredth new vacancy of a company within a day.
 * @param entered those of the last day, before the items
 */
function addFlood(items: readonly BatchItem[], facts: ScreeningFacts[], entered: readonly EnteredCount[]): void {
  const counts = new Map(entered.map(({ companyId, count }) => [companyId, count]));
  for (const [i, { companyId, vacancyId }] of items.entries()) {
    if (vacancyId !== undefined) continue;
    const count = (counts.get(companyId) ?? 0) + 1;
    counts.set(companyId, count);
    if (count % MANY_PER_DAY === 0) (facts[i] as ScreeningFacts).postedWithinDay = count;
  }
}

/** A screened posting that is written. */
export interface WrittenScreened extends Screened {
  vacancyId: number;
}

/**
 * Stores the findings of written vacancies, and opens cases for those to hold or to queue, and for those of companies with an
 * upheld fraud.
 */
export async function recordScreening(tx: Db, written: readonly WrittenScreened[], now: Date): Promise<void> {
  const signatures = written.flatMap(({ vacancyId, item: { companyId }, signature }) =>
    signature ? [{ vacancyId, companyId, ...signature }] : [],
  );
  const related = await saveReadings(tx, written, signatures, now);
  await queueLogos(
    tx,
    written.flatMap(({ vacancyId, contacts }) => (contacts.some(({ kind }) => kind === 'image') ? vacancyId : [])),
    now,
  );
  const found = written.map(({ vacancyId, item, findings }) => ({
    vacancyId,
    findings,
    isNew: item.vacancyId === undefined,
  }));
  const added = await saveFindings(tx, found, now);
  const cases = await openCases(
    tx,
    written.flatMap(({ vacancyId, verdict }) =>
      verdict === 'hold' || verdict === 'queue'
        ? [
            {
              vacancyId,
              cause: 'finding' as const,
              level: verdict === 'hold' ? ('high' as const) : ('medium' as const),
              holds: verdict === 'hold',
              hasNews: added.has(vacancyId),
            },
          ]
        : [],
    ),
    now,
  );
  await openCases(
    tx,
    related.map((vacancyId) => ({ vacancyId, cause: 'related', level: 'medium' })),
    now,
  );
  await joinFindingsToCases(tx, cases);
}
