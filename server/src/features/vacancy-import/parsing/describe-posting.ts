import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { dropUnprintable } from '../../../lib/text/clean-text.ts';

const bullet = /^\s*(?:[•●▪■◦*–-]|\d{1,2}[.)])\s+/;

/** Converts plain text to HTML: paragraphs at empty lines, lists where lines begin with a bullet or a number. */
export function descriptionFromText(text: string): string {
  const blocks = dropUnprintable(text).split(/\n\s*\n/);
  return blocks.map(htmlOfBlock).filter(Boolean).join('\n');
}

function htmlOfBlock(block: string): string {
  const html: string[] = [];
  let kind: 'p' | 'ul' | undefined;
  for (const line of block.split('\n').filter((item) => item.trim() !== '')) {
    const next = bullet.test(line) ? 'ul' : 'p';
    if (next !== kind) html.push(`${kind ? `</${kind}>` : ''}<${next}>`);
    else if (next === 'p') html.push('<br>');
    const words = escapeHtml(line.replace(bullet, '').trim());
    html.push(next === 'ul' ? `<li>${words}</li>` : words);
    kind = next;
  }
  return html.length === 0 ? '' : `${html.join('')}</${kind}>`;
}

/** Known facts of a posting without a description. */
export interface PostingFacts {
  title: string;
  company: string;
  locations: string[];
  experienceFromYears: number | null;
  experienceToYears: number | null;
  skills: string[];
  education: string;
  industry: string;
  department: string;
}

const NO_DESCRIPTION = '<p>No further description came with this posting.</p>';

/** Whether a description, sanitised or not, is from {@link descriptionFromFacts}. */
export const isFromFacts = (html: string): boolean => html.endsWith(NO_DESCRIPTION);

/** Generates a description from the facts alone. */
export function descriptionFromFacts(facts: PostingFacts): string {
  const places = listInWords(facts.locations);
  const items = [
    ['Experience', experienceInWords(facts.experienceFromYears, facts.experienceToYears)],
    ['Skills', facts.skills.join(', ')],
    ['Education', facts.education],
    ['Industry', facts.industry],
    ['Department', facts.department],
  ].filter(([, value]) => value);
  const list = items.map(([label, value]) => `<li>${label}: ${escapeHtml(value ?? '')}</li>`).join('');
  const opening = `${escapeHtml(facts.title)} at ${escapeHtml(facts.company)}${places && `, ${escapeHtml(places)}`}.`;
  return [`<p>${opening}</p>`, list && `<ul>${list}</ul>`, NO_DESCRIPTION].filter(Boolean).join('\n');
}

function experienceInWords(from: number | null, to: number | null): string {
  if (from === null && to === null) return '';
  if (to === 0) return 'Fresher';
  if (to === null) return `${from} or more years`;
  if (from === null || from === to) return to === 1 ? '1 year' : `${to} years`;
  return `${from} to ${to} years`;
}

/** Joins names: 'Pune', 'Pune and Thane', 'Pune, Thane and Mumbai'. */
export function listInWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
