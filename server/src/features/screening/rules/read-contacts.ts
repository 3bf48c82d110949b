import { type FoldedText, foldCharacters, quote } from '../text/fold-characters.ts';
import { splitTokens } from '../text/split-tokens.ts';

export type ContactKind = 'upi' | 'email' | 'bank' | 'messenger' | 'phone' | 'hiddenPhone' | 'domain';

/** A way to reach somebody, in a text. */
export interface Contact {
  kind: ContactKind;
  /** In one spelling: digits, lower case. */
  value: string;
  words: string;
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
  `gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in ymail.com rediffmail.com rediff.com outlook.com outlook.in hotmail.com live.com live.in msn.com icloud.com aol.com
  protonmail.com proton.me mail.com gmx.com zoho.com zohomail.in yandex.com inbox.com tutanota.com`.split(/\s+/),
);
const isLocalLetter = /[a-z0-9._%+-]/;

/** The letters before an at sign that can be the local part of an address. */
function readLocalPart(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < 64 && isLocalLetter.test(text[start - 1] as string)) start -= 1;
  return end - start >= 2 ? text.slice(start, end) : '';
}
const afterAt = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}/;
const links =
  /\b(wa\.me|t\.me|telegram\.me|telegram\.dog|chat\.whatsapp\.com|api\.whatsapp\.com|signal\.group|discord\.gg|bit\.ly|tinyurl\.com|forms\.gle)(\/[a-z0-9_+?=./-]{0,80})?/g;
const telegram = /\b(?:telegram|tele gram|टेलीग्राम|टेलिग्राम)\b[^\n]{0,30}?@([a-z][a-z0-9_]{4,31})/g;
const web = /\b(?:https?:\/\/|www\.)([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/g;
const ifsc = /\b[a-z]{4}0[a-z0-9]{6}\b/;
const account = /\b(?:a\/?c|account|acct|खाता)\b[^\d\n]{0,25}(\d[\d -]{7,22}\d)/;
const mobile = /(?<![\d/-])(?:\+?91[ -]?|0)?([6-9](?:[ .()-]{0,2}\d){9})(?!\d)/g;

const MAX_CONTACTS = 40;
const digitWords: Record<string, string> = {};
for (const [digit, words] of Object.entries({
  0: 'zero oh shunya शून्य o',
  1: 'one ek एक',
  2: 'two do दो',
  3: 'three teen तीन',
  4: 'four char chaar चार',
  5: 'five paanch panch पांच',
  6: 'six chhe che chah छह छे',
  7: 'seven saat सात',
  8: 'eight aath आठ',
  9: 'nine nau नो',
}))
  for (const word of words.split(' ')) digitWords[word] = digit;
/** Two digits in words that follow each other: most texts have none. */
const digitWordPair = new RegExp(
  `(?:${Object.keys(digitWords)
    .filter((word) => word.length > 1)
    .map((word) => foldCharacters(word).folded)
    .join('|')})[ ,./-]{1,3}(?:\\d|${Object.keys(digitWords)
    .map((word) => foldCharacters(word).folded)
    .join('|')})`,
);

/** Reads digits that are written as words or with letters between: 'nine 8 seven zero ...'; ten of them are a number. */
function readHiddenPhones(text: FoldedText, found: Contact[]): void {
  let digits = '';
  let words = 0;
  let start = 0;
  let end = 0;
  const finish = () => {
    const number = digits.length > 10 ? digits.replace(/^(?:91|0)/, '') : digits;
    if (words >= 3 && number.length === 10 && /^[6-9]/.test(number))
      found.push({ kind: 'hiddenPhone', value: number, words: quote(text, start, end) });
    digits = '';
    words = 0;
  };
  for (const token of splitTokens(text, () => undefined)) {
    const repeats = /^(double|triple|dabal)$/.test(token.text);
    const digit = token.isNumber ? token.text : digitWords[token.text];
    if (digit === undefined || digit.length > 6) {
      if (!repeats || digits === '') finish();
      continue;
    }
    if (digits === '') start = token.start;
    digits += digit;
    if (!token.isNumber) words += 1;
    end = token.end;
    if (digits.length > 12) finish();
  }
  finish();
}

/** Finds UPI ids, mail addresses, links to messengers, bank accounts and phone numbers in a text. Linear in the length. */
export function readContacts(text: FoldedText): Contact[] {
  const { folded } = text;
  const found: Contact[] = [];
  const add = (kind: ContactKind, value: string, start: number, end: number) => {
    if (found.length < MAX_CONTACTS) found.push({ kind, value, words: quote(text, start, end).trim() });
  };
  for (let at = folded.indexOf('@'); at >= 0 && found.length < MAX_CONTACTS; at = folded.indexOf('@', at + 1)) {
    const gap = folded[at - 1] === ' ' ? 1 : 0;
    const local = readLocalPart(folded, at - gap);
    const after = folded[at + 1] === ' ' ? 1 : 0;
    const domain = afterAt.exec(folded.slice(at + 1 + after, at + 200))?.[0]?.replace(/\.$/, '');
    if (!local || !domain) continue;
    const [start, end] = [at - gap - local.length, at + 1 + after + domain.length];
    // 'Sales process @ ICICI' is no handle; 'hr.jobs @ ybl' is.
    const isSpaced = gap + after > 0 && companyProviders.has(domain);
    if (providers.has(domain) && folded[end] !== '.' && !isSpaced) add('upi', `${local}@${domain}`, start, end);
    else if (domain.includes('.') && gap + after === 0)
      add('email', `${local.replace(/^[.]+/, '')}@${domain}`, start, end);
  }
  for (const match of folded.matchAll(links)) add('messenger', match[0], match.index, match.index + match[0].length);
  for (const match of folded.matchAll(telegram))
    add('messenger', `t.me/${match[1]}`, match.index, match.index + match[0].length);
  for (const match of folded.matchAll(web)) add('domain', match[1] ?? '', match.index, match.index + match[0].length);
  const bank = account.exec(folded);
  const code = ifsc.exec(folded);
  if (bank && code) add('bank', `${bank[1]?.replace(/\D/g, '')}/${code[0]}`, bank.index, bank.index + bank[0].length);
  for (const match of folded.matchAll(mobile)) {
    const value = (match[1] ?? '').replace(/\D/g, '');
    if (!/^(\d)\1{8}/.test(value)) add('phone', value, match.index, match.index + match[0].length);
  }
  if (digitWordPair.test(folded)) readHiddenPhones(text, found);
  return found;
}
