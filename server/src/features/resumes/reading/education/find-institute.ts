import { truncate } from '../../../../lib/text/clean-text.ts';
import { findCity } from '../../../places/index.ts';
import { trimEnds } from '../clean-line.ts';
import { isInstituteName } from '../name-words.ts';
import { findPeriod } from '../read-dates.ts';
import { findDegree } from './find-degree.ts';
import { GRADE } from './find-grade.ts';

const MAX_LENGTH = 150;
const BOARD_ALONE = /^(?:cbse|icse|isc|nios|state board|board)(?: board)?$/i;
const MONTH_YEAR =
  /(?:passed|completed|graduated|passing)?(?: out)?(?: in| year)?[\s,:-]*\(?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.?[ ,'-]*)?(?:19|20)\d{2}\)?\s*$/iu;
/** Words of entries that are never the name of a school. */
const NOT_INSTITUTES =
  /^(?:passed|pass|pursuing|completed|appear(?:ing|ed)|result|regular|full[- ]?time|part[- ]?time|correspondence|distance|discontinued|first|second|third|[1-3](?:st|nd|rd)|distinction|class|division|div|marks|percentage|aggregate|year|batch|science|commerce|arts|humanities|pcmb?|pcb|mpc|bipc|cec|mathematics|biology|general|honou?rs|hons|group|trade|english|hindi|medium|from|since|major|speciali[sz]ation|branch|stream|subjects?|duration|dates?|session|semester|till|present|one|two|three|\d)/iu;

/** A board only, which a school beside it replaces. */
export const isBoardAlone = (text: string): boolean => BOARD_ALONE.test(text);

const cut = (text: string): string => truncate(trimEnds(text), MAX_LENGTH).trim();

/** A name without the years, marks and words around it. */
function tidy(text: string): string {
  const period = findPeriod(text);
  const name = period ? text.replace(period.text, '') : text;
  return cut(
    name
      .replace(/^(?:name of )?(?:institute|institution|college|university|school|board)(?: name)?\s*[:-]\s*/iu, '')
      .replace(GRADE, '')
      .replace(/\s+(?:with|securing|secured|having|scoring|by securing|in the year|passed|aggregate)\b.*$/iu, '')
      .replace(/\s+(?:in|during|year|batch|session)?\s*\(?(?:19|20)\d{2}\b.*$/iu, '')
      .replace(MONTH_YEAR, ''),
  );
}

/** The institute of a text: the part of it that has a word of such names. Empty for none. */
export function findInstitute(text: string): string {
  const parts = text
    .split(/\t|[|;•]|\s[–—-]\s|(?<=\p{Ll}{4})\.\s|\s*[()]\s*|,\s*(?=(?:19|20)\d{2}|\d|with\b|in\b|secured\b|year\b)/u)
    .map(trimEnds);
  const named = parts.filter((part) =>
    isInstituteName(
      part.replace(/\b(?:secondary|high|senior) school(?: certificate)?\b/i, (words) =>
        part.length > words.length + 4 ? words : '',
      ),
    ),
  );
  // 'XII (CBSE), Kendriya Vidyalaya': the school rather than the board.
  const found = named.find((part) => !BOARD_ALONE.test(part)) ?? named[0];
  if (!found) return '';
  const [, after] = /^.*?\b(?:from|at|through|under)\s+(?:the )?(.+)$/iu.exec(found) ?? [];
  let name = after && isInstituteName(after) ? after : found;
  const degree = findDegree(name);
  // 'B.Com, Pune University' has both.
  if (degree && name.includes(',') && !/^high school$/i.test(degree.text)) {
    const pieces = name.split(',').map(trimEnds);
    const own = pieces.findIndex(
      (piece) =>
        isInstituteName(piece) && !(findDegree(piece)?.index === 0 && !isInstituteName(piece.replace(degree.text, ''))),
    );
    if (own >= 0) name = pieces.slice(own).join(', ');
  }
  // 'CBSE Class XII' is a board with the class.
  if (degree && /^1[02]th$/.test(degree.name)) {
    const board = trimEnds(name.replace(degree.text, '').replace(/\bclass\b/i, ''));
    if (isBoardAlone(board)) return board;
  }
  return tidy(name);
}

/**
 * The institute of a text that has no word of such names, by its place: after 'from', or the first name that is not the
 * degree, its subject, a year, a grade or a city. Empty for none.
 */
export function findUnusualInstitute(text: string, subject = ''): string {
  const [, after] = /\b(?:from|at|through)\s+(?:the )?(\p{Lu}.+)$/u.exec(text) ?? [];
  const period = findPeriod(text);
  const rest = after ?? (period ? text.replace(period.text, '\t') : text);
  // What is in brackets comes last.
  const inBrackets = [...rest.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner);
  const parts = [rest.replace(/\([^)]*\)/g, '\t'), ...inBrackets]
    .join('\t')
    .split(/\t|[|;•,:]|\s[–—-]+\s/u)
    .map(tidy);
  const found = parts.find(
    (part) =>
      /^\p{Lu}/u.test(part) &&
      /\p{L}{2}/u.test(part) &&
      part.length <= 60 &&
      part.split(' ').length <= 7 &&
      // Running text is not a name.
      (part.match(/(?<=\s)\p{Ll}{4,}/gu)?.length ?? 0) <= 1 &&
      !NOT_INSTITUTES.test(part) &&
      part.toLowerCase() !== subject.toLowerCase() &&
      (after !== undefined || (!findDegree(part) && !findCity(part))),
  );
  return found ?? '';
}
