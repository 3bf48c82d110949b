const toPairs = (pairs: string): [string, string][] => pairs.split(' ').map((pair) => [pair[0] ?? '', pair[1] ?? '']);

/** Letters that look like a Latin letter turned upside down, each with that letter. */
const turned = new Map(toPairs('ɐa ɔc ǝe ɟf ƃg ɓg ɥh ᴉi ɾj ɿj ʞk ɯm ɹr ʇt ʌv ʍw ʎy'));
const upright = new Map([
  ...turned,
  // Figures, and letters whose turned form is another plain one, or the same.
  ...toPairs('Ɩ1 ɩ1 ᄅ2 Ɛ3 ɛ3 ㄣ4 ϛ5 ㄥ7 00 11 88 69 96 bq qb dp pd nu un oo ss xx zz ll ii ˙.'),
]);
/** At least so many letters that are only turned ones. */
const MIN_TURNED = 3;
const certain = new RegExp(`[${[...turned.keys()].join('')}]`, 'gu');
const letter = `[${[...upright.keys()].join('')}]`;
const run = new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?:[ ,.'₹/-]{0,3}${letter})*(?![\\p{L}\\p{N}])`, 'gu');

/** A part of a text that is upside down. */
export interface TurnedRun {
  start: number;
  end: number;
  /** As it is read. */
  upright: string;
}

/** Finds what is written upside down, to be read from its end: 'ǝǝɟ 999'. The text is in lower case. Linear in the length. */
export function findTurned(text: string): TurnedRun[] {
  if ((text.match(certain)?.length ?? 0) < MIN_TURNED) return [];
  return [...text.matchAll(run)].flatMap(({ 0: written, index }) =>
    (written.match(certain)?.length ?? 0) < MIN_TURNED
      ? []
      : {
          start: index,
          end: index + written.length,
          upright: [...written]
            .reverse()
            .map((letter) => upright.get(letter) ?? letter)
            .join(''),
        },
  );
}
