/** Words that only look like a plural and would meet another word without their s. */
const noPlurals = new Set(['news', 'goods', 'does', 'ness']);

/**
 * Folds an English plural to its singular: `developers` and `developer`, `companies` and `company` meet.
 * A light rule: what comes out need not be a word (`devops` gives `devop`), it only has to be the same on both sides.
 */
export function foldPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || noPlurals.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (/(?:ss|us|is|as)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
