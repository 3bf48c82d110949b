import { type FoldedText, quote } from '../text/fold-characters.ts';
import { findHiddenPhones } from './find-hidden-phones.ts';
import { type PhoneUse, readPhoneUse } from './phone-use.ts';

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

const providers = new Set(
  `ybl ibl axl paytm ptyes ptaxis pthdfc ptsbi okaxis oksbi okhdfcbank okicici upi apl yapl rapl sbi hdfcbank icici axisbank kotak kotak811 barodampay pnb fbl federal
  idfcbank idfcfirst indus freecharge jupiteraxis naviaxis waaxis wasbi wahdfcbank waicici slice slc timecosmos tapicici axisb abfspay airtel postbank aubank rbl
  cnrb unionbank uboi idbi citi citigold hsbc dbs indianbank boi mahb kbl kvb jio amazonpay gpay phonepe bhim yesbank yescred yespay superyes`.split(
    /\s+/,
  ),
);
/** Those that are names of companies too. */
const companyProviders = new Set(
  'paytm sbi hdfcbank icici axisbank kotak pnb federal idfcbank indus slice airtel rbl unionbank idbi citi hsbc dbs jio gpay phonepe bhim yesbank slc'.split(
    ' ',
  ),
);
/** Common mail providers: anyone can have an address there. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in yahoo.co.uk ymail.com rocketmail.com rediffmail.com rediff.com outlook.com
  outlook.in outlook.co.in hotmail.com hotmail.in hotmail.co.in hotmail.co.uk live.com live.in msn.com icloud.com me.com aol.com
  protonmail.com proton.me pm.me mail.com email.com gmx.com zoho.com zoho.in zohomail.com zohomail.in yandex.com mail.ru inbox.com
  fastmail.com tutanota.com tutamail.com tuta.io hushmail.com mailinator.com`.split(/\s+/),
);
const isLocalLetter = /[a-z0-9._%+-]/;

/** The letters before an at sign that can be the local part of an address. */
function readLocalPart(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < 64 && isLocalLetter.test(text[start - 1] as string)) start -= 1;
  return end - start >= 2 ? text.slice(start, end) : '';
}
const afterAt = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}/;
/** Addresses of messengers and of short links, which lead to one; also with spaces around the dot. */
const links =
  /\b(wa ?\. ?me|wa ?\. ?link|t ?\. ?me|telegram\.me|telegram\.dog|chat\.whatsapp\.com|api\.whatsapp\.com|whatsapp\.com\/channel|signal\.group|signal\.me|discord\.gg|bit\.ly|tinyurl\.com|forms\.gle)(?![a-z0-9])(?: ?(\/ ?[a-z0-9_+?=./-]{0,80}))?/g;
const isMessengerHost = /^(?:wa\.me|wa\.link|t\.me|telegram\.|chat\.whatsapp\.|api\.whatsapp\.)/;
const telegram = /\b(?:telegram|tele gram|टेलीग्राम|टेलिग्राम)(?![\p{L}\p{M}])[^\n]{0,120}?@([a-z][a-z0-9_]{4,31})/gu;
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
    if (found.size >= MAX_CONTACTS || found.has(key)) return;
    const use = kind === 'phone' || kind === 'hiddenPhone' ? readPhoneUse(folded, start, end) : undefined;
    found.set(key, { kind, value, words: quote(text, start, end).trim(), ...(use && { use }) });
  };
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    const gap = folded[at - 1] === ' ' ? 1 : 0;
    const local = readLocalPart(folded, at - gap);
    const after = folded[at + 1] === ' ' ? 1 : 0;
    const domain = afterAt.exec(folded.slice(at + 1 + after, at + 200))?.[0]?.replace(/\.$/, '');
    if (!local || !domain) continue;
    const [start, end] = [at - gap - local.length, at + 1 + after + domain.length];
    // 'Sales process @ ICICI' is not a handle; 'hr.jobs @ ybl' is.
    const isSpaced = gap + after > 0 && companyProviders.has(domain);
    if (providers.has(domain) && folded[end] !== '.' && !isSpaced) add('upi', `${local}@${domain}`, start, end);
    else if (domain.includes('.') && gap + after === 0)
      add('email', `${local.replace(/^[.]+/, '')}@${domain}`, start, end);
  }
  for (const match of folded.matchAll(links))
    add('messenger', match[0].replaceAll(' ', ''), match.index, match.index + match[0].length);
  for (const match of folded.includes('@') ? folded.matchAll(telegram) : [])
    add('messenger', `t.me/${match[1]}`, match.index, match.index + match[0].length);
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
