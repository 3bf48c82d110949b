import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { isHeldCompanyCheck, isVouched } from '../../vacancy-checks/index.ts';
import type { ContactFingerprint } from './contacts-of.ts';
import type { Fingerprint } from './fingerprints-of.ts';

/** Contacts of one vacancy that are recorded, those of its former texts among them. */
const MAX_CONTACTS = 200;

/** Statement that records the contacts of vacancies; earlier ones stay, as an edited text may have named them. */
export function insertContacts(
  vacancies: readonly { vacancyId: number; contacts: readonly ContactFingerprint[] }[],
): RawBuilder<unknown> {
  const rows = vacancies.flatMap(({ vacancyId, contacts }) =>
    contacts.map(({ kind, value }) => ({ vacancy_id: vacancyId, kind, value })),
  );
  return sql`
    insert into vacancy_contacts (vacancy_id, kind, value)
    select vacancy_id, kind, value
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (vacancy_id int, kind text, value text)
    where (select count(*) from vacancy_contacts known where known.vacancy_id = given.vacancy_id) < ${MAX_CONTACTS}
    order by vacancy_id, kind, value
    on conflict do nothing`;
}

/** Every contact that a vacancy has named. */
export async function listContacts(tx: Db, vacancyId: number): Promise<Fingerprint[]> {
  const rows = await tx
    .selectFrom('vacancy_contacts')
    .select(['kind', 'value'])
    .where('vacancy_id', '=', vacancyId)
    .orderBy('kind')
    .orderBy('value')
    .execute();
  return rows.map((contact) => ({ ...contact, words: contact.value }));
}

/** A website or logo counts as honest from this number of honest companies whose vacancies name it. */
const MIN_HONEST = 3;
/** Minimum age of an honest vacancy, which also has no undecided or upheld case. */
const HONEST_DAYS = 30;

/**
 * Those of the contacts of a fraud that honest vacancies name: a fraud that names them uses the contact of someone else. One
 * vacancy is enough when it shows a check of its company. Websites and logos are honest too when several other companies name
 * them; phones, addresses and messengers are not, because anyone can post under several names and wait.
 * A company that is blocked, or of which another vacancy was a fraud, is not honest.
 * @param contacts those of one `group`, such as copies of one picture, count as one contact
 * @returns them as `kind value`, a group by its name
 */
export async function listHonestContacts(
  tx: Db,
  vacancyId: number,
  contacts: readonly (Fingerprint & { group?: string })[],
  now: Date,
): Promise<Set<string>> {
  const since = new Date(now.getTime() - HONEST_DAYS * DAY_MS);
  const given = contacts.map(({ kind, value, group }) => ({ kind, value, key: group ?? `${kind} ${value}` }));
  const { rows } = await sql<{ key: string }>`
    select given.key
    from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as given (kind text, value text, key text)
    join vacancy_contacts named on named.kind = given.kind and named.value = given.value and named.vacancy_id <> ${vacancyId}
    join vacancies on vacancies.id = named.vacancy_id
    join companies on companies.id = vacancies.company_id
    join vacancies fraud on fraud.id = ${vacancyId}
    cross join lateral (
      select exists (
        select from vacancy_checks where ${isHeldCompanyCheck} and ${isVouched}) as is_checked
    ) checks
    where (is_checked or vacancies.company_id <> fraud.company_id)
      and vacancies.status <> 'draft' and not vacancies.ended_as_fraud
      and (vacancies.entered_at is null or vacancies.entered_at <= ${since}::timestamptz)
      and not exists (
        select from moderation_cases
        where vacancy_id = vacancies.id and state in ('open', 'asked', 'upheld', 'closed'))
      and companies.blocked_at is null
      and not exists (
        select from moderation_cases
        where company_id = vacancies.company_id and state = 'upheld' and vacancy_id <> ${vacancyId})
    group by given.kind, given.key
    having bool_or(is_checked)
      or given.kind in ('domain', 'image') and count(distinct vacancies.company_id) >= ${MIN_HONEST}`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}
