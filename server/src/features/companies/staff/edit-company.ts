import type { CallOutput, CompanyForm, editCompany as editCompanyCall, StaffCompanyDetails } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError, fieldError } from '../../../lib/call-error.ts';
import { htmlToLines } from '../../../lib/html/html-to-lines.ts';
import { sanitiseHtml, webAddress } from '../../../lib/html/sanitise-html.ts';
import { descriptionFromText } from '../../vacancy-import/index.ts';
import { foldCompanyName, screenCompany } from '../../vacancy-lifecycle/index.ts';
import {
  type CompanyRecord,
  findByFoldedName,
  findCompanyRecord,
  insertFormerName,
  lockCompanies,
  updateCompany,
} from './change-company.queries.ts';
import { describeScreening } from './describe-screening.ts';
import { findStaffCompany, listLikelyCompanies, listMerges } from './staff-companies.queries.ts';

const formOf = (row: CompanyRecord): CompanyForm => ({
  name: row.name,
  about: htmlToLines(row.about_html),
  website: row.website,
  logo: row.logo,
  address: row.corporate_address,
});

/**
 * A company with its form, likely duplicates and merges.
 * @throws {CallError} not_found, also for one that was merged
 */
export async function describeStaffCompany(db: Db, companyId: number): Promise<StaffCompanyDetails> {
  const [row, record, likely, merges] = await Promise.all([
    findStaffCompany(db, companyId),
    findCompanyRecord(db, companyId),
    listLikelyCompanies(db, companyId),
    listMerges(db, companyId),
  ]);
  if (!row || !record) throw new CallError('not_found', 'There is no company with this number.');
  return { ...row, form: formOf(record), version: record.version, likely, merges };
}

/** Gives a company another name. The former one stays known, so that an import that states it finds the company. */
async function rename(tx: Db, { id, name: former, folded_name }: CompanyRecord, name: string): Promise<void> {
  const folded = foldCompanyName(name);
  const taken = folded === folded_name ? undefined : await findByFoldedName(tx, folded);
  if (taken && taken.merged_into !== id)
    throw fieldError('name', 'There is a company of this name. Merge the two instead.');
  if (taken || folded === folded_name) return await updateCompany(tx, id, { name });
  await updateCompany(tx, id, { name, folded_name: folded });
  await insertFormerName(tx, former, folded_name, id);
}

function readAddress(field: 'website' | 'logo', typed: string): string {
  if (typed !== '' && !webAddress(typed)) throw fieldError(field, 'Enter an address that begins with https://');
  return typed;
}

/**
 * Changes what the portal says of a company, and screens its live vacancies again.
 * @throws {CallError} not_found; bad_input of a field; conflict when it was changed since `version`
 */
export async function editCompany(
  { db, clock }: AppContext,
  { companyID, version, ...form }: CallOutput<typeof editCompanyCall>['body'],
  by: string,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const [row] = await lockCompanies(tx, [companyID]);
    if (!row || row.merged_into !== null) throw new CallError('not_found', 'There is no company with this number.');
    const before = formOf(row);
    if (row.version !== version) {
      const fields = (['name', 'about', 'website', 'logo', 'address'] as const).filter((at) => before[at] !== form[at]);
      const differing = fields.length > 0 ? ` It differs from yours in: ${fields.join(', ')}.` : '';
      throw new CallError(
        'conflict',
        `This company was changed by someone else.${differing} Reload to see the current version.`,
      );
    }
    await updateCompany(tx, companyID, {
      about_html: form.about === before.about ? row.about_html : sanitiseHtml(descriptionFromText(form.about)),
      website: readAddress('website', form.website),
      logo: readAddress('logo', form.logo),
      corporate_address: form.address,
    });
    if (form.name !== row.name) await rename(tx, row, form.name);
    const isChanged = (Object.keys(before) as (keyof CompanyForm)[]).some((field) => before[field] !== form[field]);
    if (!isChanged) return 'Saved';
    // A name or a website of another company makes frauds of postings that were none.
    const screening = await screenCompany(tx, companyID, { cause: 'company edited', actor: by }, clock.now());
    return `Saved. ${describeScreening(screening)}`.trim();
  });
}
