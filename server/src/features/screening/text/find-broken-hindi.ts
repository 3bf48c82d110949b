/** A word in pieces: its range in the folded text, and its letters. */
export interface BrokenWord {
  start: number;
  end: number;
  word: string;
}

const group = /[\u0900-\u0963\u0970-\u097f]+/g;
const devanagari = /[\u0900-\u0963\u0970-\u097f]/;
const separator = /^[.\-_*~'|+,/·• ]$/;
/** A consonant or a vowel with its signs: most words of a sentence have more. */
const syllable = /^[\u0904-\u0939\u0958-\u0961](?:\u094d[\u0915-\u0939])*[\u0900-\u0903\u093a-\u094d]*$/;
const MAX_PIECES = 9;
/** With spaces between the pieces: two short words are often beside each other. */
const MIN_SPACED = 3;

/**
 * Finds words of Devanagari with signs, or single syllables with spaces, within them: 'र.जि.स्ट्रे.श.न', 'फी-स'. `isWord` says
 * which letters are one. Linear in the length.
 */
export function findBrokenHindi(folded: string, isWord: (letters: string) => boolean): BrokenWord[] {
  if (!devanagari.test(folded)) return [];
  const groups = [...folded.matchAll(group)].map(({ 0: text, index: start }) => ({
    text,
    start,
    end: start + text.length,
  }));
  const found: BrokenWord[] = [];
  for (let at = 0; at < groups.length; at++) {
    const first = groups[at];
    if (!first) break;
    let [word, isSpaced] = [first.text, false];
    let pieces = 1;
    for (let next = at + 1; next < at + MAX_PIECES; next++) {
      const [last, piece] = [groups[next - 1], groups[next]];
      const gap = last && piece ? folded.slice(last.end, Math.min(piece.start, last.end + 2)) : '';
      if (!last || !piece || !separator.test(gap)) break;
      if (gap === ' ') isSpaced = true;
      if (isSpaced && !(syllable.test(last.text) && syllable.test(piece.text))) break;
      word += piece.text;
      const count = next - at + 1;
      if (isSpaced && count < MIN_SPACED) continue;
      if (!isWord(word)) continue;
      const known = { start: first.start, end: piece.end, word };
      if (pieces > 1) found.pop();
      found.push(known);
      pieces = count;
    }
    at += pieces - 1;
  }
  return found;
}
