/** A word of a text, or a compound such as `full-stack` and `node.js`, which is also known by its parts. */
export interface Word {
  /** Lower case, without signs: `fullstack`. */
  word: string;
  /** Two or more, when each part can stand for itself: `['full', 'stack']`; otherwise empty. */
  parts: string[];
}

/** Longer ones are no words; PostgreSQL's own limit is 2,046 bytes. */
const LONGEST_WORD = 60;

/** Names whose signs carry the meaning. `b.e` must not become the English word "be". */
const signedNames: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c ?\+ ?\+/gu, ' cpp '],
  [/(?<![\p{L}\p{N}])([cf]) ?#/gu, ' $1sharp '],
  [/(?<![\p{L}\p{N}])([a-z]{2,3})?\.net(?![\p{L}\p{N}])/gu, ' $1 dotnet '],
  [/(?<![\p{L}\p{N}])([bm])\. ?e(?![\p{L}\p{N}])/gu, ' $1tech '],
  [/(?<![\p{L}\p{N}])r ?& ?d(?![\p{L}\p{N}])/gu, ' rnd '],
];

const chunks = /[\p{L}\p{M}\p{N}]+(?:[-._][\p{L}\p{M}\p{N}]+)*/gu;

/** Lower case, one form for each character, Latin letters without accents; other scripts keep their vowel signs. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
}

function readChunk(chunk: string): Word[] {
  const parts = chunk.split(/[-._]/);
  const numbers = parts.length > 1 && parts.every((part) => /^\p{N}+$/u.test(part));
  if (numbers) return parts.map((part) => ({ word: part, parts: [] }));
  const word = parts.join('').slice(0, LONGEST_WORD);
  const standAlone = parts.length > 1 && parts.every((part) => part.length > 1);
  return [{ word, parts: standAlone ? parts.map((part) => part.slice(0, LONGEST_WORD)) : [] }];
}

/**
 * Splits any text into words, in order; the same for what is indexed and for what is searched.
 * Knows C++, C#, .NET, node.js, full-stack, B.E., R&D and every script; never throws.
 */
export function splitWords(text: string): Word[] {
  let plain = foldText(text).replace(/['’`\u200b-\u200d\ufeff]/g, '');
  for (const [pattern, name] of signedNames) plain = plain.replace(pattern, name);
  return (plain.match(chunks) ?? []).flatMap(readChunk);
}

/** The text of HTML that was sanitised on write: tags become spaces, the five named entities their characters. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
