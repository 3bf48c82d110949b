import { findCity } from '../../../places/index.ts';
import { trimEnds } from '../clean-line.ts';
import { hasTitleWord, isCompanyName } from '../name-words.ts';
import { readPoint } from '../read-dates.ts';

/** Title, company and place of one line; empty for those that it does not say. */
export interface Parts {
  jobTitle: string;
  company: string;
  place: string;
}

const withoutNote = (part: string): string => part.replace(/\s*\([^)]*\)\s*$/, '');

/** 'Chartered Accountants' is a firm. */
const TRADE = /(?:accountants|consultants|engineers|architects|contractors|advocates|associates)$/i;
const isTrade = (part: string): boolean => TRADE.test(part) || TRADE.test(withoutNote(part));
const TRADE_ALONE = /^(?:chartered accountants|cost accountants|advocates|consulting engineers|architects)$/i;
const LEGAL_FORM = /(?<!\p{L})(?:ltd|limited|pvt|llp|inc|llc|corp|corporation|bank|plc)\.?(?!\p{L})/iu;
const WORKED_AS =
  /^(?:(?:i am |am )?(?:currently |presently |previously |at present )?(?:working|worked|work|employed|served|serving|joined|experience|experienced|job|post)|currently|presently) (?:as|in the capacity of)(?: an?| the)?\s+/i;
/** Words of grades that follow a title: 'Software Engineer II', 'Commis I (Continental)'. */
const LEVEL = /\s+(?:I{1,3}|IV|V|[1-5]|L[1-5]|grade\b.*|level\b.*)$/i;
/** Departments that follow a title: 'Assistant Manager - HR'. */
const DEPARTMENT =
  /^(?:hr|human resources?|sales|marketing|production|operations|accounts?|finance|it|quality(?: control| assurance)?|qa|qc|maintenance|purchase|stores?|logistics|admin(?:istration)?|projects?|design|r ?& ?d|customer (?:care|service|support)|front office|housekeeping|f ?& ?b|electrical|mechanical|civil|icu|ot|nicu|emergency|hindi|english|maths?|mathematics|science)$/i;
const MAX_PART = 90;

const isDate = (text: string): boolean => text.length < 20 && readPoint(text) !== undefined;

/** The name of a city at the end of a text: 'Infosys Ltd, Pune'. */
export function splitPlace(text: string): { rest: string; place: string } {
  const parts = text
    .split(/,\s*|\s+[-–—]\s+|\t|\s*\|\s*|\s*[()]\s*/u)
    .map(trimEnds)
    .filter(Boolean);
  const found = parts.find(
    (part, at) => at > 0 && part.length < 40 && ['city', 'region'].includes(findCity(part)?.kind ?? ''),
  );
  if (!found) return { rest: text, place: '' };
  const at = text.lastIndexOf(found);
  // 'HCL, Noida - Developer' continues after the place; a larger place after it says nothing more.
  const after = trimEnds(text.slice(at + found.length));
  const isMore = after !== '' && findCity(after) === undefined;
  const before = trimEnds(text.slice(0, at));
  return { rest: isMore && before ? `${before} | ${after}` : before || after, place: findCity(found)?.name ?? found };
}

/** A text without words that are left beside a period: 'from', 'Duration:', '(3 years)'. */
export const tidyParts = (text: string): string =>
  trimEnds(
    text
      .replace(/\(\s*\)|\[\s*\]/g, ' ')
      .replace(
        /\(?\s*\d{1,2}(?:\.\d)?\+?\s*(?:years?|yrs?)(?:\s*(?:and|,)?\s*\d{1,2}\s*(?:months?|mos?))?\s*\)?|\(?\s*\d{1,2}\s*months?\s*\)?/gi,
        ' ',
      )
      .replace(/\b(?:from|since|duration|period|tenure|w\.?e\.?f\.?|during|dates?)\s*[:.-]*\s*$/i, '')
      .replace(/^\s*(?:from|since|duration|period|tenure)\s*[:.-]*\s*/i, '')
      .replace(/\s{2,}/g, ' '),
  );

/** Whether the last word of a phrase, which tells what it is, is one of job titles. */
function endsWithTitle(part: string): boolean {
  const bare = withoutNote(part)
    .replace(/ - .*$/, '')
    .replace(LEVEL, '');
  const words = bare.split(/[\s/&]+/);
  return hasTitleWord(words.at(-1) ?? '') || hasTitleWord(words.slice(-2).join(' '));
}

/** 'Driver at Ola, Delhi': title and company with the word between them. */
function readJoined(text: string, isAfterVerb: boolean, place: string): Parts | undefined {
  const [, title = '', name = ''] =
    /^(.{3,70}?)\s+(?:at|with|in|for|@|AT|WITH|IN|FOR)\s+(?:m\/s\.?\s*)?(\p{Lu}.{1,80}|\p{Lu}\p{L}*)$/u.exec(
      text.replace(/\s*@\s*/, ' @ '),
    ) ?? [];
  if (title === '' || /,/.test(title) || !(isAfterVerb || hasTitleWord(title))) return undefined;
  const company = splitPlace(name);
  return { jobTitle: trimEnds(title), company: trimEnds(company.rest), place: place || company.place };
}

/** Puts the department of a title back to it. */
function joinDepartments(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1) ?? '';
    if (DEPARTMENT.test(part) && endsWithTitle(before)) joined[joined.length - 1] = `${before} - ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Reads title and company of the text of one line, by their words and the words between them. */
export function readParts(line: string): Parts {
  const tidied = tidyParts(line);
  const bare = tidied.replace(WORKED_AS, '');
  if (bare === '' || bare.length > 160) return { jobTitle: '', company: '', place: '' };
  const { rest, place } = splitPlace(bare);
  const joined = readJoined(rest, bare !== tidied, place);
  if (joined) return joined;
  const parts = rest
    .split(
      /\t|\s*\|\s*|\s+[–—-]+\s+|\s*•\s*|\s*[–—]\s*|,\s+(?!(?:inc|ltd|llc|pvt|llp|limited)\b)|\s{3,}|(?<=[a-z)])\s*:\s+/iu,
    )
    .map((part) => trimEnds(part.replace(/^m\/s\.?\s*/i, '')))
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= MAX_PART);
  const scored = joinDepartments(parts)
    .filter((part) => (findCity(part) === undefined || isCompanyName(part)) && !isDate(part))
    .map((part) => ({
      part,
      title: hasTitleWord(part) && !isTrade(part),
      company: isCompanyName(part) || isTrade(part),
    }));
  const title =
    scored.find((one) => one.title && !one.company) ??
    scored.find((one) => one.title && endsWithTitle(one.part) && !LEGAL_FORM.test(one.part));
  const others = scored.filter((one) => one !== title);
  const company =
    others.find((one) => LEGAL_FORM.test(one.part)) ??
    // 'Varma & Varma, Chartered Accountants'
    others.find(
      (one, at) => !one.title && others[at + 1] !== undefined && TRADE_ALONE.test(others[at + 1]?.part ?? ''),
    ) ??
    others.find((one) => one.company && !one.title) ??
    others.find((one) => one.company) ??
    (title ? others.find((one) => !one.title) : undefined);
  return {
    jobTitle: title?.part ?? '',
    company: company?.part ?? '',
    place: place || (parts.map((part) => findCity(part)).find((city) => city?.kind === 'city')?.name ?? ''),
  };
}
