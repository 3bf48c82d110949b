import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { type ComparedBlock, compareBlocks, type Part } from './compare-blocks.ts';
import { readBlocks } from './read-blocks.ts';

const marks = { same: undefined, inserted: 'ins', deleted: 'del' } as const;

function writePart({ change, text }: Part): string {
  const written = text.split('\n').map(escapeHtml).join('<br>');
  const mark = marks[change];
  return mark ? `<${mark}>${written}</${mark}>` : written;
}

/** Writes blocks as HTML; list items are put into their lists again. */
function writeBlocks(blocks: ComparedBlock[]): string {
  let html = '';
  const open: ('ul' | 'ol')[] = [];
  function close(left: number) {
    while (open.length > left) html += `</li></${open.pop()}>`;
  }
  for (const { tag, lists, parts } of blocks) {
    const differs = open.findIndex((list, depth) => list !== lists[depth]);
    close(differs < 0 ? lists.length : differs);
    const content = parts.map(writePart).join('');
    if (lists.length === 0) html += `<${tag}>${content}</${tag}>`;
    else {
      if (open.length === lists.length) html += '</li><li>';
      for (const list of lists.slice(open.length)) {
        open.push(list);
        html += `<${list}><li>`;
      }
      html += content;
    }
  }
  close(0);
  return html;
}

/**
 * Compares two resume texts: one HTML text with <ins> around insertions and <del> around deletions. Both must be
 * sanitised HTML; only their words and kinds of blocks are kept, so the result is safe as well.
 */
export const compareResumes = (oldHtml: string, newHtml: string): string =>
  writeBlocks(compareBlocks(readBlocks(oldHtml), readBlocks(newHtml)));
