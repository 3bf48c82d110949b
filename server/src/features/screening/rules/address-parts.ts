const MAX_LOCAL = 64;
const MAX_DOMAIN = 200;
const MAX_LOCAL_PARTS = 4;
const bracketedDot = String.raw` ?[\[({<] ?(?:\.|dot) ?[\])}>] ?`;
const label = '[a-z0-9-]{1,63}';
/** A disguised dot of a domain; a comma only where it can be nothing else. */
const hiddenDot = String.raw` \. ?(?=(?:com|in|co)(?![a-z0-9]))|\. (?=com(?![a-z0-9]))|${bracketedDot}| dot |,(?=com(?![a-z0-9]))`;
const firstLabel = new RegExp(label, 'y');
const nextLabel = new RegExp(String.raw`(\.|${hiddenDot})(${label})`, 'y');
const dotBefore = new RegExp(`(?:${bracketedDot}| dot )$`);
const isLocalLetter = /[a-z0-9._%+-]/;
const isBracketed = /[[({<]/;
/** Ends of domains that are read behind a dot that is disguised. */
export const hiddenEnds: ReadonlySet<string> = new Set(
  'com in co org net info biz edu gov ac example online site jobs xyz me io live work careers app tech store uk us'.split(
    ' ',
  ),
);

/** The letters before an at sign that can be the local part of an address, also with disguised dots between them. */
export function readLocalPart(text: string, end: number, isDisguised: boolean): { local: string; start: number } {
  const parts: string[] = [];
  let start = end;
  for (let count = 0; count < MAX_LOCAL_PARTS; count++) {
    const last = start;
    while (start > 0 && last - start < MAX_LOCAL && isLocalLetter.test(text[start - 1] as string)) start -= 1;
    parts.unshift(text.slice(start, last));
    const dot = isDisguised && last > start ? dotBefore.exec(text.slice(Math.max(0, start - 12), start)) : null;
    if (!dot || !isLocalLetter.test(text[start - dot[0].length - 1] ?? ' ')) break;
    start -= dot[0].length;
  }
  return { local: parts.join('.').replace(/^\.+|\.+$/g, ''), start };
}

/** A domain in a text. */
export interface Domain {
  labels: string[];
  /** Where it ends in the text. */
  end: number;
  /** Whether one of its dots is disguised. */
  isDisguised: boolean;
}

/** Reads the labels of a domain up to the last that can end it. */
export function readDomain(text: string, from: number): Domain | undefined {
  firstLabel.lastIndex = from;
  const first = firstLabel.exec(text);
  if (!first) return undefined;
  let end = from + first[0].length;
  let read: Domain = { labels: [first[0]], end, isDisguised: false };
  const labels = [first[0]];
  let isDisguised = false;
  while (labels.length < 5 && end - from < MAX_DOMAIN) {
    nextLabel.lastIndex = end;
    const next = nextLabel.exec(text);
    if (!next) break;
    const [whole, dot, name = ''] = next;
    if (dot !== '.') {
      if (!hiddenEnds.has(name) && !isBracketed.test(dot ?? '')) break;
      isDisguised = true;
    }
    labels.push(name);
    end += whole.length;
    const canEnd = dot === '.' ? /^[a-z]{2,}$/.test(name) : hiddenEnds.has(name);
    if (canEnd) read = { labels: [...labels], end, isDisguised };
  }
  return read;
}
