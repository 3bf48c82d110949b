import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isDueAt, type Lease, lockDueRows } from '../../../infra/database/locks/lock-due-rows.ts';

/** The address of a logo as `contactsOf` writes it. */
const addressOfLogo = sql<string>`left(lower(regexp_replace(companies.logo, '[?#].*$', '', 's')), 200)`;

/** Queues that the logos of vacancies are fetched, those that are not known yet. */
export async function queueLogos(tx: Db, vacancyIds: readonly number[], now: Date): Promise<void> {
  if (vacancyIds.length === 0) return;
  await sql`
    insert into logo_hashes (address, url, due_at)
    select distinct on (1) ${addressOfLogo}, companies.logo, ${now}::timestamptz
    from vacancies join companies on companies.id = vacancies.company_id
    where vacancies.id = any(${[...vacancyIds]}::int[]) and companies.logo <> '' order by 1
    on conflict do nothing`.execute(tx);
}

/** A logo that is leased to this process. `attempts` counts this one. */
export interface ClaimedLogo {
  address: string;
  url: string;
  attempts: number;
}

/**
 * Claims due logos with a lease, those of frauds first. None while no fraud with a logo is known: then there is nothing to
 * compare with.
 */
export async function claimLogos(db: Db, lease: Lease, limit: number): Promise<ClaimedLogo[]> {
  const ofFraud = sql<boolean>`exists (
    select from fraud_fingerprints known where known.kind = 'image' and known.value = address and known.removed_at is null)`;
  const isDue = sql<boolean>`due_at is not null and ${isDueAt(lease)}
    and exists (select from fraud_fingerprints where kind = 'image' and removed_at is null)`;
  const due = lockDueRows('logo_hashes', 'address', { isDue, limit, first: sql`${ofFraud} desc,` });
  const { rows } = await sql<ClaimedLogo>`
    update logo_hashes claimed set attempts = claimed.attempts + 1, due_at = ${lease.leaseUntil}
    where claimed.address = ${due} returning claimed.address, claimed.url, claimed.attempts`.execute(db);
  return rows;
}

/** Stores what a logo looks like, or that it is not a picture (null), or when it is fetched again. */
export async function saveLogo(
  db: Db,
  address: string,
  { hash, dueAt }: { hash: string | null; dueAt: Date | null },
): Promise<void> {
  await db.updateTable('logo_hashes').set({ hash, due_at: dueAt }).where('address', '=', address).execute();
}

/** Joins the logos of upheld frauds `own`, those that their vacancies have named, with logos `other` that look like them. */
const lookAlikes = (maxBits: number) => sql`
  fraud_fingerprints known
  join moderation_cases on moderation_cases.id = known.case_id
  join vacancy_contacts named on named.vacancy_id = moderation_cases.vacancy_id and named.kind = 'image'
    and named.value = known.value
  join logo_hashes own on own.address = known.value and own.hash is not null
  join logo_hashes other on other.hash is not null and other.address <> own.address
    and bit_count(own.hash::bit(128) # other.hash::bit(128)) <= ${maxBits}
  where known.kind = 'image' and known.removed_at is null`;

/**
 * Finds the upheld frauds whose logo looks like another one, where one of the two was hashed now or the fingerprint is new.
 * @param since fingerprints that were created since are new
 */
export async function listImitatedFrauds(
  db: Db,
  { hashed, since, maxBits }: { hashed: readonly string[]; since: Date; maxBits: number },
): Promise<{ caseId: number; vacancyId: number }[]> {
  const { rows } = await sql<{ caseId: number; vacancyId: number }>`
    select distinct known.case_id as "caseId", moderation_cases.vacancy_id as "vacancyId" from ${lookAlikes(maxBits)}
      and (known.created_at >= ${since} or own.address = any(${[...hashed]}::text[]) or other.address = any(${[...hashed]}::text[]))
    order by 1`.execute(db);
  return rows;
}

/** The addresses of all logos that look like that of an upheld fraud. */
export async function listLookAlikes(db: Db, caseId: number, maxBits: number): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct other.address from ${lookAlikes(maxBits)} and known.case_id = ${caseId} order by 1`.execute(db);
  return rows.map(({ address }) => address);
}

/** Which of some addresses of logos are not in use as fingerprints of a case. */
export async function listNewAddresses(db: Db, caseId: number, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from unnest(${[...addresses]}::text[]) as given (address) where not exists (
      select from fraud_fingerprints known
      where known.case_id = ${caseId} and known.kind = 'image' and known.value = address and known.removed_at is null)`.execute(
    db,
  );
  return rows.map(({ address }) => address);
}
