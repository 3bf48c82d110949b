/** Words that only look like plurals and would become a different word without their s. */
const noPlurals = new Set(['news', 'goods', 'does', 'ness']);

/**
 * Light stemming: folds an English plural to its singular, so that `developers` matches `developer` and `companies`
 * `company`. The result need not be a word (`devops` gives `devop`): texts that are compared are folded alike.
 */
export function foldPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || noPlurals.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (/(?:ss|us|is|as)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
