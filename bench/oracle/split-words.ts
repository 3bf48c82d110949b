/*
 * A tokenizer independent of the product's, so that mistakes there are detected.
 */

function singular(word: string): string {
  if (
    !word.endsWith('s') ||
    !/^[a-z]{4,}$/.test(word) ||
    /(ss|us|is|as)$/.test(word) ||
    word === 'news' ||
    word === 'goods'
  )
    return word;
  if (/.{2,}ies$/.test(word)) return word.replace(/ies$/, 'y');
  return /(x|ch|sh|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const chunks = /[\p{L}\p{M}\p{N}]+(?:[-._][\p{L}\p{M}\p{N}]+)*/gu;
/** Faster variant for ASCII texts, which are most of them. */
const plainChunks = /[a-z0-9]+(?:[-._][a-z0-9]+)*/g;
const hasOnlyAscii = /^[\x20-\x7e\s]*$/;

/** Replaces names with significant symbols (C++, .NET) by words. */
const replaceSymbols = (text: string): string =>
  text
    .replace(/\bc\+\+/g, ' cpp ')
    .replace(/\bc#/g, ' csharp ')
    .replace(/\b([a-z]{2,3})?\.net\b/g, ' $1 dotnet ')
    .replace(/(?<![a-z0-9])\.net\b/g, ' dotnet ')
    .replace(/\b([bm])\. ?e\b/g, ' $1tech ')
    .replace(/\br ?& ?d\b/g, ' rnd ');

/** Tokenises a text: plurals folded, compounds whole and in parts. */
export function splitWords(text: string): string[] {
  const lower = text.toLowerCase().replace(/['’]/g, '');
  const plain = /[+#&]|\.n|[bm]\./.test(lower) ? replaceSymbols(lower) : lower;
  const words: string[] = [];
  for (const chunk of plain.match(hasOnlyAscii.test(plain) ? plainChunks : chunks) ?? []) {
    if (!/[-._]/.test(chunk)) {
      words.push(chunk);
      continue;
    }
    const parts = chunk.split(/[-._]/);
    if (parts.every((part) => /^\d+$/.test(part))) words.push(...parts);
    else words.push(parts.join(''), ...(parts.some((part) => part.length === 1) ? [] : parts));
  }
  return words.map(singular);
}

/** Plain text of HTML. */
export const readHtml = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&\w+;/g, ' ');
