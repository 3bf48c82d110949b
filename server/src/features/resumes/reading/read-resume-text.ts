import type { ResumeReading } from '@aarambh/contract';
import type { DocumentText } from '../../../infra/files/texts/index.ts';
import { cleanLine } from './clean-line.ts';
import { readEducation } from './education/read-education.ts';
import { readEmployment } from './employment/read-employment.ts';
import { orderFragments } from './order-fragments.ts';
import { readEmail, readMobileNo } from './read-contact.ts';
import { readExperienceYears } from './read-experience.ts';
import { readName } from './read-name.ts';
import { readPlaces } from './read-places.ts';
import { readSkills, type SkillVocabulary } from './read-skills.ts';
import type { ResumeLine } from './resume-line.ts';
import { linesOf, splitSections } from './split-sections.ts';

/** With fewer letters than this, a file is a scanned page and not a resume. */
const MIN_LETTERS = 25;
/** Texts that scanner apps add to pages. */
const SCANNER = /cam ?scanner|scanned (?:with|by)|adobe scan|tap ?scanner/i;

const nothing: ResumeReading = {
  isUnreadable: true,
  fullName: null,
  mobileNo: null,
  email: null,
  places: [],
  skills: [],
  experienceYears: null,
  employment: [],
  education: [],
};

/** The lines of a document in reading order. */
export function toLines(text: DocumentText): ResumeLine[] {
  if (!text.ok) return [];
  if (text.kind === 'fragments') return orderFragments(text.fragments);
  return text.lines.map((line) => ({ text: cleanLine(line), size: 0 })).filter((line) => line.text !== '');
}

/**
 * Reads what a resume says of its owner. Nothing is guessed: a field that is not clearly there is left out.
 * @param now the month in India, `yyyy-MM`, up to which current jobs count
 */
export function readResumeText(text: DocumentText, vocabulary: SkillVocabulary, now: string): ResumeReading {
  const lines = toLines(text).filter((line) => !SCANNER.test(line.text));
  const letters = lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return nothing;
  const sections = splitSections(lines);
  const own = sections.filter(({ kind }) => kind !== 'other').flatMap((section) => section.lines);
  const head = linesOf(sections, 'head', 'personal', 'summary');
  const email = readEmail(head) ?? readEmail(own) ?? readEmail(lines);
  const fullName = readName(lines, email?.value);
  const employment = readEmployment(linesOf(sections, 'experience'));
  return {
    isUnreadable: false,
    fullName,
    mobileNo: readMobileNo(head) ?? readMobileNo(own),
    email,
    places: readPlaces(sections, fullName?.value),
    skills: readSkills(linesOf(sections, 'skills'), vocabulary),
    experienceYears: readExperienceYears(sections, employment, now),
    employment,
    education: readEducation(linesOf(sections, 'education')),
  };
}
