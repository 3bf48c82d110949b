import { anyOf, type Expression } from '../../engine/expression.ts';
import { workModeLexeme } from '../../indexing/attribute-lexemes.ts';
import { experienceLexeme, MAX_EXPERIENCE_YEARS, placeLexeme } from '../../indexing/create-lexemes.ts';

/** Vacancies that ask for at least this many years are for seniors, whatever their title. */
const SENIOR_YEARS = 5;

const yearsBetween = (from: number, to: number): Expression =>
  anyOf(Array.from({ length: to - from + 1 }, (_, i) => experienceLexeme(from + i)));

const senior: Expression[] = [
  ...['sr', 'lead', 'principal', 'head', 'chief', 'vp', 'avp', 'director'].map((word) => `t.${word}`),
  { all: [yearsBetween(SENIOR_YEARS, MAX_EXPERIENCE_YEARS), { not: yearsBetween(0, SENIOR_YEARS - 1) }] },
];
const online: Expression[] = [
  workModeLexeme('home'),
  placeLexeme('Remote'),
  ...['online', 'virtual', 'remote', 'wfh'].map((word) => `t.${word}`),
];

const meanings = new Map<string, Expression[]>(
  Object.entries({
    senior,
    sr: senior,
    'senior level': senior,
    'senior role': senior,
    online,
    remote: online,
    virtual: online,
  }),
);

/** What vacancies say otherwise that an exclusion of some words means too. @param phrase in the singular */
export const meaningOfExcluded = (phrase: string): Expression[] => meanings.get(phrase) ?? [];
