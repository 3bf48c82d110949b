import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isReached } from '../../../infra/database/is-reached.ts';

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
export async function claimLogos(
  db: Db,
  { now, leaseUntil, maxDelayMs }: { now: Date; leaseUntil: Date; maxDelayMs: number },
  limit: number,
): Promise<ClaimedLogo[]> {
  const ofFraud = sql<boolean>`exists (
    select from fraud_fingerprints known where known.kind = 'image' and known.value = address and known.removed_at is null)`;
  const { rows } = await sql<ClaimedLogo>`
    update logo_hashes claimed set attempts = claimed.attempts + 1, due_at = ${leaseUntil}
    where claimed.address in (
      select address from logo_hashes where due_at is not null and ${isReached('due_at', now, maxDelayMs)}
        and exists (select from fraud_fingerprints where kind = 'image' and removed_at is null)
      order by ${ofFraud} desc, due_at, address limit ${limit} for update skip locked
    ) returning claimed.address, claimed.url, claimed.attempts`.execute(db);
  return rows;
}

/** Stores what a logo looks like, or that it is no picture (null), or when it is fetched again. */
export async function saveLogo(
  db: Db,
  address: string,
  { hash, dueAt }: { hash: string | null; dueAt: Date | null },
): Promise<void> {
  await db.updateTable('logo_hashes').set({ hash, due_at: dueAt }).where('address', '=', address).execute();
}

/** A logo that looks like that of a fraud. */
export interface LookAlike {
  caseId: number;
  /** The vacancy of the fraud. */
  vacancyId: number;
  address: string;
}

/**
 * Finds logos that look like that of an upheld fraud and are no fingerprint of it yet, where one of the two was hashed now or the
 * fingerprint is new. A fraud is compared by the logos that its own vacancy has named, not by those that look like them.
 * @param since fingerprints that were created since are new
 */
export async function findLookAlikes(
  db: Db,
  { hashed, since, maxBits }: { hashed: readonly string[]; since: Date; maxBits: number },
): Promise<LookAlike[]> {
  const { rows } = await sql<LookAlike>`
    select distinct known.case_id as "caseId", moderation_cases.vacancy_id as "vacancyId", other.address
    from fraud_fingerprints known
    join moderation_cases on moderation_cases.id = known.case_id
    join vacancy_contacts named on named.vacancy_id = moderation_cases.vacancy_id and named.kind = 'image'
      and named.value = known.value
    join logo_hashes own on own.address = known.value and own.hash is not null
    join logo_hashes other on other.hash is not null and other.address <> own.address
      and bit_count(own.hash::bit(128) # other.hash::bit(128)) <= ${maxBits}
    where known.kind = 'image' and known.removed_at is null
      and (known.created_at >= ${since} or own.address = any(${[...hashed]}::text[]) or other.address = any(${[...hashed]}::text[]))
      and not exists (
        select from fraud_fingerprints same
        where same.case_id = known.case_id and same.kind = 'image' and same.value = other.address and same.removed_at is null)
    order by 1, 3`.execute(db);
  return rows;
}
