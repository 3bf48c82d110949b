/** Named HTML entities that job postings, mails and resumes contain. A soft hyphen is dropped. */
const named = new Map<string, string>([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['shy', ''],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['bull', '•'],
  ['hellip', '…'],
  ['rdquo', '”'],
  ['ldquo', '“'],
]);

/** Decodes HTML entities once: common names in any case, decimal and hexadecimal references. Other names stay as they are. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return named.get(String(name).toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Decodes HTML entities that were escaped up to three times, as in the plain-text fields of some feeds. */
export function decodeNestedEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < 3; round++) {
    const next = decodeEntities(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}
