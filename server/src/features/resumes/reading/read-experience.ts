import { englishNumberWords } from '../../../lib/text/english-number-words.ts';
import { type ReadValue, sourceOf } from './read-contact.ts';
import { findPeriod, monthsOf } from './read-dates.ts';
import { linesOf, type Section } from './split-sections.ts';

type Years = { value: number; source: string };

const COUNT = `(\\d{1,2}(?:\\.\\d{1,2})?|${Object.keys(englishNumberWords).join('|')})`;
const YEARS = '\\s*\\+?\\s*(?:\\([^)]{1,10}\\)\\s*)?(?:plus\\s*)?(?:years?|yrs?\\.?|saal|varsh|वर्षों|वर्ष|साल)';
const BEFORE = new RegExp(`${COUNT}${YEARS}[^.;]{0,60}?(?:experience|exp\\b|anubhav|अनुभव)`, 'iu');
const AFTER = new RegExp(
  `(?:experience|exp\\b|anubhav|अनुभव)\\s*(?:of|total|in years|[:\\-–—\\t(]|is)*\\s*(?:over|more than|around|about|nearly|approx\\.?)?\\s*${COUNT}${YEARS}`,
  'iu',
);
const FRESHER =
  /(?<![\p{L}])(?:fresher|no (?:prior |work )?experience|(?:experience|exp)\s*[:\-–]\s*(?:nil|none|na|0)\b|फ्रेशर)(?![\p{L}])/iu;
const MAX_YEARS = 60;

/** What a count of years says of one job rather than of all: 'two years experience as a fitter in Amtek Ltd'. */
const OF_ONE_JOB = /experience (?:as|at|with)\b.* (?:in|at|with) \p{Lu}|\bworked\b/u;

const toNumber = (text: string): number => englishNumberWords[text.toLowerCase()] ?? Math.floor(Number(text));

/** Whole years of work that the resume states in its head or summary; else those of its jobs, overlaps counted once. */
export function readExperienceYears(
  sections: readonly Section[],
  employment: readonly { from: string; to: string; company: string }[],
  now: string,
): Years | null {
  const headings = sections.filter(({ kind, heading }) => kind === 'experience' && /\d/.test(heading));
  const stated = [
    ...headings.map(({ heading }) => ({ text: heading })),
    ...linesOf(sections, 'head', 'summary', 'personal', 'experience', 'skills', 'other').slice(0, 80),
  ];
  let best: (ReadValue & { isTotal: boolean; years: number }) | undefined;
  for (const [at, { text }] of stated.entries()) {
    // A sentence may continue in the next line.
    const both = BEFORE.exec(`${text} ${stated[at + 1]?.text ?? ''}`);
    const isSplit = both !== null && both.index < text.length;
    const [before, after] = [BEFORE.exec(text), AFTER.exec(text)];
    // '7 years experience (5 years India)'
    const first = before && after && before.index < after.index ? before : (after ?? before);
    const count = (first ?? (isSplit ? both : null))?.[1];
    if (count === undefined || findPeriod(text) || OF_ONE_JOB.test(text)) continue;
    const years = toNumber(count);
    const isTotal = /total|overall|\bkul\b|कुल/i.test(text);
    if (years > MAX_YEARS || (best && (best.isTotal || !isTotal) && best.years >= years)) continue;
    best = { value: String(years), source: sourceOf(text), isTotal, years };
  }
  if (best) return { value: best.years, source: best.source };
  if (employment.length === 0) {
    const fresher = sections
      .flatMap(({ lines }) => lines)
      .find(({ text }) => FRESHER.test(text) && !/freshers/i.test(text));
    return fresher ? { value: 0, source: sourceOf(fresher.text) } : null;
  }
  const spans = employment.map((job) => monthsOf(job, now)).sort((a, b) => a[0] - b[0]);
  let [months, end] = [0, 0];
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  const years = Math.floor(months / 12);
  if (years > MAX_YEARS) return null;
  const source = employment.map(({ company, from, to }) => `${company} ${from} – ${to || 'today'}`).join(', ');
  return { value: years, source: sourceOf(source) };
}
