/** Folds case, Unicode forms and the accents of Latin letters; vowel signs of other scripts stay. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
}
