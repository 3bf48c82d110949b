import type { Occupation } from '../occupations/index.ts';
import { hotelCareers } from './conditions/rules/degree-careers.ts';

interface FieldWork {
  /** The work that the name of the field alone asks for, the most likely first. */
  occupations: Occupation[];
  /** Work of the field that companies advertise under the names of their processes. */
  near: Occupation[];
}

const list = (keys: string): Occupation[] => keys.trim().split(/\s+/);

const ofBanks: FieldWork = {
  occupations: list(`
    bank-officer bank-teller banking-operations-executive banking-sales-executive bank-branch-manager relationship-manager
    credit-analyst wealth-relationship-manager
  `),
  near: list('branch-manager cashier collection-executive finance-executive insurance-advisor'),
};

const ofHotels: Pick<FieldWork, 'occupations'> = { occupations: hotelCareers };

const ofHospitals: FieldWork = {
  occupations: list(`
    nurse doctor medical-officer lab-technician pharmacist physiotherapist hospital-coordinator hospital-receptionist
  `),
  near: list('nursing-supervisor medical-specialist'),
};

const ofCallCentres: Pick<FieldWork, 'near'> = {
  near: list(`
    process-associate back-office-executive operations-executive operations-analyst data-entry-operator content-moderator
    bpo-team-leader quality-analyst-bpo technical-support-engineer technical-voice-support-executive telecaller
    accounts-payable-executive accounts-receivable-executive general-ledger-accountant insurance-operations-executive
    medical-billing-executive
  `),
};

/** Names of fields under which work of several kinds is looked for. */
const fields = new Map<string, Partial<FieldWork>>([
  ['bank', ofBanks],
  ['banking', ofBanks],
  ['banking sector', ofBanks],
  ['hotel', ofHotels],
  ['hospital', ofHospitals],
  ['bpo', ofCallCentres],
  ['kpo', ofCallCentres],
  ['call center', ofCallCentres],
  ['call centre', ofCallCentres],
]);

/** The work of a field by its name, as folded words; undefined for any other words. */
export const findFieldWork = (words: string[]): Partial<FieldWork> | undefined => fields.get(words.join(' '));
