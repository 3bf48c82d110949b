const MAX_NAME = 120;

// Anyone can register another person's address with any name, so the name must not carry a link or message.
const LINK_LIKE = /\/|www\.|\.(com|net|org|in|co|io|info|biz|xyz|top|site|online|shop|link|click)\b/i;

/** Greeting of a mail; without the name if it looks like a link. */
export function greetingFor(fullName: string): string {
  const name = fullName.replace(/[\s\p{C}]+/gu, ' ').trim();
  if (!name || LINK_LIKE.test(name)) return 'Hello,';
  return `Hello ${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name},`;
}
