import { decodeEntities } from '../../../lib/html/decode-entities.ts';

const blocks = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 table tr blockquote pre section article header footer hr dl dt dd'.split(' '),
);

const MAX_NAME = 14;
/** What a reader sees of a tag: a new line, a space, nothing, or the tag itself where it is none. */
function readTag(tag: string): string {
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(tag.slice(0, MAX_NAME))?.[1]?.toLowerCase();
  if (name === undefined) return tag[1] === '!' ? '' : tag;
  if (name === 'td' || name === 'th') return ' ';
  return blocks.has(name) ? '\n' : '';
}
/** Most tags have no attributes. */
const plainTags = new Map(
  [...blocks, 'td', 'th', 'b', 'strong', 'i', 'em', 'u', 'span']
    .flatMap((name) => [`<${name}>`, `</${name}>`])
    .map((tag) => [tag, readTag(tag)]),
);
/** All white space but single spaces. */
const irregularSpace = /\s{2,}|[^\S ]/g;

/**
 * The text of HTML as a reader sees it: blocks are lines, and tags within a word do not split it ('re<b>g</b>istration').
 * One pass, linear in the length.
 */
export function readHtml(html: string): string {
  if (!/[<&]/.test(html)) return html;
  let text = '';
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    if (tag < 0) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, tag).replace(irregularSpace, ' ');
    const end = html.indexOf('>', tag);
    if (end < 0) {
      text += html.slice(tag);
      break;
    }
    const written = html.slice(tag, end + 1);
    text += plainTags.get(written) ?? readTag(written);
    at = end + 1;
  }
  return decodeEntities(text);
}
