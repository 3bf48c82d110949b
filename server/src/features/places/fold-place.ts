/** Texts that only needed lower case, as most do. */
const folded = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Folds the name of a place for comparison: lower case, no Latin accents, '&' as 'and', other characters as one space. */
export function foldPlace(text: string): string {
  const lower = text.toLowerCase();
  if (folded.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
