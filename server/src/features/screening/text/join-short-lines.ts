/** Fewer short lines are a heading, or a figure under its name. */
const MIN_LINES = 4;
const MAX_LETTERS = 16;
/** A line of one word, or of two such as 'Rs 750'. */
const shortLine = /^[^\S\n]*\S+(?:[^\S\n]+\S+)?[^\S\n]*$/;

/**
 * Joins runs of lines of one or two words, in which a sentence is written down the page to hide it. Line breaks become spaces, so
 * that places stay. Linear in the length.
 */
export function joinShortLines(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  /** Where the run begins, and how many of its lines have words. */
  let [from, words] = [0, 0];
  const joined: string[] = [];
  const endRun = (to: number) => {
    joined.push(...(words >= MIN_LINES ? [lines.slice(from, to).join(' ')] : lines.slice(from, to)));
  };
  for (const [i, line] of lines.entries()) {
    const isEmpty = line.trim() === '';
    if (isEmpty && words > 0) continue;
    if (!isEmpty && line.length <= MAX_LETTERS && shortLine.test(line)) {
      if (words === 0) {
        endRun(i);
        from = i;
      }
      words += 1;
      continue;
    }
    endRun(i);
    [from, words] = [i, 0];
  }
  endRun(lines.length);
  return joined.join('\n');
}
