import { type FoldedText, quote } from '../text/fold-characters.ts';
import { findHiddenPhones } from './find-hidden-phones.ts';
import { type PhoneUse, readPhoneUse } from './phone-use.ts';
import { readAddresses } from './read-addresses.ts';
import { readMessengers } from './read-messengers.ts';

export type ContactKind = 'upi' | 'email' | 'bank' | 'messenger' | 'phone' | 'hiddenPhone' | 'domain';

/** A contact in a text. */
export interface Contact {
  kind: ContactKind;
  /** Normalised: digits, lower case. */
  value: string;
  words: string;
  /** What a phone number is for, where the words beside it say so. */
  use?: PhoneUse | undefined;
}

const isMessengerHost = /^(?:wa\.me|wa\.link|t\.me|telegram\.|chat\.whatsapp\.|api\.whatsapp\.)/;
const web = /\b(?:https?:\/\/|www\.)([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/g;
const ifsc = /\b[a-z]{4}0[a-z0-9]{6}\b/;
const account = /\b(?:a\/?c|account|acct|खाता)(?![\p{L}\p{M}])[^\d\n]{0,60}(\d[\d -]{7,22}\d)/gu;
const mobile = /(?<![\d/-])(?:\+?91[ -]?|0)?([6-9](?:[ .()-]{0,2}\d){9})(?!\d)/g;

/** Distinct contacts of one text that are read: far more than an honest one has, so that decoys do not hide one. */
const MAX_CONTACTS = 1_000;

/** 'Salary 60000-75000' and '9999999999' are not phone numbers. */
const isPhone = (value: string): boolean => !/^(\d)\1{8}/.test(value) && !/^\d\d[05]00\d\d[05]00$/.test(value);

/** Finds UPI ids, mail addresses, links to messengers, bank accounts and phone numbers in a text, each once. Linear in the length. */
export function readContacts(text: FoldedText): Contact[] {
  const { folded } = text;
  const found = new Map<string, Contact>();
  const add = (kind: ContactKind, value: string, start: number, end: number) => {
    const key = `${kind} ${value}`;
    const known = found.get(key);
    if (known ? known.use === 'payment' : found.size >= MAX_CONTACTS) return;
    const use = kind === 'phone' || kind === 'hiddenPhone' ? readPhoneUse(folded, start, end) : undefined;
    // What a number is for may be said at another place.
    if (!known || (use && use !== known.use))
      found.set(key, { kind, value, words: quote(text, start, end).trim(), ...(use && { use }) });
  };
  for (const { kind, value, start, end } of readAddresses(folded)) add(kind, value, start, end);
  for (const { value, start, end } of readMessengers(folded)) add('messenger', value, start, end);
  for (const match of /https?:|www\./.test(folded) ? folded.matchAll(web) : [])
    if (!isMessengerHost.test(match[1] ?? ''))
      add('domain', match[1] ?? '', match.index, match.index + match[0].length);
  const code = folded.includes('0') ? ifsc.exec(folded) : null;
  if (code)
    for (const match of folded.matchAll(account))
      add('bank', `${match[1]?.replace(/\D/g, '')}/${code[0]}`, match.index, match.index + match[0].length);
  for (const match of folded.matchAll(mobile)) {
    const value = (match[1] ?? '').replace(/\D/g, '');
    if (isPhone(value)) add('phone', value, match.index, match.index + match[0].length);
  }
  for (const { value, start, end } of findHiddenPhones(folded))
    if (!found.has(`phone ${value}`) && isPhone(value)) add('hiddenPhone', value, start, end);
  return [...found.values()];
}
