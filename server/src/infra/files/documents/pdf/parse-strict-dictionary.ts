import { type PdfBudget, PdfTooComplex } from './pdf-value.ts';

/** A value of a dictionary that was read strictly; undefined for values that decide nothing, such as strings. */
export type StrictValue = number | { name: string } | { reference: number } | StrictValue[] | StrictEntries | undefined;
export type StrictEntries = Map<string, StrictValue>;

export const isStrictName = (value: StrictValue): value is { name: string } =>
  typeof value === 'object' && 'name' in value;
export const isStrictReference = (value: StrictValue): value is { reference: number } =>
  typeof value === 'object' && 'reference' in value;

const MAX_DEPTH = 10;
/** Identifiers and keys of an encryption are shorter. */
const MAX_STRING = 1_000;

/**
 * Tokens as writers spell them: neither comments nor escapes in names, which some viewers cut off at NUL. A word ends where every
 * viewer ends it, so not at a byte that PDFium takes for a blank. Lengths are limited, as failed matches are not charged.
 */
const TOKEN =
  /[\t\n\f\r ]{0,100}(?:(?<delimiter><<|>>|[[\](])|<[\da-fA-F\t\n\f\r ]{0,600}>|(?:\/(?<name>[\w.:+*-]{1,100})|(?<object>\d{1,10})[\t\n\f\r ]{1,9}\d{1,5}[\t\n\f\r ]{1,9}R|(?<count>\d{1,10})|[-+]?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})|true|false|null)(?=[\t\n\f\r ()<>[\]/]))/y;

class NotStrict extends Error {}

/**
 * Parses a dictionary as strictly as no viewer does: undefined unless it is spelt like those of writers and names every key once.
 * What decides how the bytes of a stream are read must not depend on how a viewer reads errors.
 * @param start where the dictionary begins, or blanks before it
 * @returns its entries, and the position behind it
 */
export function parseStrictDictionary(
  text: string,
  start: number,
  budget: PdfBudget,
): { entries: StrictEntries; end: number } | undefined {
  const token = new RegExp(TOKEN);
  let at = start;

  const read = () => {
    token.lastIndex = at;
    const groups = token.exec(text)?.groups;
    if (!groups) throw new NotStrict();
    budget.characters -= token.lastIndex - at;
    at = token.lastIndex;
    return groups;
  };

  const skipString = (): void => {
    const first = at;
    for (let open = 1; open > 0; at++) {
      const char = text[at];
      if (char === undefined || at - first > MAX_STRING) throw new NotStrict();
      if (char === '\\') at++;
      else if (char === '(') open++;
      else if (char === ')') open--;
    }
    budget.characters -= at - first;
    if (budget.characters < 0) throw new PdfTooComplex();
  };

  const readEntries = (depth: number): StrictEntries => {
    const entries: StrictEntries = new Map();
    for (;;) {
      const { delimiter, name } = read();
      if (delimiter === '>>') return entries;
      if (name === undefined || entries.has(name)) throw new NotStrict();
      entries.set(name, toValue(read(), depth));
    }
  };

  const readItems = (depth: number): StrictValue[] => {
    const items: StrictValue[] = [];
    for (;;) {
      const groups = read();
      if (groups.delimiter === ']') return items;
      items.push(toValue(groups, depth));
    }
  };

  function toValue({ delimiter, name, object, count }: Record<string, string | undefined>, depth: number): StrictValue {
    if (depth > MAX_DEPTH) throw new NotStrict();
    if (delimiter === '<<') return readEntries(depth + 1);
    if (delimiter === '[') return readItems(depth + 1);
    if (delimiter === '(') {
      skipString();
      return undefined;
    }
    if (delimiter !== undefined) throw new NotStrict();
    if (name !== undefined) return { name };
    if (object !== undefined) return { reference: Number(object) };
    return count === undefined ? undefined : Number(count);
  }

  try {
    if (read().delimiter !== '<<') return undefined;
    return { entries: readEntries(0), end: at };
  } catch (error) {
    if (error instanceof NotStrict) return undefined;
    throw error;
  }
}
