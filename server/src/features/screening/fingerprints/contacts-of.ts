import { truncate } from '../../../lib/text/clean-text.ts';
import { freeMailDomains } from '../rules/free-mail-domains.ts';
import { isKnownDomain, isWithinSome } from '../rules/known-employers.ts';
import type { PostingTexts } from '../screen-posting.ts';
import type { ScreenedPosting } from '../screened-posting.ts';

export type ContactFingerprintKind = 'phone' | 'handle' | 'email' | 'domain' | 'messenger' | 'image';

/** A contact that identifies a posting. */
export interface ContactFingerprint {
  kind: ContactFingerprintKind;
  /** Normalised. */
  value: string;
  /** As written in the posting. */
  words: string;
}

/** Public sites, which identify no one. */
const sharedSites = new Set(
  `google.com docs.google.com forms.gle youtube.com facebook.com instagram.com linkedin.com twitter.com x.com wa.me t.me bit.ly tinyurl.com naukri.com
  indeed.com apna.co internshala.com shine.com monsterindia.com foundit.in timesjobs.com whatsapp.com telegram.org telegram.me gov.in nic.in wikipedia.org`.split(
    /\s+/,
  ),
);

const hostOf = (address: string): string =>
  /^(?:https?:\/\/)?(?:www\.)?([a-z0-9.-]+\.[a-z]{2,})/.exec(address.trim().toLowerCase())?.[1] ?? '';
const isShared = (domain: string): boolean =>
  isWithinSome(domain, sharedSites) || freeMailDomains.has(domain) || isKnownDomain(domain);

/**
 * The distinct contacts that identify a posting, without those at the domain of a well-known employer, which frauds name
 * too.
 */
export function contactsOf(posting: ScreenedPosting, { contacts }: PostingTexts): ContactFingerprint[] {
  const found = new Map<string, ContactFingerprint>();
  const add = (kind: ContactFingerprintKind, value: string, text: string) => {
    if (value !== '') found.set(`${kind} ${value}`, { kind, value: truncate(value, 200), words: truncate(text, 160) });
  };
  const addDomain = (address: string, text: string) => {
    const domain = hostOf(address);
    if (domain !== '' && !isShared(domain)) add('domain', domain, text);
  };
  const addMail = (mail: string) => {
    const domain = mail.slice(mail.lastIndexOf('@') + 1).toLowerCase();
    if (isKnownDomain(domain)) return;
    add('email', mail.toLowerCase(), mail);
    addDomain(domain, mail);
  };
  for (const { kind, value, words } of contacts) {
    if (kind === 'phone' || kind === 'hiddenPhone') add('phone', value.slice(-10), words);
    else if (kind === 'upi' || kind === 'bank') add('handle', value, words);
    else if (kind === 'email') addMail(value);
    else if (kind === 'domain') addDomain(value, words);
    else if (/\/.{3,}/.test(value)) add('messenger', value, words);
  }
  const { company, recruiterEmail, recruiterWhatsApp } = posting;
  const digits = recruiterWhatsApp.replace(/\D/g, '');
  if (digits.length >= 10) add('phone', digits.slice(-10), recruiterWhatsApp);
  if (recruiterEmail.includes('@')) addMail(recruiterEmail.trim());
  if (company.website) addDomain(company.website, company.website);
  if (company.logo) add('image', company.logo.replace(/[?#].*$/, '').toLowerCase(), company.logo);
  return [...found.values()];
}
