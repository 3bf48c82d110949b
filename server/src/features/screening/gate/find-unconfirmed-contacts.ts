import type { Db } from '../../../infra/database/connect.ts';
import { STAFF_SOURCE } from '../../../lib/staff-source.ts';
import { type CheckedCompany, listCheckedVacancies } from '../../vacancy-checks/index.ts';
import type { ContactFingerprint } from '../fingerprints/contacts-of.ts';
import { isWithinSome } from '../rules/known-employers.ts';
import type { ScreenedPosting } from '../screened-posting.ts';
import type { PostingReading } from './read-posting.ts';

interface Item {
  posting: ScreenedPosting;
  companyId: number;
  source: string;
  vacancyId?: number | undefined;
}

/** The kinds from the most telling one. A logo is not a contact. */
const KINDS: readonly ContactFingerprint['kind'][] = ['email', 'phone', 'messenger', 'handle', 'domain'];

/** The first contact that is not at a host of the confirmed mails, nor the website of the company. */
function findOther(
  contacts: readonly ContactFingerprint[],
  website: string,
  hosts: ReadonlySet<string>,
): string | undefined {
  const others = contacts.filter(({ kind, value, words }) => {
    if (kind === 'image' || (kind === 'domain' && words === website)) return false;
    return kind === 'email' || kind === 'domain' ? !isWithinSome(value.slice(value.lastIndexOf('@') + 1), hosts) : true;
  });
  return KINDS.map((kind) => others.find((contact) => contact.kind === kind)).find(Boolean)?.words;
}

/**
 * Finds postings that name a company which staff have checked, with a contact that was not confirmed: anyone can write the
 * name. What staff post, or have checked themselves, is not among them.
 * @param companies those of the items that staff have checked
 * @returns the contact as it is written, by the index of the item
 */
export async function findUnconfirmedContacts(
  tx: Db,
  items: readonly Item[],
  readings: readonly PostingReading[],
  companies: readonly CheckedCompany[],
): Promise<Map<number, string>> {
  const checked = new Map(companies.map(({ id, hosts }) => [id, hosts]));
  const found = new Map<number, string>();
  if (checked.size === 0) return found;
  const known = items.flatMap(({ companyId, vacancyId }) => (vacancyId && checked.has(companyId) ? vacancyId : []));
  const checkedVacancies = await listCheckedVacancies(tx, known);
  for (const [i, { companyId, vacancyId, source, posting }] of items.entries()) {
    const hosts = checked.get(companyId);
    if (!hosts || source === STAFF_SOURCE || (vacancyId !== undefined && checkedVacancies.has(vacancyId))) continue;
    const contact = findOther(readings[i]?.contacts ?? [], posting.company.website ?? '', new Set(hosts));
    if (contact !== undefined) found.set(i, contact);
  }
  return found;
}
