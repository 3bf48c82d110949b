const lookAlikes: Record<string, string> = { a: 'а', e: 'е', i: 'і', o: 'о', c: 'с', p: 'р', x: 'х', s: 'ѕ' };
const digits: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '$' };
const keywords =
  /\b(?:registration|fees?|charges?|deposit|security|payment|pay|training|training|processing|joining|refundable|uniform)\b/gi;

/** Letter substitutions that hide a word from a filter. */
const ways: ((word: string) => string)[] = [
  (word) => [...word].join(' '),
  (word) => [...word].join('.'),
  (word) => word.replace(/[aeiocpxs]/g, (letter) => lookAlikes[letter] ?? letter),
  (word) => word.replace(/[aeios]/g, (letter) => digits[letter] ?? letter),
  (word) => [...word].join('\u200b'),
  (word) => [...word].map((letter) => String.fromCodePoint(0xfee0 + letter.charCodeAt(0))).join(''),
];

/** Spells the keywords of a text in one of six ways. */
export const disguiseText = (text: string, way: number): string =>
  text.replace(keywords, (word) => (ways[way % ways.length] as (typeof ways)[number])(word));

/** Whether a text has a word that can be disguised. */
export const isDisguisable = (text: string): boolean => text.search(keywords) >= 0;
