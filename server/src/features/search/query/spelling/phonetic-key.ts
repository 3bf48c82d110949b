const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|c(?!h)|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1/g, '$1'],
];

/** Phonetic key of a word: words spelt by ear ("grafic", "vaiter") have the key of the correct spelling. */
export const phoneticKey = (word: string): string =>
  sounds.reduce((key, [letters, sound]) => key.replace(letters, sound), word);
