import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { type ComparedBlock, compareBlocks, type Part } from './compare-blocks.ts';
import { readBlocks } from './read-blocks.ts';

const marks = { same: undefined, in: 'ins', out: 'del' } as const;

function writePart({ change, text }: Part): string {
  const written = text.split('\n').map(escapeHtml).join('<br>');
  const mark = marks[change];
  return mark ? `<${mark}>${written}</${mark}>` : written;
}

/** Blocks as HTML; those that are items of lists stand in their lists again. */
function write(blocks: ComparedBlock[]): string {
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
 * One text out of two: what the new version has, with <ins> around what was put in, and <del> around what was taken out.
 * Both must be sanitised HTML; of them only words and the kinds of blocks come through, so the answer is safe as well.
 */
export const compareResumes = (oldHtml: string, newHtml: string): string =>
  write(compareBlocks(readBlocks(oldHtml), readBlocks(newHtml)));
