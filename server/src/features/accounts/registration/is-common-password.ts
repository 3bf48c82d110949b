import list from './common-passwords.json' with { type: 'json' };
import leaked from './leaked-passwords.json' with { type: 'json' };

/** Common in India, by hand; and the most frequent ones of leaks, from zxcvbn 4.4.2 (docs/dependencies.md). */
const commonPasswords = new Set<string>([...list, ...leaked]);

/** Words that people extend to a password with capital, sign and digits. */
const commonWords = new Set(
  (
    'abc abcd abcde abcdef asdf asdfgh asdfghjkl qwer qwert qwerty qwertyuiop zxcv zxcvbn zxcvbnm pass passwd password ' +
    'admin administrator user login secret changeme letmein hello hi welcome test testing sample temp guest default ' +
    'india indian bharat hindustan jaihind vandemataram iloveyou love mummy papa krishna ganesh hanuman mahadev omsairam ' +
    'sairam jaishreeram radheradhe waheguru bismillah allah jesus naukri aarambh computer internet mobile google facebook'
  ).split(' '),
);

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  $: 's',
  '5': 's',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
};

/** Digits that are no secret: none, one digit repeated, runs up or down, 786, and years. */
const isUsualNumber = (digits: string): boolean =>
  '01234567890'.includes(digits) || '9876543210'.includes(digits) || /^(?:(\d)\1*|786|(?:19|20)\d\d)$/.test(digits);

/** Whether a password is a common word with what people add to it, such as "Welcome@123" or "P@ssw0rd!". */
function extendsCommonWord(password: string): boolean {
  const [, word = '', digits = ''] = /^(.+?)[^a-z0-9]*(\d*)[^a-z0-9]*$/.exec(password) ?? [];
  const letters = word.replace(/[^a-z]/g, (sign) => LETTERS[sign] ?? sign);
  return commonWords.has(letters) && isUsualNumber(digits);
}

/**
 * Whether a password, in any case, is on the list of common passwords or extends a common word; guessing programs try these first
 * (security 10).
 */
export function isCommonPassword(password: string): boolean {
  const lowered = password.toLowerCase();
  return commonPasswords.has(lowered) || extendsCommonWord(lowered);
}
