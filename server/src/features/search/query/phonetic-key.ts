const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|c(?!h)|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1/g, '$1'],
];

/** A word as it is heard: who writes by ear ("grafic", "vaiter") and who spells meet here. */
export const heardAs = (word: string): string =>
  sounds.reduce((heard, [letters, sound]) => heard.replace(letters, sound), word);
