import {
  blockCompany as blockCompanyCall,
  editCompany as editCompanyCall,
  getStaffCompany,
  listStaffCompanies,
  mergeCompanies as mergeCompaniesCall,
  unblockCompany as unblockCompanyCall,
  undoMerge as undoMergeCall,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { blockCompany, unblockCompany } from './block-company.ts';
import { describeStaffCompany, editCompany } from './edit-company.ts';
import { mergeCompanies, undoMerge } from './merge-companies.ts';
import { searchStaffCompanies } from './staff-companies.queries.ts';

const targetOf = ({ body }: { body: { companyID: number } }) => ({ kind: 'company', id: body.companyID }) as const;

/** Staff actions on companies. */
export const companyStaffActions: readonly StaffAction[] = [
  staffAction(listStaffCompanies, async ({ reads }, { query, headers }) => {
    const { companies, total, isCapped } = await searchStaffCompanies(reads, query);
    headers['X-Total-Count'] = String(total);
    if (isCapped) headers['X-Total-Capped'] = 'true';
    return companies;
  }),
  staffAction(getStaffCompany, ({ db }, { params }) => describeStaffCompany(db, params.companyID)),
  staffAction(editCompanyCall, (context, { body, by }) => editCompany(context, body, by), { target: targetOf }),
  staffAction(mergeCompaniesCall, (context, { body, by }) => mergeCompanies(context, body, by), { target: targetOf }),
  staffAction(undoMergeCall, (context, { body, by }, record) => undoMerge(context, body.mergeID, by, record), {
    recordsItself: true,
  }),
  staffAction(
    blockCompanyCall,
    (context, { body, by, actor }) => blockCompany(context, body, { by, staffId: actor.staff?.staffId }),
    { target: targetOf },
  ),
  staffAction(unblockCompanyCall, (context, { body }) => unblockCompany(context, body.companyID), { target: targetOf }),
];
