import { hiddenEnds, readDomain, readLocalPart } from './address-parts.ts';
import { freeMailDomains } from './free-mail-domains.ts';
import { upiCodes, upiProviders } from './upi-providers.ts';

/** A mail address or UPI id: its value, and its range in the folded text. */
export interface Address {
  kind: 'email' | 'upi';
  value: string;
  start: number;
  end: number;
}

/** How the at sign is written: '@', ' @ ', '[at]', ' at '. */
type AtStyle = 'plain' | 'spaced' | 'bracketed' | 'word';

const MAX_SPACES = 3;
const CONTEXT = 30;
const bracketedAt = /[[({<] ?(?:at|@) ?[\])}>]/g;
const wordAt = /[ _-]at[ _-](?=[a-z0-9])/g;
/** Words before 'at' that are no local part: 'apply at gmail.com'. */
const notLocal = new Set(
  `us me you apply account accounts mail email id ids look work working available is are or and login register address here now job jobs
  experience migration users user inbox team`.split(/\s+/),
);
const mailWord = /\b(?:e-?mail|mail|cv|cvs|resumes?|write) ?(?:id|address|to|us|at|on|is)?[ :=-]{0,3}$/;
/** Directly before a UPI id: 'UPI: priya at paytm'. */
const upiWord = /(?:\b(?:upi|vpa|gpay|google pay|phone ?pe|bhim)(?: id)?(?: is)? ?[:=-]|\b(?:upi|vpa) id(?: is)?) ?$/;

function toAddress(text: string, style: AtStyle, at: number, after: number): Address | undefined {
  const domain = readDomain(text, after);
  if (!domain) return undefined;
  const isDisguised = style !== 'plain' || domain.isDisguised;
  const { local, start } = readLocalPart(text, at, isDisguised);
  if (local === '') return undefined;
  const [first = '', second] = domain.labels;
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  // 'hr.sky@ybl.Pay now' has no space after the sentence.
  const isHandle = second === undefined || (upiCodes.has(first) && !hiddenEnds.has(second));
  if (isHandle) {
    if (!upiProviders.has(first) || local.length < 2) return undefined;
    const isCode = upiCodes.has(first);
    // 'Sales process @ ICICI' is not a handle; 'hr.jobs @ ybl' is.
    if (style !== 'plain' && !isCode && !upiWord.test(before)) return undefined;
    if (style === 'word' && !/[._\d]/.test(local) && !upiWord.test(before)) return undefined;
    return { kind: 'upi', value: `${local}@${first}`, start, end: after + first.length };
  }
  const host = domain.labels.join('.');
  const isFree = freeMailDomains.has(host);
  if (style !== 'plain' && local.length < 2) return undefined;
  if (style === 'spaced' && !isFree && !mailWord.test(before)) return undefined;
  if (style === 'word' && (notLocal.has(local) || (!isFree && !domain.isDisguised))) return undefined;
  return { kind: 'email', value: `${local}@${host}`, start, end: domain.end };
}

/**
 * Finds mail addresses and UPI ids, also where their signs are written as words or in brackets: 'priya [at] gmail [dot] com',
 * 'priya.hr at ybl'. Linear in the length: around each sign a bounded number of characters is read.
 */
export function readAddresses(folded: string): Address[] {
  const found: Address[] = [];
  const add = (style: AtStyle, at: number, after: number) => {
    let [start, end] = [at, after];
    while (at - start < MAX_SPACES && folded[start - 1] === ' ') start -= 1;
    while (end - after < MAX_SPACES && folded[end] === ' ') end += 1;
    const isSpaced = style === 'plain' && end - start > 1;
    const address = toAddress(folded, isSpaced ? 'spaced' : style, start, end);
    if (address) found.push(address);
  };
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) add('plain', at, at + 1);
  for (const match of folded.matchAll(bracketedAt)) add('bracketed', match.index, match.index + match[0].length);
  for (const match of folded.matchAll(wordAt)) add('word', match.index, match.index + match[0].length);
  return found;
}
