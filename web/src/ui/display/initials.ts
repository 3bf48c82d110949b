/** The initials of a name: of its first and last word; one letter for one word, "?" for an empty name. */
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

/** Hashes a name to a number below `count`, so that a tile keeps its colour. */
export function shadeOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}

function firstLetter(word: string): string {
  return Array.from(word)[0] ?? '';
}
