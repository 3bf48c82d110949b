/** Web and mail addresses, handles such as `name@bank`, and numbers of five digits and more. */
const CONTACT =
  /\S*(?:@|:\/\/|www\.|t\.me|wa\.me|[\w-]\.(?:com|net|org|in|co|io|info|biz|xyz|top|site|online|shop|link|click)\b)\S*|\+?\d(?:[\s.-]?\d){4,}/giu;

/** A text that a fraud wrote, without its contacts: a warning must not carry them. */
export const maskContacts = (text: string): string => text.replace(CONTACT, '…').replace(/\s+/g, ' ').trim();
