/** A number that identifies a company, as it is written. */
export interface CompanyNumber {
  kind: 'CIN' | 'GSTIN';
  number: string;
}

/** State codes of a CIN, from the register of companies, with those of former names. */
const CIN_STATES = new Set(
  (
    'AN AP AR AS BR CG CH CT DD DH DL DN GA GJ GO HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY RJ SK ' +
    'TG TN TR TS TZ UK UP UR UT WB'
  ).split(' '),
);
/** Kinds of companies in a CIN. */
const CIN_KINDS = new Set('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT'.split(' '));
/** The first year of a company act in India. */
const FIRST_YEAR = 1850;

const CIN = /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/;
/** State, PAN, number of the registration within the state, 'Z', check digit. */
const GSTIN = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const MAX_GST_STATE = 38;
/** Other territory, and the jurisdiction of the centre. */
const OTHER_GST_STATES = new Set([97, 99]);

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit of a GSTIN: of its first 14 characters, in base 36 with the weights 1 and 2 in turn. */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}

/**
 * Reads a CIN (21 characters, checked by its structure) or a GSTIN (15 characters, checked by its check digit). Spaces and
 * hyphens are ignored.
 * @param thisYear the latest year of incorporation
 * @returns the number, or what is wrong with it
 */
export function readCompanyNumber(text: string, thisYear: number): CompanyNumber | { error: string } {
  const number = text.toUpperCase().replace(/[\s-]/g, '');
  if (number.length === 21) return readCin(number, thisYear);
  if (number.length === 15) return readGstin(number);
  return { error: 'Enter a CIN of 21 characters or a GSTIN of 15 characters.' };
}

function readCin(number: string, thisYear: number): CompanyNumber | { error: string } {
  const [, state = '', year = '', kind = ''] = CIN.exec(number) ?? [];
  if (!state) return { error: 'This is no CIN: it is written like U72900MH2019PTC123456.' };
  if (!CIN_STATES.has(state)) return { error: `This CIN names a state that does not exist: ${state}.` };
  if (Number(year) < FIRST_YEAR || Number(year) > thisYear)
    return { error: `This CIN names a year of incorporation that cannot be: ${year}.` };
  if (!CIN_KINDS.has(kind)) return { error: `This CIN names a kind of company that does not exist: ${kind}.` };
  return { kind: 'CIN', number };
}

function readGstin(number: string): CompanyNumber | { error: string } {
  const state = Number(GSTIN.exec(number)?.[1] ?? Number.NaN);
  if (Number.isNaN(state)) return { error: 'This is no GSTIN: it is written like 27AAPFU0939F1ZV.' };
  if (state < 1 || (state > MAX_GST_STATE && !OTHER_GST_STATES.has(state)))
    return { error: `This GSTIN names a state that does not exist: ${number.slice(0, 2)}.` };
  if (gstinCheckDigit(number.slice(0, 14)) !== number.at(-1))
    return { error: 'The check digit of this GSTIN is wrong. Please compare it with the certificate.' };
  return { kind: 'GSTIN', number };
}
