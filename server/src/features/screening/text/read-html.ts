import { decodeEntities } from '../../../lib/html/decode-entities.ts';

const blocks = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 table tr blockquote pre section article header footer hr dl dt dd'.split(' '),
);

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
    text += html.slice(at, tag).replace(/\s+/g, ' ');
    const end = html.indexOf('>', tag);
    if (end < 0) {
      text += html.slice(tag);
      break;
    }
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(tag, tag + 14))?.[1]?.toLowerCase();
    if (name === undefined && html[tag + 1] !== '!') text += html.slice(tag, end + 1);
    else if (name === 'td' || name === 'th') text += ' ';
    else if (name !== undefined && blocks.has(name)) text += '\n';
    at = end + 1;
  }
  return decodeEntities(text);
}
