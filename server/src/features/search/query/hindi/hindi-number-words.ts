import { normalisePhrase, readTable } from './dictionary.ts';

const numbers = new Map(
  readTable('numbers.tsv').flatMap(([number, spellings]) =>
    spellings.map((spelling): [string, string] => [normalisePhrase(spelling), number]),
  ),
);
const units = new Set(
  'हजार लाख करोड़ रुपये रुपए साल वर्ष महीने महीना घंटे घंटा hazar hazaar hajar hajaar thousand lakh lac rupaye saal varsh'
    .split(' ')
    .map(normalisePhrase),
);
const joining = new Set(['से', 'या', 'se', 'ya', 'to']);

const words = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Writes the Hindi numbers of a text in digits where a unit follows, also those that begin a range: 'पंद्रह हजार' gives
 * '15 हजार', 'bees se pachees hazar' gives '20 se 25 hazar'. Other words stay: 'do' and 'saath' have other meanings.
 */
export function writeNumbers(text: string): string {
  const found = [...text.matchAll(words)].map((match) => {
    const phrase = normalisePhrase(match[0]);
    return { index: match.index, length: match[0].length, phrase, number: numbers.get(phrase) };
  });
  const isNumber = found.map(() => false);
  for (let i = found.length - 1; i >= 0; i--) {
    const [next, afterNext] = [found[i + 1]?.phrase ?? '', found[i + 2]?.phrase ?? ''];
    const isInRange = joining.has(next) && (isNumber[i + 2] === true || /^\d/.test(afterNext));
    isNumber[i] = found[i]?.number !== undefined && (units.has(next) || isInRange);
  }
  let [written, at] = ['', 0];
  for (const [i, { index, length, number }] of found.entries()) {
    if (!isNumber[i]) continue;
    written += text.slice(at, index) + number;
    at = index + length;
  }
  return written + text.slice(at);
}
