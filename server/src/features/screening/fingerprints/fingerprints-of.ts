import { isKnownDomain } from '../rules/find-identity.ts';
import { freeMailDomains } from '../rules/read-contacts.ts';
import { type PostingTexts, readTexts } from '../screen-posting.ts';
import type { ScreenedPosting } from '../screened-posting.ts';
import { bandsOf, minHash } from './min-hash.ts';
import { readContentWords, readPairs, shareOf } from './text-words.ts';

export type FingerprintKind = 'text' | 'phone' | 'handle' | 'email' | 'domain' | 'messenger' | 'image';

/** Something by which a posting is recognised. */
export interface Fingerprint {
  kind: FingerprintKind;
  /** In one spelling; a band of the text's MinHash for `text`. */
  value: string;
  /** As it is written. */
  words: string;
}

/** Sites that anyone uses: they do not identify anybody. */
const sharedSites = new Set(
  `google.com docs.google.com forms.gle youtube.com facebook.com instagram.com linkedin.com twitter.com x.com wa.me t.me bit.ly tinyurl.com naukri.com
  indeed.com apna.co internshala.com shine.com monsterindia.com foundit.in timesjobs.com whatsapp.com telegram.org gov.in nic.in wikipedia.org`.split(
    /\s+/,
  ),
);
const MIN_WORDS = 12;
/** 32 bands of two: texts that share 40 % of their words agree in five on average. */
const WORD_HASHES = 64;
const WORD_ROWS = 2;

const hostOf = (address: string): string =>
  /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+\.[a-z]{2,})/.exec(address.trim().toLowerCase())?.[1] ?? '';
const isShared = (domain: string): boolean =>
  [...sharedSites].some((site) => domain === site || domain.endsWith(`.${site}`)) ||
  freeMailDomains.has(domain) ||
  isKnownDomain(domain);

/** The content words of title and description. */
export const contentWordsOf = ({ texts }: PostingTexts): number[] =>
  texts.flatMap(([field, { folded }]) =>
    field === 'title' || field === 'description' ? readContentWords(folded) : [],
  );

/** Everything by which a posting is recognised, each once. */
export function fingerprintsOf(
  posting: ScreenedPosting,
  read: PostingTexts,
  words: readonly number[] = contentWordsOf(read),
): Fingerprint[] {
  const found = new Map<string, Fingerprint>();
  const add = (kind: FingerprintKind, value: string, text: string) => {
    if (value !== '') found.set(`${kind} ${value}`, { kind, value, words: text.slice(0, 160) });
  };
  const addDomain = (address: string, text: string) => {
    const domain = hostOf(address);
    if (domain !== '' && !isShared(domain)) add('domain', domain, text);
  };
  const addMail = (mail: string) => {
    add('email', mail.toLowerCase(), mail);
    addDomain(mail.slice(mail.lastIndexOf('@') + 1), mail);
  };
  for (const { kind, value, words: text } of read.contacts) {
    if (kind === 'phone' || kind === 'hiddenPhone') add('phone', value.slice(-10), text);
    else if (kind === 'upi' || kind === 'bank') add('handle', value, text);
    else if (kind === 'email') addMail(value);
    else if (kind === 'domain') addDomain(value, text);
    else if (/\/.{3,}/.test(value)) add('messenger', value, text);
  }
  const { company, recruiterEmail, recruiterWhatsApp } = posting;
  const digits = recruiterWhatsApp.replace(/\D/g, '');
  if (digits.length >= 10) add('phone', digits.slice(-10), recruiterWhatsApp);
  if (recruiterEmail.includes('@')) addMail(recruiterEmail.trim());
  if (company.website) addDomain(company.website, company.website);
  if (company.logo) add('image', company.logo.replace(/[?#].*$/, '').toLowerCase(), company.logo);
  const distinct = new Set(words);
  if (distinct.size >= MIN_WORDS)
    for (const [band, hash] of bandsOf(minHash(distinct, WORD_HASHES), WORD_ROWS).entries())
      add('text', `${band}:${hash}`, '');
  return [...found.values()];
}

const MIN_PAIRS = 30;
const PAIR_HASHES = 16;
const PAIR_ROWS = 4;

/** By what a copy of a text is found: MinHash of its pairs of words, with its bands; undefined for a short text. */
export function signatureOf(words: readonly number[]): { signature: number[]; bands: number[] } | undefined {
  const pairs = readPairs(words);
  if (pairs.size < MIN_PAIRS) return undefined;
  const signature = minHash(pairs, PAIR_HASHES);
  return { signature: [...signature], bands: bandsOf(signature, PAIR_ROWS) };
}

/** How many of their content words two postings share, 0 to 1. */
export const shareOfTexts = (a: ScreenedPosting, b: ScreenedPosting): number =>
  shareOf(new Set(contentWordsOf(readTexts(a))), new Set(contentWordsOf(readTexts(b))));
