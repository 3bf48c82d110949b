const MAX_NAME = 120;

// A name is typed by whoever registers an address, which may be somebody else's: it must not carry an invitation.
const LINK_LIKE = /\/|www\.|\.(com|net|org|in|co|io|info|biz|xyz|top|site|online|shop|link|click)\b/i;

/** How a person is greeted; without the name when that looks like an address to follow. */
export function greet(fullName: string): string {
  const name = fullName.replace(/[\s\p{C}]+/gu, ' ').trim();
  if (!name || LINK_LIKE.test(name)) return 'Hello,';
  return `Hello ${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name},`;
}
