import type { SourcePosting } from './source-posting.ts';

/** 2: what the person wants. 1: near, or not stated whether it is. 0: something else. */
export type Grade = 0 | 1 | 2;

/** Grades a posting for one query or one condition of it. */
export type Grader = (posting: SourcePosting) => Grade;

const least = (grades: Grade[]): Grade => Math.min(2, ...grades) as Grade;
const most = (grades: Grade[]): Grade => Math.max(0, ...grades) as Grade;

/** All conditions must hold: the lowest of their grades. */
export const all =
  (...graders: Grader[]): Grader =>
  (posting) =>
    least(graders.map((grade) => grade(posting)));

/** One of the conditions suffices: the highest of their grades. */
export const any =
  (...graders: Grader[]): Grader =>
  (posting) =>
    most(graders.map((grade) => grade(posting)));

/** At most near, however well a condition is met. */
export const near =
  (grader: Grader): Grader =>
  (posting) =>
    Math.min(1, grader(posting)) as Grade;

/** The work that a title names. */
export interface Work {
  /** Titles of the work. */
  is: RegExp;
  /** Titles of related work: grade 1. */
  near?: RegExp;
  /** Titles that only look like it: grade 0. */
  not?: RegExp;
}

/** Grades by the title. A skill of the same name under another title is near. */
export const work =
  ({ is, near: related, not }: Work): Grader =>
  ({ title, skills }) => {
    if (not?.test(title)) return 0;
    if (is.test(title)) return 2;
    return related?.test(title) || is.test(skills) ? 1 : 0;
  };

/** A tool or subject: in title or skills; elsewhere in the text is near. */
export const skill =
  (pattern: RegExp): Grader =>
  ({ title, skills, text }) => {
    if (pattern.test(title) || pattern.test(skills)) return 2;
    return pattern.test(text) ? 1 : 0;
  };

/** Work at home, as title or places say. */
const HOME = /\b(work(ing)? ?(from|at|@) ?home|wfh|remote(ly)?|home ?based|from home)\b/;
const WHOLE_COUNTRY = /\b(all|anywhere in|pan) india\b|^india$/;

/** In a place. Work at home, the whole country and no stated place are near. */
export const inPlace =
  (pattern: RegExp): Grader =>
  ({ title, places }) => {
    if (pattern.test(places) || pattern.test(title)) return 2;
    return places === '' || WHOLE_COUNTRY.test(places) || HOME.test(places) ? 1 : 0;
  };

/** Work at home or hybrid work. */
export const atHome: Grader = ({ title, places, text }) => {
  if (HOME.test(title) || HOME.test(places)) return 2;
  return HOME.test(text) || /\bhybrid\b/.test(text) ? 1 : 0;
};

/** Stated anywhere in the posting. */
export const stated =
  (pattern: RegExp): Grader =>
  ({ text }) =>
    pattern.test(text) ? 2 : 0;

/** Open to people without experience. Years that are not stated are near, as is one year. */
export const forFreshers: Grader = ({ title, text, years }) => {
  if (years) return years.from === 0 ? 2 : years.from === 1 ? 1 : 0;
  if (/\bfreshers?\b|\btrainee\b|\bintern(ship)?\b/.test(text)) return 2;
  return /\b(senior|sr|lead|head|manager|principal|director|chief|vp)\b/.test(title) ? 0 : 1;
};

/** Open to people with N years of experience. A year off is near. */
export const forYears =
  (wanted: number): Grader =>
  ({ years }) => {
    if (!years) return 1;
    if (years.from <= wanted && wanted <= years.to) return 2;
    return years.from <= wanted + 1 && wanted - 1 <= years.to ? 1 : 0;
  };

/** The stated pay reaches an amount in rupees a month. Pay that is not stated is near. */
export const paysAtLeast =
  (rupees: number): Grader =>
  ({ monthlyPay }) =>
    monthlyPay === undefined ? 1 : monthlyPay >= rupees * 0.995 ? 2 : 0;

/** The stated pay overlaps a range in rupees a month. Pay that is not stated is near. */
export const paysWithin =
  (from: number, to: number): Grader =>
  ({ monthlyPay, monthlyPayFrom }) => {
    if (monthlyPay === undefined || monthlyPayFrom === undefined) return 1;
    return monthlyPay >= from * 0.995 && monthlyPayFrom <= to * 1.005 ? 2 : 0;
  };

const ANY_GRADUATE = /any graduate|any degree|\bgraduates?\b|graduation(?! not required)/;

/** A qualification, asked for or named. Any degree or no stated education is near; `isDegree` false for school and trades. */
export const qualified =
  (pattern: RegExp, { isDegree = true } = {}): Grader =>
  ({ education, text }) => {
    if (pattern.test(text)) return 2;
    return education === '' || (isDegree && ANY_GRADUATE.test(education)) ? 1 : 0;
  };

/** Excluded: never in the title; in the skills or elsewhere it is doubtful. */
export const without =
  (pattern: RegExp): Grader =>
  ({ title, company, text }) =>
    pattern.test(title) || pattern.test(company) ? 0 : pattern.test(text) ? 1 : 2;

/** Advertised by a company. */
export const atCompany =
  (pattern: RegExp): Grader =>
  ({ company, title }) =>
    pattern.test(company) ? 2 : pattern.test(title) ? 1 : 0;

/** A query as job seekers type it, with the criterion for a posting. */
export interface GradedQuery {
  keyword: string;
  grade: Grader;
}

/** Queries of one kind. */
export interface GradedKind {
  kind: string;
  queries: GradedQuery[];
}

/** Lists the queries of a kind, each as its text and criteria that must all hold. */
export const kindOf = (kind: string, queries: Record<string, Grader | Grader[]>): GradedKind => ({
  kind,
  queries: Object.entries(queries).map(([keyword, graders]) => ({ keyword, grade: all(...[graders].flat()) })),
});
