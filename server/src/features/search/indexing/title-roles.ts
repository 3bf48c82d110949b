import { foldText } from '../../../lib/text/fold-text.ts';
import { findPlace, isOrdinaryWord } from '../../places/index.ts';
import { readRole } from './read-role.ts';
import { isRoleHead } from './role-heads.ts';

/** Roles with more words are headlines. */
const MAX_WORDS = 4;
/** Longer titles are advertisements; what follows is not read. */
const MAX_TITLE_LENGTH = 200;

const inBrackets = /[([{][^)\]}]{0,100}[)\]}]?/g;
const separators = /[|,:;@_–—•+&]|\s-|-\s|\s\/|\/\s|\s(?:for|at|in|with|to|and|or|of)\s/i;
/** Heads that name no work without the words before them. */
const bareHeads = new Set(
  `manager executive engineer officer analyst associate lead specialist consultant head director assistant trainee intern
   supervisor coordinator leader professional expert master operator developer designer administrator architect partner
   representative technician worker agent advisor host model maker mgr exec engr fresher apprentice owner helper staff
   caller checker builder controller planner president principal person`.split(/\s+/),
);
/** Words of headlines; a text with one of them names no role. */
const headlineWords = new Set(
  `opening vacancy job urgent urgently hiring required requirement wanted immediate joiner walkin walk interview opportunity
   exp year yr lpa salary require looking apply need male female night day shift remote hybrid wfh onsite freelance contract
   cum nos level based exciting excellent great mega drive good client mnc ltd pvt limited the we our a`.split(/\s+/),
);
const levelWord = /^(sr|senior|jr|junior)\b/i;

const plain = (word: string): string =>
  foldText(word)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/^.*[/-]/, '');

const isPlaceWord = (word: string): boolean =>
  word.length > 3 && !isOrdinaryWord(word) && !isRoleHead(plain(word)) && findPlace(word) !== undefined;

/** Whether a text ends in the head of a role, such as "engineer" or "nurse". */
export const endsInHead = (text: string): boolean => isRoleHead(plain(text.slice(text.lastIndexOf(' ') + 1)));

/** Parts of a title at its separators; a slash or hyphen separates only after the head of a role, not in "UI/UX". */
function splitParts(title: string): string[] {
  return title.split(separators).flatMap((part) => {
    const parts: string[] = [];
    let rest = part;
    for (let sign = rest.search(/[/-]/); sign >= 0; sign = rest.search(/[/-]/)) {
      if (!endsInHead(rest.slice(0, sign).trim())) break;
      parts.push(rest.slice(0, sign));
      rest = rest.slice(sign + 1);
    }
    return [...parts, rest];
  });
}

/** Capitals of a title in capitals or small letters only: "SALES EXECUTIVE" is shown as "Sales Executive". */
function capitalise(text: string): string {
  const isCapitals = text === text.toUpperCase();
  if (!isCapitals && text !== text.toLowerCase()) return text;
  return text.replace(/[\p{L}\p{N}.+#]+/gu, (word) =>
    isCapitals && word.length <= 3 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`,
  );
}

/** A role in a title. */
export interface TitleRole {
  label: string;
  /** With its level, as "Senior Accountant", when the title states one. */
  withLevel?: string;
}

function readPart(part: string): TitleRole | undefined {
  const level = levelWord.exec(part.trim())?.[0].toLowerCase();
  const words = (readRole(part)?.label ?? '').split(' ');
  const last = words.findLastIndex((word) => isRoleHead(plain(word)));
  const kept = words.slice(0, last + 1);
  const first = kept[0];
  if (first === undefined || kept.length > MAX_WORDS) return undefined;
  if (kept.length === 1 && (bareHeads.has(plain(first)) || bareHeads.has(plain(first).replace(/s$/, ''))))
    return undefined;
  if (kept.some((word) => /\d/.test(word) || headlineWords.has(plain(word).replace(/s$/, '')) || isPlaceWord(word)))
    return undefined;
  const label = capitalise(kept.join(' '));
  if (!level) return { label };
  return { label, withLevel: `${level.startsWith('s') ? 'Senior' : 'Junior'} ${label}` };
}

/**
 * The roles that the parts of a title name, without level, grade, place and what follows the head of a role: 'Sr. Data
 * Analyst/MIS Executive - Pune' names a 'Data Analyst' and an 'MIS Executive'. Latin script only.
 */
export function readTitleRoles(title: string): TitleRole[] {
  const parts = splitParts(title.slice(0, MAX_TITLE_LENGTH).replace(inBrackets, ' | '));
  return parts.map(readPart).filter((role) => role !== undefined);
}
