import type { ResumeReading } from '@aarambh/contract';
import { truncate } from '../../../../lib/text/clean-text.ts';
import { findCity } from '../../../places/index.ts';
import { hasBullet, trimEnds, withoutBullet } from '../clean-line.ts';
import { hasTitleWord, isCompanyName } from '../name-words.ts';
import { findPeriod, type Period } from '../read-dates.ts';
import type { ResumeLine } from '../resume-line.ts';
import { isTaskLine, readLabel, startsWithVerb } from './job-labels.ts';
import { readEmploymentTable } from './read-employment-table.ts';
import { readParts, splitPlace, tidyParts } from './read-parts.ts';

type Employment = ResumeReading['employment'][number];

const MAX_ENTRIES = 15;
const MAX_LINE = 220;
const MAX_ABOVE = 2;
const MAX_BELOW = 3;
/** Lines of one job that have labels. */
const MAX_LABELLED = 6;

const isComplete = (entry: Employment): boolean => entry.jobTitle !== '' && entry.company !== '';
const isRecognised = (text: string): boolean =>
  hasTitleWord(text) || isCompanyName(text) || readLabel(text) !== undefined;

function addLabelled(entry: Employment, { kind, text }: { kind: string; text: string }): void {
  const value = trimEnds(text);
  if (kind === 'company') {
    const { rest, place } = splitPlace(value);
    entry.company ||= rest.split(' | ')[0] ?? '';
    entry.place ||= place;
  } else if (kind === 'place') entry.place ||= findCity(value)?.name ?? '';
  else if (kind === 'jobTitle') entry.jobTitle ||= value;
}

/** Adds what a line says by its labels and words. Whether it says anything. */
function addText(entry: Employment, text: string): boolean {
  const label = readLabel(text);
  if (label) {
    addLabelled(entry, label);
    return true;
  }
  const parts = readParts(withoutBullet(text));
  entry.jobTitle ||= parts.jobTitle;
  entry.company ||= parts.company;
  entry.place ||= parts.place;
  return parts.jobTitle !== '' || parts.company !== '';
}

/** Adds a name that no word tells: the company of a known title, when it is alone on its line. */
function addName(entry: Employment, text: string): void {
  const { rest, place } = splitPlace(tidyParts(withoutBullet(text)));
  const isName =
    rest.length <= 60 && /^[\p{Lu}\d]/u.test(rest) && /\p{L}{2}/u.test(rest) && rest.split(' ').length <= 6;
  if (!entry.jobTitle || entry.company || !isName || findCity(rest) || hasTitleWord(rest)) return;
  entry.company = rest.split('\t')[0] ?? '';
  entry.place ||= place;
}

interface Lines {
  texts: readonly string[];
  periods: readonly (Period | undefined)[];
}

/** Lines above a period, up to the tasks or the period of the entry before; the nearest is the first. */
function linesAbove({ texts, periods }: Lines, at: number, consumed: number): string[] {
  const above: string[] = [];
  for (let i = at - 1; i > consumed && above.length < MAX_ABOVE; i--) {
    const text = texts[i] ?? '';
    if (periods[i] || isTaskLine(text)) break;
    above.push(text);
  }
  return above;
}

/** Lines with labels above a period: 'Company: …', 'Position: …'; other lines may stand between. */
function labelsAbove({ texts, periods }: Lines, at: number, consumed: number): string[] {
  const above: string[] = [];
  for (let i = at - 1; i > consumed && i >= at - MAX_LABELLED && !periods[i]; i--) {
    const text = texts[i] ?? '';
    const kind = readLabel(text)?.kind;
    if (kind) above.push(text);
    // The first line of the job.
    if (kind === 'company') break;
  }
  return above.some((text) => ['company', 'jobTitle'].includes(readLabel(text)?.kind ?? '')) ? above : [];
}

/** Lines below a period, up to the tasks or the next period. After a label only lines with labels follow, with tasks between. */
function linesBelow({ texts, periods }: Lines, at: number): { text: string; at: number }[] {
  const below: { text: string; at: number }[] = [];
  const isLabelled = readLabel(texts[at + 1] ?? '') !== undefined;
  for (let i = at + 1; i < texts.length && i <= at + (isLabelled ? MAX_LABELLED : MAX_BELOW); i++) {
    const text = texts[i] ?? '';
    const label = readLabel(text);
    if (periods[i] || (!label && !isLabelled && isTaskLine(text))) break;
    if (label || !isLabelled) below.push({ text, at: i });
  }
  return below;
}

/** Reads the job of one period. Returns it with the last line that it used. */
function readJob(
  lines: Lines,
  at: number,
  consumed: number,
  isPeriodFirst: boolean,
): { entry: Employment; last: number } {
  const line = lines.texts[at] ?? '';
  const { from = '', to = '', index = 0, text: dates = '' } = lines.periods[at] ?? {};
  const entry: Employment = { jobTitle: '', company: '', place: '', from, to };
  const own = trimEnds(`${line.slice(0, index)}\t${line.slice(index + dates.length)}`);
  if (/\p{L}{2}/u.test(tidyParts(own))) addText(entry, own);
  const labels = isPeriodFirst ? [] : labelsAbove(lines, at, consumed);
  for (const text of labels) addText(entry, text);
  if (isComplete(entry)) return { entry, last: at };
  const above = isPeriodFirst ? [] : linesAbove(lines, at, consumed);
  const below = linesBelow(lines, at);
  // Lines that say what they are decide before names that only stand there.
  for (const text of above) if (!isComplete(entry) && isRecognised(text)) addText(entry, text);
  let last = at;
  const isAboveUsed = above.some(isRecognised);
  for (const [i, { text, at: place }] of below.entries()) {
    if (isComplete(entry)) break;
    // With names above, the names below belong to the next entry.
    if (isAboveUsed && i > 0 && below[i + 1] === undefined && lines.periods[place + 1]) break;
    if (isRecognised(text) && addText(entry, text)) last = place;
  }
  const labelled = below.filter(({ text }) => readLabel(text)?.kind === 'place');
  if (isComplete(entry) && entry.place === '' && labelled[0]) addText(entry, labelled[0].text);
  const names = [own, ...above, ...below.slice(0, isPeriodFirst ? 2 : 1).map(({ text }) => text)];
  for (const text of names) if (text === own || !isRecognised(text)) addName(entry, text);
  return { entry, last };
}

/** Whether a period at the line can be that of a job, rather than of a task or a project. */
function isJobLine(line: string): boolean {
  if (hasBullet(line) && startsWithVerb(line)) return false;
  return !/^(?:•\s*)?(?:project|client|reason|technolog)/i.test(line) || /designation|company|organi/i.test(line);
}

/** Reads the jobs of a resume: each period of time with the title and company beside, above or below it. */
export function readEmployment(lines: readonly ResumeLine[]): Employment[] {
  const table = readEmploymentTable(lines);
  const texts = lines.filter((line) => !table.used.has(line)).map(({ text }) => text);
  const periods = texts.map((text) => (text.length > MAX_LINE ? undefined : findPeriod(text)));
  const entries: Employment[] = [...table.entries];
  // All jobs of a resume have one form: when nothing stands above the first period, titles and companies stand below.
  const first = periods.findIndex(Boolean);
  const isPeriodFirst = first === 0 && !isComplete(readJob({ texts: texts.slice(0, 1), periods }, 0, -1, true).entry);
  let consumed = -1;
  for (const [at, period] of periods.entries()) {
    if (!period || at <= consumed || !isJobLine(texts[at] ?? '')) continue;
    const { entry, last } = readJob({ texts, periods }, at, consumed, isPeriodFirst);
    consumed = Math.max(consumed, last);
    if (isComplete(entry)) entries.push(entry);
  }
  const seen = new Set<string>();
  return entries
    .map((entry) => ({
      ...entry,
      jobTitle: truncate(entry.jobTitle, 150),
      company: truncate(entry.company, 150),
      place: truncate(entry.place, 100),
    }))
    .filter((entry) => {
      const key = `${entry.company.toLowerCase()} ${entry.from}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_ENTRIES);
}
