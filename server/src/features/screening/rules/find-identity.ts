import { foldCharacters } from '../text/fold-characters.ts';
import { type KnownEmployer, knownEmployers } from './known-employers.ts';
import { type Contact, freeMailDomains } from './read-contacts.ts';

const legalForms =
  /\b(?:pvt|private|ltd|limited|llp|inc|corp|corporation|co|company|india|indian|group|the|solutions|services|technologies|technology|recruitment|recruiters?|hiring|hr|careers?|jobs?|official|team|work from home|airport|bpo|online|center|centre|office|head|department|authority|store|warehouse)\b/g;
const withoutForm = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, ' ')
    .replace(legalForms, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const plainLetters = (name: string): string =>
  name.replace(/0/g, 'o').replace(/1|\|/g, 'l').replace(/5/g, 's').replace(/rn/g, 'm').replace(/vv/g, 'w');

const byName = new Map([...knownEmployers].map(([name, employer]) => [withoutForm(name) || name, employer]));
/**
 * Names long enough that a difference of one letter is unlikely to be a coincidence, keyed by the name without doubled
 * vowels.
 */
const imitable = [...byName].filter(([name]) => name.length >= 6);
const MAX_NAME = 120;

/** Letters that are drawn alike: 'lnfosys', 'Arnazon'. */
const shapeOf = (name: string): string =>
  plainLetters(name)
    .replace(/[il]/g, 'l')
    .replace(/(.)\1+/g, '$1');
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
  /** `drawn`: letters that look like those of the name; `near`: one letter is different, which other names are too. */
  likeness: 'same' | 'drawn' | 'near';
}

/** The well-known employer whose name a company has, or almost has. */
export function findKnownEmployer(companyName: string): NamedEmployer | undefined {
  const { folded } = foldCharacters(companyName.slice(0, MAX_NAME));
  const name = withoutForm(folded) || folded;
  const exact = byName.get(name) ?? byName.get(name.replace(/\s/g, ''));
  if (exact) {
    // Letters of another script in the name of a known employer are not accidental.
    const isDisguised =
      /[^\x20-\x7e]/.test(companyName) && /[\u0370-\u052f\u0530-\u058f\u200b-\u200f\u2060]/.test(companyName);
    return { employer: exact, likeness: isDisguised ? 'drawn' : 'same' };
  }
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
const isWithin = (domain: string, owned: string): boolean => domain === owned || domain.endsWith(`.${owned}`);

const knownDomains = new Set([...knownEmployers.values()].flatMap(({ domains }) => domains));

/** Whether a domain, or one that it is a part of, is in a set. */
export function isWithinSome(domain: string, owned: ReadonlySet<string>): boolean {
  if (owned.has(domain)) return true;
  for (let dot = domain.indexOf('.'); dot >= 0; dot = domain.indexOf('.', dot + 1))
    if (owned.has(domain.slice(dot + 1))) return true;
  return false;
}

/** Whether a domain is one of a well-known employer. */
export const isKnownDomain = (domain: string): boolean => isWithinSome(domain, knownDomains);

/** How the contact of a posting contradicts the well-known name that it uses; undefined when it does not. */
export function findContradiction(
  { domains }: KnownEmployer,
  { website, contacts, recruiterEmail }: { website: string; contacts: readonly Contact[]; recruiterEmail: string },
): { isPrivate: boolean; words: string } | undefined {
  const isOwn = (domain: string) => domains.some((owned) => isWithin(domain, owned));
  const mails = [
    ...contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value),
    ...(recruiterEmail ? [recruiterEmail.toLowerCase()] : []),
  ];
  for (const mail of mails) {
    const domain = mail.slice(mail.lastIndexOf('@') + 1);
    if (freeMailDomains.has(domain)) return { isPrivate: true, words: mail };
  }
  const chat = contacts.find(({ kind, value }) => kind === 'messenger' && /t\.me|telegram|wa\.me|whatsapp/.test(value));
  if (chat) return { isPrivate: true, words: chat.words };
  for (const mail of mails) if (!isOwn(mail.slice(mail.lastIndexOf('@') + 1))) return { isPrivate: false, words: mail };
  const site = website && domainOf(website);
  if (site && !isOwn(site)) return { isPrivate: false, words: website };
  return undefined;
}
