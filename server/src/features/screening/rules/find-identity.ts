import { findPlace } from '../../places/index.ts';
import { foldCharacters } from '../text/fold-characters.ts';
import { isDevanagari } from '../text/romanise-devanagari.ts';
import { foldWord } from '../wording/romanise.ts';
import { businessWords, dealerWords, neutralWords } from './employer-name-words.ts';
import { freeMailDomains } from './free-mail-domains.ts';
import { isWithinSome, type KnownEmployer, knownEmployers } from './known-employers.ts';
import type { Contact } from './read-contacts.ts';

const MAX_NAME = 120;
/** Words that a name of the list is looked up in: 'i n f o s y s' are seven. */
const MAX_NAME_WORDS = 9;
const MAX_PLACE_WORDS = 3;

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}&]+/gu) ?? [];
/** A name without spaces: 'Info sys' is 'Infosys'. Devanagari is compared in Latin letters, apart from names that are written in them. */
function keyOf(words: readonly string[]): string {
  const joined = words.join('');
  return isDevanagari(joined) ? `hi ${foldWord(joined)}` : joined;
}

const byKey = new Map([...knownEmployers].map(([name, employer]) => [keyOf(wordsOf(name)), employer]));

const plainLetters = (name: string): string =>
  name.replace(/0/g, 'o').replace(/1|\|/g, 'l').replace(/5/g, 's').replace(/rn/g, 'm').replace(/vv/g, 'w');
/** Letters that are drawn alike: 'lnfosys', 'Arnazon'. */
const shapeOf = (name: string): string =>
  plainLetters(name)
    .replace(/[il]/g, 'l')
    .replace(/(.)\1+/g, '$1');

const withoutForm = (words: readonly string[]): string =>
  words.filter((word) => !neutralWords.has(word) && !businessWords.has(word)).join(' ');
/** Names long enough that a difference of one letter is unlikely to be a coincidence. */
const imitable = [...knownEmployers].filter(([name]) => name.length >= 6 && !isDevanagari(name));
const byShape = new Map(imitable.map(([name, employer]) => [shapeOf(name), employer]));

function isOneOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let start = 0;
  while (a[start] === b[start] && start < a.length) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left[0] === right[1] && left[1] === right[0]);
}

/** The well-known employer whose name a company has. */
export interface NamedEmployer {
  employer: KnownEmployer;
  /**
   * `same`: the name, with words that name no other company. `part`: the name among other words. `drawn`: letters that look like
   * those of the name. `near`: one letter is different, which other names are too.
   */
  likeness: 'same' | 'part' | 'drawn' | 'near';
}

/** A well-known name at a place of a company name. */
interface Match {
  employer: KnownEmployer;
  start: number;
  end: number;
}

/** The well-known names in a company name: at each place the longest, from left to right. */
function findNames(words: readonly string[]): Match[] {
  const found: Match[] = [];
  for (let start = 0; start < words.length; start++)
    for (let end = Math.min(words.length, start + MAX_NAME_WORDS); end > start; end--) {
      const employer = byKey.get(keyOf(words.slice(start, end)));
      if (!employer) continue;
      found.push({ employer, start, end });
      start = end - 1;
      break;
    }
  return found;
}

/** Which words are part of the name of a city, a state or the country. */
function findPlaceWords(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (let start = 0; start < words.length; start++)
    for (let end = Math.min(words.length, start + MAX_PLACE_WORDS); end > start; end--) {
      const place = findPlace(words.slice(start, end).join(' '));
      if (!place || place.kind === 'locality') continue;
      for (let at = start; at < end; at++) found.add(at);
      start = end - 1;
      break;
    }
  return found;
}

/** Reads a company name as a sequence of words: what stands beside a well-known name decides whether it speaks of it. */
function readNames(words: readonly string[], matches: readonly Match[]): NamedEmployer | undefined {
  const places = findPlaceWords(words);
  const isNeutral = (at: number) => {
    const word = words[at] ?? '';
    return neutralWords.has(word) || places.has(at) || /^\d+$/.test(word);
  };
  let part: NamedEmployer | undefined;
  for (const { employer, start } of matches) {
    const isCommon = employer.use === 'common';
    const same = matches.filter((other) => other.employer.domains.some((domain) => employer.domains.includes(domain)));
    const own = [...words.keys()].filter((at) => {
      if (isNeutral(at) || same.some((match) => match.start <= at && at < match.end)) return false;
      return isCommon || !businessWords.has(words[at] ?? '');
    });
    if (own.length === 0) return { employer, likeness: 'same' };
    // 'Sark Infosys' is a name of its own, 'Placement for Infosys' is not.
    if (isCommon || part || (employer.use === 'suffix' && own.includes(start - 1))) continue;
    const dealers = own.filter((at) => dealerWords.has(words[at] ?? ''));
    if (dealers.length === 0 || dealers.length === own.length) part = { employer, likeness: 'part' };
  }
  return part;
}

/** The well-known employer whose name a company has, almost has, or has among other words. */
export function findKnownEmployer(companyName: string): NamedEmployer | undefined {
  const { folded } = foldCharacters(companyName.slice(0, MAX_NAME));
  const words = wordsOf(folded);
  const matches = findNames(words);
  if (matches.length > 0) {
    const named = readNames(words, matches);
    // Letters of another script in the name of a known employer are not accidental.
    const isDisguised = /[\u0370-\u052f\u0530-\u058f\u200b-\u200f\u2060]/.test(companyName) && !isDevanagari(folded);
    return named?.likeness === 'same' && isDisguised ? { ...named, likeness: 'drawn' } : named;
  }
  const name = withoutForm(words) || words.join(' ');
  if (name.length < 6) return undefined;
  const shaped = byShape.get(shapeOf(name));
  if (shaped) return { employer: shaped, likeness: 'drawn' };
  const near = imitable.find(([known]) => known.length >= 7 && isOneOff(name, known));
  return near && { employer: near[1], likeness: 'near' };
}

const domainOf = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#:].*$/, '')
    .toLowerCase();
const mailDomainOf = (mail: string): string => mail.slice(mail.lastIndexOf('@') + 1);
/** The addresses of a field that may have several. */
const mailsOf = (field: string): string[] => field.toLowerCase().match(/[^\s,;<>]+@[^\s,;<>]+/g) ?? [];

/** How the contact of a posting contradicts the well-known name that it uses. */
export interface Contradiction {
  /** A private address or a chat, a WhatsApp number without an address of the employer, or another domain. */
  kind: 'private' | 'number' | 'domain';
  words: string;
}

/** How the contact of a posting contradicts the well-known name that it uses; undefined when it does not. */
export function findContradiction(
  { domains }: KnownEmployer,
  posting: { website: string; contacts: readonly Contact[]; recruiterEmail: string; recruiterWhatsApp: string },
): Contradiction | undefined {
  const { website, contacts } = posting;
  const owned = new Set(domains);
  const isOwn = (domain: string) => isWithinSome(domain, owned);
  const mails = [
    ...contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value),
    ...mailsOf(posting.recruiterEmail),
  ];
  for (const mail of mails) if (freeMailDomains.has(mailDomainOf(mail))) return { kind: 'private', words: mail };
  const chat = contacts.find(({ kind, value }) => kind === 'messenger' && /t\.me|telegram|wa\.me|whatsapp/.test(value));
  if (chat) return { kind: 'private', words: chat.words };
  const number = posting.recruiterWhatsApp.trim() || contacts.find(({ use }) => use === 'chat')?.words;
  if (number && !mails.some((mail) => isOwn(mailDomainOf(mail)))) return { kind: 'number', words: number };
  for (const mail of mails) if (!isOwn(mailDomainOf(mail))) return { kind: 'domain', words: mail };
  const site = website && domainOf(website);
  if (site && !isOwn(site)) return { kind: 'domain', words: website };
  return undefined;
}
