import type { Db } from '../../../infra/database/connect.ts';
import { listStoredScreened } from '../gate/screening.queries.ts';
import { readTexts } from '../screen-posting.ts';
import { listContacts, listHonestContacts } from './contacts.queries.ts';
import { contactsOf } from './contacts-of.ts';
import { insertFingerprints } from './fingerprints.queries.ts';
import { type Fingerprint, textBandsOf } from './fingerprints-of.ts';
import { queueFraudSearch } from './fraud-searches.queries.ts';
import { insertFraudTexts, listFormerTexts, wordsOfText } from './fraud-texts.queries.ts';
import { queueLogos } from './logo-hashes.queries.ts';

const keyOf = ({ kind, value }: Fingerprint): string => `${kind} ${value}`;
const distinct = (fingerprints: readonly Fingerprint[]): Fingerprint[] => [
  ...new Map(fingerprints.map((fingerprint) => [keyOf(fingerprint), fingerprint])).values(),
];

/**
 * Records the fingerprints of the vacancy of an upheld case, within the caller's transaction: its current and earlier texts
 * and contacts, without contacts of honest people. The next one is held, and live vacancies are
 * searched for it by the job `search-frauds` once the decision can no longer be undone.
 */
export async function recordFingerprints(
  tx: Db,
  { caseId, vacancyId }: { caseId: number; vacancyId: number },
  now: Date,
): Promise<void> {
  const [stored] = await listStoredScreened(tx, [vacancyId]);
  if (!stored) return;
  const { posting } = stored;
  const postings = [posting, ...(await listFormerTexts(tx, vacancyId)).map((text) => ({ ...posting, ...text }))];
  const contacts = distinct([
    ...postings.flatMap((each) => contactsOf(each, readTexts(each))),
    ...(await listContacts(tx, vacancyId)),
  ]);
  const honest = await listHonestContacts(tx, vacancyId, contacts, now);
  const texts = postings.map(wordsOfText);
  // Honest employers name no payment address.
  const own = contacts.filter((contact) => contact.kind === 'handle' || !honest.has(keyOf(contact)));
  await insertFingerprints(tx, caseId, [...own, ...distinct(texts.flatMap(textBandsOf))], now);
  await insertFraudTexts(tx, caseId, texts);
  await queueLogos(tx, [vacancyId], now);
  await queueFraudSearch(tx, caseId, now);
}
