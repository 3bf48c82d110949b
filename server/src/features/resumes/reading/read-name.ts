import { findCity } from '../../places/index.ts';
import { trimEnds } from './clean-line.ts';
import { findDegree } from './education/find-degree.ts';
import { findHeading } from './find-heading.ts';
import { hasTitleWord, isCompanyName, isInstituteName } from './name-words.ts';
import { type ReadValue, sourceOf } from './read-contact.ts';
import type { ResumeLine } from './resume-line.ts';

const MAX_LINES = 25;
const LABEL =
  /^\W{0,3}(?:full |candidate(?:'s)? |applicant(?:'s)? |my |first )?name(?: in full)?\s*(?::-?|\t:?|-)\s*|^(?:naam|नाम|नांव|नाव)\s*(?:\/\s*name\s*)?(?::-?|\t:?|-)\s*|^(?:surname|first name)(?:\(s\))? ?\/ ?(?:first name|surname)(?:\(s\))?\s*[:\t]\s*/iu;
const TITLE_OF_DOCUMENT =
  /^(?:resume|résumé|curriculum[ -]?vitae|c\.?v\.?|bio[- ]?data|resume of|cv of|बायोडाटा|जीवन वृत्त|आत्मवृत्त)\s*(?:of|[:–-]+)?\s*/iu;
const HONORIFIC =
  /^(?:mr|mrs|ms|miss|shri|smt|kum|dr|er|ca|cs|prof|adv|श्री|श्रीमती|सुश्री|कुमारी)\.?\s+(?=\p{Lu}|[\u0900-\u097f])/iu;
const SUFFIX =
  /\s*(?:,.*|\((?![^)]*\)\s*\S).*|\b(?:b\.?\s?tech|b\.?\s?e|mba|m\.?\s?tech|b\.?\s?com|mca|pmp|ph\.?\s?d|aca|fca)\.?)$/iu;
const WORD = /^(?:\p{Lu}(?:[\p{L}']*\.?|\.?)|[\u0900-\u097f\u200c\u200d]+|bin|binti|de|da|s\/o|d\/o)$/u;
/** Words that are never part of a name. */
const NOT_IN_NAMES =
  /\b(?:resume|curriculum|vitae|bio|data|page|phone|mobile|email|e-mail|address|road|street|nagar|colony|sector|floor|flat|house|district|dist|state|india|pin|near|opp|objective|summary|profile|experience|education|skills?|date|birth|male|female|married|single|hindi|english|indian|hindu|nationality|linkedin|github|portfolio|confidential|private|limited|ltd|pvt|university|college|school|institute|plot|marg|chowk|society|apartments?|post|village|tehsil|taluka|block|ward|lane|cross|layout|phase|europass|personal|information|about|contact|hello|front|full|stack|stop|back|end|certified|senior|junior|declaration|references?|languages?|hobbies|ug|pg)\b/i;

/** A name in the usual capitals: 'RAHUL SHARMA' becomes 'Rahul Sharma', names with small letters stay. */
const writeName = (text: string): string =>
  text === text.toUpperCase() || text === text.toLowerCase()
    ? text.toLowerCase().replace(/(?<![\p{L}\p{M}'])\p{L}|(?<=\b[dDoO]')\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

/** The name in a text, without titles and degrees; undefined when it cannot be a name. */
function toName(text: string): string | undefined {
  let bare = trimEnds(text.replace(TITLE_OF_DOCUMENT, '').replace(LABEL, ''));
  bare = trimEnds(bare.replace(HONORIFIC, '').replace(SUFFIX, ''))
    .replace(/\s+/g, ' ')
    .replace(/\.(?=\p{Lu}\p{Ll})/gu, '. ');
  const parts = bare.split(' ');
  if (bare.length < 3 || bare.length > 60 || parts.length > 6) return undefined;
  if (!parts.every((part) => WORD.test(part)) || !parts.some((part) => /[\p{L}\p{M}]{3}/u.test(part))) return undefined;
  if (NOT_IN_NAMES.test(bare) || findHeading(bare) || hasTitleWord(bare)) return undefined;
  if (isCompanyName(bare) || isInstituteName(bare)) return undefined;
  const degree = findDegree(bare)?.text ?? '';
  // 'B. Com' is a degree, 'B. A. Patil' is a name.
  if (degree !== '' && !/\p{L}{3}/u.test(bare.replace(degree, ''))) return undefined;
  return writeName(bare);
}

/** 'Fernandes, Savio Anthony' of the European form in the usual order. */
const putSurnameLast = (text: string): string => text.replace(/^(\p{Lu}[\p{L}' -]+), (\p{Lu}[\p{L}' .-]+)$/u, '$2 $1');

/** The name that a large line and the one below it make together: 'ISHITA' above 'BHARDWAJ'. */
function joinSplitName(line: ResumeLine, next: ResumeLine | undefined, usual: number): string | undefined {
  const [first = '', below = ''] = [line, next].map((one) => one?.text.split('\t')[0] ?? '');
  if (!next || line.size < 1.3 * usual || Math.abs(next.size - line.size) > 0.5 || first !== line.text)
    return undefined;
  const isPart = (text: string) =>
    text.split(' ').length <= 3 && text.split(' ').every((part) => WORD.test(part)) && !TITLE_OF_DOCUMENT.test(text);
  return isPart(first) && isPart(below) && !findCity(below) ? `${first} ${below}` : undefined;
}

/** How much of a name is in the local part of an email address. */
function isInEmail(name: string, email: string | undefined): boolean {
  const local = (email?.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return name
    .toLowerCase()
    .split(/[\s.]+/)
    .some((part) => part.length >= 3 && local.includes(part.slice(0, 6)));
}

/**
 * The name of the person: after a label, or among the first lines the one that looks most like it by its font, its place and
 * the email address.
 */
export function readName(lines: readonly ResumeLine[], email: string | undefined): ReadValue | null {
  for (const { text } of lines) {
    if (!LABEL.test(text)) continue;
    const [, value = ''] = text.split(LABEL);
    const name = toName(
      putSurnameLast(value).split(/\t|\s{2}|(?:date of birth|dob|father|gender|mobile|email)\b/i)[0] ?? '',
    );
    if (name) return { value: name, source: sourceOf(text) };
  }
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const last = lines.slice(-6).map(({ text }) => text.toLowerCase());
  let best: (ReadValue & { score: number }) | undefined;
  const largest = Math.max(0, ...sizes);
  // Beside a side column the name is not among the first lines, but the largest.
  const first = lines.filter(({ size }, at) => at < MAX_LINES || (size === largest && size > 1.4 * usual));
  for (const [at, line] of first.entries()) {
    const next = first[at + 1];
    const joined = joinSplitName(line, next, usual);
    const candidates = line.text.split(/\t| \| | • | [-–—] /).slice(0, 3);
    for (const text of joined && toName(joined) ? [joined] : candidates) {
      const name = toName(text);
      if (!name) continue;
      const words = name.split(' ').length;
      const score =
        (line.size > 1.3 * usual ? 3 : 0) +
        (line.size === largest && largest > usual ? 2 : 0) +
        (isInEmail(name, email) ? 4 : 0) +
        (at === 0 ? 2.5 : at < 3 ? 1.5 : at < 6 ? 0.5 : 0) +
        (words >= 2 && words <= 4 ? 1 : words > 4 ? -1 : 0) +
        (last.some((end) => end.includes(name.toLowerCase())) ? 1 : 0);
      if (score >= 2.5 && score > (best?.score ?? 0)) best = { value: name, source: sourceOf(line.text), score };
    }
  }
  return best ? { value: best.value, source: best.source } : null;
}
