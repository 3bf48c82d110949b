/** A link to a messenger or a short link, or a name in a messenger: its address, and its range in the folded text. */
export interface MessengerLink {
  value: string;
  start: number;
  end: number;
}

/** A dot that is disguised or not; of the shortest hosts also with spaces around it. */
const hiddenDot = String.raw` ?[\[({<] ?(?:\.|dot) ?[\])}>] ?| dot `;
const dot = String.raw`(?:\.|${hiddenDot})`;
const spacedDot = String.raw`(?: ?\. ?|${hiddenDot})`;
const hosts = [
  `wa${spacedDot}(?:me|link)`,
  `t${spacedDot}me`,
  `telegram${dot}(?:me|dog)`,
  `(?:chat|api)${dot}whatsapp${dot}com`,
  String.raw`whatsapp${dot}com\/channel`,
  `signal${dot}(?:group|me)`,
  `discord${dot}gg`,
  `bit${dot}ly`,
  `tinyurl${dot}com`,
  `forms${dot}gle`,
];
const links = new RegExp(
  String.raw`(?<![a-z0-9'-])(${hosts.join('|')})(?![a-z0-9])(?:(?: ?\/ ?| slash )([a-z0-9_+?=./-]{0,80}))?`,
  'g',
);
const telegram = String.raw`\b(?:telegram|tele gram|टेलीग्राम|टेलिग्राम)(?![\p{L}\p{M}])`;
const withSign = new RegExp(String.raw`${telegram}[^\n]{0,120}?@([a-z][a-z0-9_]{4,31})`, 'gu');
/** 'Telegram channel: skyline_hr'; other words are no names: 'Telegram channel management'. */
const withoutSign = new RegExp(
  `${telegram}(?: (?:channel|group|id|username|user|name|handle|link|pe|par|me|mein|hai|is|on)){0,4}[ :=-]{1,4}([a-z][a-z0-9]{0,30}_[a-z0-9_]{1,31})`,
  'gu',
);
/** The name is one in another network. */
const isElsewhere =
  /\b(?:insta|instagram|twitter|facebook|fb|linkedin|youtube)(?: (?:id|page|handle))?[ :=-]{0,4}@\S+$/;

const toHost = (written: string): string => written.replace(/\bdot\b/g, '.').replace(/[^a-z./]/g, '');

/** Finds links and names that lead to messengers, also with disguised dots. Linear in the length. */
export function readMessengers(folded: string): MessengerLink[] {
  const found: MessengerLink[] = [];
  const add = (value: string, { index, 0: whole }: RegExpExecArray) =>
    found.push({ value, start: index, end: index + whole.length });
  for (const match of folded.matchAll(links)) {
    const path = match[2]?.replace(/[.?=-]+$/, '');
    add(path === undefined ? toHost(match[1] ?? '') : `${toHost(match[1] ?? '')}/${path}`, match);
  }
  for (const match of folded.includes('@') ? folded.matchAll(withSign) : [])
    if (!isElsewhere.test(match[0])) add(`t.me/${match[1]}`, match);
  for (const match of folded.includes('_') ? folded.matchAll(withoutSign) : []) add(`t.me/${match[1]}`, match);
  return found;
}
