/** Mail addresses and handles such as `name@bank`, and numbers of eight digits and more, which are not dates. */
const CONTACT =
  /[^\s@<>(),;]*@[^\s@<>(),;]*|(?<![\p{Nd}₹])(?!\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}(?!\p{Nd}))\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){7,}/gu;

const MIN_NAME_LENGTH = 3;

/** A name as it is typed: all of it, or one of its words. */
function namePattern(names: readonly string[]): RegExp | undefined {
  const words = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{M}]+/u)));
  const known = [...words].filter((word) => word.length >= MIN_NAME_LENGTH);
  if (known.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${known.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
}

/**
 * Masks mail addresses, phone numbers and the words of known names in a text that is kept when its person is erased. Dates,
 * amounts and short numbers stay.
 * @param names of persons, such as 'Zubin Daruwalla'
 */
export function maskPersonalData(text: string, names: readonly string[] = []): string {
  const withoutContacts = text.replace(CONTACT, '…');
  const pattern = namePattern(names);
  return pattern ? withoutContacts.replace(pattern, '…') : withoutContacts;
}
