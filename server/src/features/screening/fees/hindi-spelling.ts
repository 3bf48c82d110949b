/** Folds spelling variants of Hindi in Latin letters: 'karein' and 'kare', 'hazaar' and 'hajar'. */
export const foldHindiSpelling = (word: string): string =>
  word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|y(?=$)/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/ei/g, 'e')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/([aeiou])n$/, '$1')
    .replace(/([^aeiou])\1+/g, '$1');
