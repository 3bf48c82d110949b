import type { Mark } from '../mark.ts';

/** A sentence of a text. */
export interface Sentence {
  /** The index of its first mark in the text. */
  from: number;
  marks: readonly Mark[];
  /** The words of each mark: a phrase is one mark of several words. */
  words: readonly (readonly string[])[];
}

/** Splits the marks of a text into its sentences. */
export function* readSentences(marks: readonly Mark[]): Generator<Sentence> {
  for (let from = 0; from < marks.length; ) {
    let to = from + 1;
    while (to < marks.length && marks[to]?.sentence === marks[from]?.sentence) to += 1;
    const sentence = marks.slice(from, to);
    yield { from, marks: sentence, words: sentence.map(({ text }) => text.split(' ')) };
    from = to;
  }
}
