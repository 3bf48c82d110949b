import { cleanLine } from './clean-line.ts';
import { findDegree } from './education/find-degree.ts';
import { findHeading } from './find-heading.ts';
import type { ResumeLine, SectionKind } from './resume-line.ts';

export interface Section {
  kind: SectionKind;
  /** Its heading as it stands there; empty for the head, and for a label with its content beside it. */
  heading: string;
  lines: ResumeLine[];
}

/** In these sections, 'Skills: Java' and the like describe an entry instead of starting a section. */
const hasEntries: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'education']);

/** A heading with its content on the same line: 'Skills: Java, SQL', or a label beside its content. */
function findInlineHeading(text: string): { kind: SectionKind; label: string; rest: string } | undefined {
  const [, label = '', rest = ''] = /^([^:：\t]{3,45}?)\s*(?:[:：]-?|\t:?)\s*(\S.*)$/u.exec(text) ?? [];
  const kind = label === '' ? undefined : findHeading(`${label}:`);
  return kind && { kind, label, rest };
}

/** Labels of single facts that are also words of headings: 'Total experience: 5 years', 'Contact: 98220 12345'. */
const FACT =
  /experience\b|contact|mobile|qualification\b|occupation|job|profile\b|training$|personal$|project$|work$|activities|achievements?$/i;

/** What stands as a heading inside a job. */
const OF_ENTRY =
  /^(?:(?:key|major|main) )?(?:achievements?|accomplishments?|highlights?|projects?(?: handled)?|training|tools(?: used)?)\s*:|^(?:key|major) (?:achievements?|accomplishments?|projects)/i;

const LABELLED = /^[\p{L}\p{M}][\p{L}\p{M}' ./]{2,28}\s*(?:[:：]|\t)/u;
const OF_JOB = /^(?:designation|position|role|company|organi[sz]ation|employer|duration|period|post|job|project)\b/i;

/** Whether a fact with its label starts what a section would say: 'Qualification: B.Com', or the first of several jobs. */
const isOfFact = ({ kind, rest }: { kind: SectionKind; rest: string }, hasJobsHeading: boolean): boolean =>
  kind === 'education' ? findDegree(rest) !== undefined : kind === 'experience' && !hasJobsHeading;

/** In a list of skills, 'Languages: Java' and 'Tools: Git' are its labels. */
const isOfSkills = (current: SectionKind, { kind, rest }: { kind: SectionKind; rest: string }): boolean =>
  current === 'skills' &&
  (kind === 'skills' ||
    kind === 'certificates' ||
    (kind === 'languages' && !/english|hindi|marathi|tamil|telugu/i.test(rest)));

/** Splits a resume into its sections. The lines before the first heading are the `head`. */
export function splitSections(lines: readonly ResumeLine[]): Section[] {
  let current: Section = { kind: 'head', heading: '', lines: [] };
  // A fact with its label was opened as a section of its own, up to the next label.
  let returnTo: SectionKind | undefined;
  const hasJobsHeading = lines.some(({ text }) => findHeading(cleanLine(text)) === 'experience');
  const sections = [current];
  const open = (kind: SectionKind, heading = '') => {
    current = { kind, heading, lines: [] };
    returnTo = undefined;
    sections.push(current);
  };
  for (const line of lines) {
    const text = cleanLine(line.text);
    if (text === '') continue;
    const kind = findHeading(text);
    const isInEntry = current.kind === 'experience' && OF_ENTRY.test(text) && text !== text.toUpperCase();
    if (kind && !isInEntry) {
      open(kind, text);
      continue;
    }
    if (returnTo && LABELLED.test(text) && !OF_JOB.test(text)) open(returnTo);
    // Rows of more cells belong to a table.
    const isOfJob = current.kind === 'experience' && OF_JOB.test(text);
    const inline = isOfJob || text.split('\t').length > 2 ? undefined : findInlineHeading(text);
    if (inline && isOfSkills(current.kind, inline)) {
      current.lines.push({ ...line, text });
      continue;
    }
    if (inline && (inline.rest.length > 2 || text.includes('\t')) && !FACT.test(inline.label)) {
      const rest = { ...line, text: inline.rest };
      const isOfEntry = hasEntries.has(current.kind) && inline.label !== inline.label.toUpperCase();
      const back = current.kind;
      open(inline.kind);
      current.lines.push(rest);
      if (isOfEntry && !text.includes('\t')) open(back);
      continue;
    }
    if (inline && isOfFact(inline, hasJobsHeading)) {
      const back = current.kind;
      open(inline.kind, text);
      if (inline.kind !== 'experience') current.lines.push({ ...line, text: inline.rest });
      returnTo = back;
      continue;
    }
    // In a row, the heading of a label column stands before its first entry.
    const [first = '', ...others] = text.split('\t');
    const rowKind = others.length > 0 && !isOfJob ? findHeading(first) : undefined;
    if (rowKind && others.length <= 2 && !FACT.test(first)) {
      open(rowKind);
      current.lines.push({ ...line, text: others.join('\t') });
    } else current.lines.push({ ...line, text });
  }
  return sections.filter(({ heading, lines: own }) => heading !== '' || own.length > 0);
}

/** The lines of all sections of the kinds. */
export const linesOf = (sections: readonly Section[], ...kinds: SectionKind[]): ResumeLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
