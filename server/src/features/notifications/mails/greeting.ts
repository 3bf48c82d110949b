const MAX_NAME = 40;

// Anyone can register another person's address with any name, so the name must not carry a link, a number to call or a
// message.
const LINK_LIKE = /[/\\@:]|www\.|\.(com|net|org|in|co|io|info|biz|xyz|top|site|online|shop|link|click)\b/i;
/** Everything but letters, their marks and joiners, and the signs of names: O'Neil, Rao-Nair, S. P. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{Join_Control}'’. -]+/gu;

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** The first characters of a name, with an ellipsis if there are more; never cuts a letter of an Indian script. */
function truncate(name: string): string {
  const letters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME).join('').trimEnd()}…` : name;
}

/**
 * Greeting of a mail: at most 40 characters of the name, without digits and signs; without the name if it looks like a
 * link. Mail programs make a link of `t.me`, so a dot inside a word is followed by a space.
 */
export function greetingFor(fullName: string): string {
  const plain = fullName.normalize('NFKC');
  if (LINK_LIKE.test(plain)) return 'Hello,';
  const name = plain
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(name) ? `Hello ${truncate(name)},` : 'Hello,';
}
