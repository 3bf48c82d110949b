/** A heading, line of a paragraph, list item or table row. Its text is plain: one space between words, \n for a break in an item. */
export interface Block {
  tag: 'p' | 'blockquote' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** The lists it is an item of, the outermost first. */
  lists: ('ul' | 'ol')[];
  text: string;
}

/** Characters of a line that was full. */
const WRAPPED = 60;

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The sanitiser writes these four and every other character as it is. */
const decode = (text: string) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Lines of a paragraph. A break behind a long one only wraps it; behind a short one something else begins. */
function joinWrapped(paragraph: string): string[] {
  const joined: string[] = [];
  let wraps = false;
  for (const line of paragraph.split('\n')) {
    if (wraps) joined.push(`${joined.pop()} ${line}`);
    else joined.push(line);
    wraps = line.length >= WRAPPED;
  }
  return joined;
}

/** The blocks of sanitised HTML in reading order. Emphasis and links become their words; cells of a row stand behind each other. */
export function readBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const lists: Block['lists'] = [];
  let tag: Block['tag'] = 'p';
  let text = '';

  function finish() {
    const tidied = tidy(text);
    text = '';
    if (!tidied) return;
    if (lists.length > 0) blocks.push({ tag: 'p', lists: [...lists], text: tidied });
    else for (const line of joinWrapped(tidied)) blocks.push({ tag, lists: [], text: line });
  }

  for (const [piece, slash, name] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g)) {
    switch (name) {
      case undefined:
        text += decode(piece).replace(/\s+/g, ' ');
        break;
      case 'br':
        text += '\n';
        break;
      case 'p':
        // Several paragraphs of one item stay one item.
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
