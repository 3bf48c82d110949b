import { decodeEntities } from '../../../lib/html/decode-entities.ts';

/**
 * A heading, line of a paragraph, list item or table row. Its text is plain: one space between words, \n for a break in
 * an item.
 */
export interface Block {
  tag: 'p' | 'blockquote' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** The lists it is an item of, the outermost first. */
  lists: ('ul' | 'ol')[];
  text: string;
}

/** Minimum characters of a line that counts as wrapped. */
const WRAPPED_LINE_LENGTH = 60;

const normalise = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Joins the wrapped lines of a paragraph: a break after a long line only wraps it, one after a short line is real. */
function joinWrapped(paragraph: string): string[] {
  const joined: string[] = [];
  let wraps = false;
  for (const line of paragraph.split('\n')) {
    if (wraps) joined.push(`${joined.pop()} ${line}`);
    else joined.push(line);
    wraps = line.length >= WRAPPED_LINE_LENGTH;
  }
  return joined;
}

/**
 * Parses sanitised HTML into blocks in reading order. Emphasis and links are reduced to their text; table cells are
 * joined by |.
 */
export function readBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: Block['lists'] = [];
  let tag: Block['tag'] = 'p';
  let text = '';

  function finish() {
    const normalised = normalise(text);
    text = '';
    if (!normalised) return;
    if (lists.length > 0) blocks.push({ tag: 'p', lists: [...lists], text: normalised });
    else for (const line of joinWrapped(normalised)) blocks.push({ tag, lists: [], text: line });
  }

  for (const [piece, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g)) {
    switch (name) {
      case undefined:
        text += decodeEntities(piece).replace(/\s+/g, ' ');
        break;
      case 'br':
        text += '\n';
        break;
      case 'p':
        // Several paragraphs of one list item stay one item.
        if (lists.length > 0) text += '\n';
        else finish();
        break;
      case 'td':
      case 'th':
        if (!slash && text.trim()) text += ' | ';
        break;
      case 'ul':
      case 'ol':
        finish();
        if (slash) lists.pop();
        else lists.push(name);
        break;
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
      case 'blockquote':
        finish();
        tag = slash ? 'p' : name;
        break;
      case 'li':
      case 'tr':
      case 'table':
      case 'hr':
        finish();
        break;
    }
  }
  finish();
  return blocks;
}
