import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Fingerprint, FingerprintKind } from './fingerprints-of.ts';

/** A fingerprint of an upheld fraud that a posting has. */
export interface FingerprintMatch {
  /** Index of the posting. */
  item: number;
  kind: FingerprintKind;
  caseId: number;
  words: string;
}

/** Bands of a text that must agree before the texts themselves are compared. */
const MIN_BANDS = 2;

/** Whether any fraud was recorded; saves the search when there is none. */
export const hasFingerprints = sql<boolean>`exists (select from fraud_fingerprints where removed_at is null)`;

/** Finds the frauds that share fingerprints with postings; texts only where several bands agree. */
export async function findMatches(tx: Db, fingerprints: readonly Fingerprint[][]): Promise<FingerprintMatch[]> {
  const rows = fingerprints.flatMap((list, item) => list.map((each) => ({ item, ...each })));
  if (rows.length === 0) return [];
  const found = await sql<FingerprintMatch>`
    select given.item, known.kind, known.case_id as "caseId", min(given.words) as words
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (item int, kind text, value text, words text)
    join fraud_fingerprints known on known.kind = given.kind and known.value = given.value and known.removed_at is null
    group by given.item, known.kind, known.case_id
    having known.kind <> 'text' or count(*) >= ${MIN_BANDS}
    order by given.item, known.kind, known.case_id`.execute(tx);
  return found.rows;
}

/** Records the new fingerprints of a case. */
export async function insertFingerprints(
  tx: Db,
  caseId: number,
  fingerprints: readonly Fingerprint[],
  now: Date,
): Promise<void> {
  await sql`
    insert into fraud_fingerprints (kind, value, case_id, created_at)
    select kind, value, ${caseId}::int, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(fingerprints)}::text::jsonb) as given (kind text, value text)
    where not exists (
      select from fraud_fingerprints known
      where known.kind = given.kind and known.value = given.value and known.case_id = ${caseId} and known.removed_at is null
    )`.execute(tx);
}

/** A near-duplicate text of another company. */
export interface CopyMatch {
  item: number;
  vacancyId: number;
  company: string;
  /** Share of common word pairs, 0 to 1. */
  share: number;
}

export interface SignedItem {
  item: number;
  companyId: number;
  signature: number[];
  bands: number[];
}

/** Maximum number of vacancies compared per band. */
const MAX_CANDIDATES = 50;
/** Minimum number of equal positions, of 16. */
const MIN_AGREEING = 13;

/** Near-duplicate detection: query of live vacancies of other companies with nearly the same text. */
export const copiesOf = (items: readonly SignedItem[]): RawBuilder<CopyMatch> => sql<CopyMatch>`
    select distinct on (given.item) given.item, known.vacancy_id as "vacancyId", companies.name as company, same.share
    from jsonb_to_recordset(${JSON.stringify(items)}::text::jsonb)
      as given (item int, "companyId" int, signature int[], bands int[])
    cross join lateral (
      ${sql.join(
        [1, 2, 3, 4].map(
          (band) => sql`(
            select * from vacancy_signatures where bands[${sql.lit(band)}] = given.bands[${sql.lit(band)}]
            limit ${sql.lit(MAX_CANDIDATES)}
          )`,
        ),
        sql` union `,
      )}
    ) known
    cross join lateral (
      select count(*)::real / 16 as share from unnest(given.signature, known.signature) as pair (a, b) where a = b
    ) same
    join vacancies on vacancies.id = known.vacancy_id and vacancies.status in ('live', 'paused')
    join companies on companies.id = known.company_id
    where known.company_id <> given."companyId" and same.share * 16 >= ${MIN_AGREEING}
    order by given.item, same.share desc, known.vacancy_id`;

/** The signature of a vacancy. */
export interface SignatureRow {
  vacancyId: number;
  companyId: number;
  signature: number[];
  bands: number[];
}

/** Statement that stores the signatures of vacancies. */
export const insertSignatures = (rows: readonly SignatureRow[]): RawBuilder<unknown> => sql`
    insert into vacancy_signatures (vacancy_id, company_id, signature, bands)
    select "vacancyId", "companyId", signature, bands
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as given ("vacancyId" int, "companyId" int, signature int[], bands int[])
    order by "vacancyId"
    on conflict (vacancy_id) do update set
      company_id = excluded.company_id, signature = excluded.signature, bands = excluded.bands`;
