/** Lines after which a mail program quotes the mail that is answered. */
const INTRODUCTIONS = [
  /^(on|am|le|el)\b.{5,300}(wrote|schrieb|a écrit|escribió):$/i,
  /^.{0,200}<[^<>\s]{3,254}>\s+(wrote|writes):$/i,
  /^-{2,}\s*(original message|forwarded message)\s*-{2,}$/i,
  /^_{20,}$/,
];
const MAX_INTRODUCTION = 500;

/** Whether the header of a quoted mail begins here, as Outlook writes it: From, Sent or Date, To, Subject. */
const isQuotedHeader = (lines: readonly string[], at: number): boolean =>
  /^\*?from:/i.test(lines[at] ?? '') && /^\*?(sent|date):/im.test(lines.slice(at + 1, at + 4).join('\n'));

function findQuoteStart(lines: readonly string[]): number {
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim().slice(0, MAX_INTRODUCTION);
    // A long introduction is wrapped.
    const wrapped = `${line} ${(lines[at + 1] ?? '').trim()}`.slice(0, MAX_INTRODUCTION);
    if (isQuotedHeader(lines, at) || INTRODUCTIONS.some((form) => form.test(line))) return at;
    if (/^on\b/i.test(line) && /wrote:$/i.test(wrapped)) return at;
    // Quoted to the end: what is written between quoted lines stays with them.
    if (line.startsWith('>') && lines.slice(at).every((rest) => rest.trim() === '' || rest.trimStart().startsWith('>')))
      return at;
  }
  return lines.length;
}

/** Divides the text of a mail into what was written and what was quoted of an earlier mail at its end. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n');
  const at = findQuoteStart(lines);
  return { text: lines.slice(0, at).join('\n').trim(), quoted: lines.slice(at).join('\n').trim() };
}
