import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { type CheckedCompany, checkedCompanies } from '../../vacancy-checks/index.ts';
import { insertContacts } from '../fingerprints/contacts.queries.ts';
import type { ContactFingerprint } from '../fingerprints/contacts-of.ts';
import {
  type CopyMatch,
  copiesOf,
  hasFingerprints,
  insertSignatures,
  type SignatureRow,
  type SignedItem,
} from '../fingerprints/fingerprints.queries.ts';
import { type PaidWork, usualPayFor } from '../usual-pay/find-usual-pay.ts';
import type { UsualPay } from '../usual-pay/usual-pay.queries.ts';
import { relatedToFrauds } from './related-frauds.queries.ts';
import { countsEnteredSince, type EnteredCount, type StoredRule, storedRules } from './screening.queries.ts';

/** Stored data that postings are compared with. */
export interface BatchFacts {
  rules: StoredRule[];
  hasFrauds: boolean;
  copies: CopyMatch[];
  usualPay: UsualPay[];
  entered: EnteredCount[];
  checked: CheckedCompany[];
}

const rowsOf = <T>(query: RawBuilder<T>) => sql<T[]>`(select coalesce(json_agg(found), '[]') from (${query}) found)`;

/** Reads what postings are compared with. One statement: for a single posting each round trip costs more than its query. */
export async function readBatchFacts(
  tx: Db,
  {
    companyIds,
    entering,
    signed,
    paid,
  }: {
    companyIds: readonly number[];
    /** Companies of which the vacancies entered since a time are counted. */
    entering: { companyIds: readonly number[]; since: Date };
    signed: readonly SignedItem[];
    paid: readonly (PaidWork | undefined)[];
  },
): Promise<BatchFacts> {
  const { rows } = await sql<BatchFacts>`
    select ${rowsOf(storedRules)} as rules, ${hasFingerprints} as "hasFrauds", ${rowsOf(copiesOf(signed))} as copies,
      ${rowsOf(usualPayFor(paid))} as "usualPay", ${rowsOf(countsEnteredSince(entering.companyIds, entering.since))} as entered,
      ${rowsOf(checkedCompanies(companyIds))} as checked`.execute(tx);
  return rows[0] as BatchFacts;
}

/**
 * Stores the signatures and contacts of written vacancies, in one statement too.
 * @returns those whose company has an upheld fraud
 */
export async function saveReadings(
  tx: Db,
  written: readonly { vacancyId: number; contacts: readonly ContactFingerprint[] }[],
  signatures: readonly SignatureRow[],
  now: Date,
): Promise<number[]> {
  if (written.length === 0) return [];
  const ids = written.map(({ vacancyId }) => vacancyId);
  const { rows } = await sql<{ vacancyId: number }>`
    with signatures as (${insertSignatures(signatures)}), contacts as (${insertContacts(written)})
    ${relatedToFrauds(ids, now)}`.execute(tx);
  return rows.map(({ vacancyId }) => vacancyId);
}
