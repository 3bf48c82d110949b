/** The first letters of the first and the last word of a name; one letter for one word, "?" for none. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (!first) return '?';
  return (firstLetter(first) + (last ? firstLetter(last) : '')).toLocaleUpperCase('en-IN');
}

/** Always the same number below `count` for the same name, so that a tile keeps its colour. */
export function shadeOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}

function firstLetter(word: string): string {
  return Array.from(word)[0] ?? '';
}
