import { escapeHtml } from '../../lib/html/escape-html.ts';
import { sanitiseHtml } from '../../lib/html/sanitise-html.ts';

const HTML = /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|u|a|h[1-6]|blockquote|table|tr|td|hr)(?:\s[^<>]*)?\/?>/i;
const BULLET = /^\s*[-–•*·]\s+/;

/** Converts the lines of one paragraph; consecutive lines with bullets become a list. */
function writeParagraph(lines: string[]): string {
  let html = '';
  for (let at = 0; at < lines.length; ) {
    const isList = BULLET.test(lines[at] ?? '');
    let end = at;
    while (end < lines.length && BULLET.test(lines[end] ?? '') === isList) end += 1;
    const run = lines.slice(at, end);
    html += isList
      ? `<ul>${run.map((line) => `<li>${escapeHtml(line.replace(BULLET, ''))}</li>`).join('')}</ul>`
      : `<p>${run.map((line) => escapeHtml(line)).join('<br>')}</p>`;
    at = end;
  }
  return html;
}

/**
 * Converts a resume text to sanitised HTML. A text without HTML tags is plain text, whose paragraphs and bullets are
 * kept.
 */
export function writeResumeHtml(text: string): string {
  if (HTML.test(text)) return sanitiseHtml(text);
  const paragraphs = text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.split(/\r?\n/).filter((line) => line.trim()));
  return sanitiseHtml(paragraphs.map(writeParagraph).join(''));
}
