/**
 * Lexemes of a vacancy's attributes, for filters and conditions. Their prefix ends in a colon, which no word contains, so
 * that no word of a text can be mistaken for one.
 */
import { type EmploymentType, type PayStep, paySteps, type WorkMode } from '@aarambh/contract';
import { foldText } from '../../../lib/text/fold-text.ts';

/** Working hours that a vacancy states. */
export const shifts = ['day', 'night', 'rotational', 'flexible'] as const;
export type Shift = (typeof shifts)[number];

/** Families of qualifications: a B.Com opens what asks for commerce. Levels of school are families too. */
export const qualificationFamilies = [
  'tenth',
  'twelfth',
  'commerce',
  'science',
  'arts',
  'engineering',
  'computing',
  'management',
  'law',
  'medicine',
  'nursing',
  'pharmacy',
  'education',
  'hospitality',
  'agriculture',
  'design',
  // Asks for no degree.
  'no-degree',
] as const;
export type QualificationFamily = (typeof qualificationFamilies)[number];

/** Groups that a vacancy says it especially invites. */
export const invitedGroups = ['women-returning', 'women', 'disabled', 'veterans'] as const;
export type InvitedGroup = (typeof invitedGroups)[number];

/** Lexeme of an occupation of the vocabulary, by its key. */
export const occupationLexeme = (occupation: string): string => `o:${occupation}`;
/** Lexeme of a pay step: the upper end of the stated pay is at least this many thousand rupees a month. */
export const payLexeme = (step: PayStep): string => `m:${step}`;
/** Lexeme of a work mode. */
export const workModeLexeme = (mode: WorkMode): string => `w:${mode}`;
/** Lexeme of a kind of employment. */
export const employmentTypeLexeme = (type: EmploymentType): string => `j:${type}`;
/** Lexeme of working hours. */
export const shiftLexeme = (shift: Shift): string => `h:${shift}`;
/** Lexeme of an industry. */
export const industryLexeme = (industry: string): string => `i:${foldText(industry).trim()}`;
/** Lexeme of a company, by its id. */
export const companyLexeme = (companyId: number): string => `c:${companyId}`;
/** Lexeme of a word of the company's name. */
export const companyNameLexeme = (word: string): string => `n:${word}`;
/** Lexeme of a family of qualifications. */
export const qualificationLexeme = (family: QualificationFamily): string => `f:${family}`;
/** Lexeme of an invited group. */
export const invitedLexeme = (group: InvitedGroup): string => `a:${group}`;

/** Whether a lexeme is an attribute. */
export const isAttribute = (lexeme: string): boolean => /^[a-z]:/.test(lexeme);

/** Lexeme of a vacancy that states its pay, whatever it is. */
export const STATED_PAY_LEXEME = 'm:stated';

const PAISE_PER_STEP = 1_000 * 100 * 12;

/** Pay in lakhs a year that a keyword may name, between the steps in which filters offer pay. */
export const payLakhs = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22] as const;
/** Lexeme of pay in lakhs a year: the upper end of the stated pay is at least this. */
export const lakhLexeme = (lakhs: (typeof payLakhs)[number]): string => `m:${lakhs}l`;

const PAISE_PER_LAKH = 100_000 * 100;

/** Lexeme of pay that begins at this many thousand rupees a month or more. */
export const payFromLexeme = (step: PayStep): string => `b:${step}`;
/** Lexeme of pay that begins at this many lakhs a year or more. */
export const lakhFromLexeme = (lakhs: (typeof payLakhs)[number]): string => `b:${lakhs}l`;

/**
 * Lexemes of stated pay: the steps and lakhs that its upper end reaches, and those that its lower end reaches.
 * @param upperPaise paise per year; null when pay is not stated
 * @param lowerPaise null when only the upper end is stated
 */
export function payLexemes(upperPaise: number | null, lowerPaise: number | null): string[] {
  if (upperPaise === null) return [];
  const stepsWithin = (paise: number) => paySteps.filter((step) => paise >= Number(step) * PAISE_PER_STEP);
  const lakhsWithin = (paise: number) => payLakhs.filter((lakhs) => paise >= lakhs * PAISE_PER_LAKH);
  return [
    ...stepsWithin(upperPaise).map(payLexeme),
    ...lakhsWithin(upperPaise).map(lakhLexeme),
    STATED_PAY_LEXEME,
    ...stepsWithin(lowerPaise ?? 0).map(payFromLexeme),
    ...lakhsWithin(lowerPaise ?? 0).map(lakhFromLexeme),
  ];
}
