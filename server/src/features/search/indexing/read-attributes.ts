import { htmlToText } from '../../../lib/html/html-to-text.ts';
import {
  companyLexeme,
  employmentTypeLexeme,
  industryLexeme,
  invitedLexeme,
  payLexemes,
  qualificationLexeme,
  shiftLexeme,
  workModeLexeme,
} from './attribute-lexemes.ts';
import type { FoldedTexts } from './attributes/find-statement.ts';
import { type AttributeGroup, listExcerpts } from './attributes/list-excerpts.ts';
import { listTypeLines } from './attributes/list-type-lines.ts';
import { readEmploymentTypes } from './attributes/read-employment-types.ts';
import { readInvitedGroups } from './attributes/read-invited-groups.ts';
import { listQualificationSkills, readQualifications } from './attributes/read-qualifications.ts';
import { readShifts } from './attributes/read-shifts.ts';
import { readWorkModes } from './attributes/read-work-modes.ts';

/** Content of a vacancy from which its attributes are read. */
export interface AttributeSource {
  title: string;
  skills: readonly string[];
  descriptionHtml: string;
  locations: readonly string[];
  educations: readonly string[];
  companyId: number;
  jobTypes: readonly string[];
  jobModes: readonly string[];
  employmentType: string;
  industry: string;
  /** Upper end of the disclosed pay, or its lower end where it is open, in paise per year; null when not disclosed. */
  salaryUpperPaise: number | null;
  /** Lower end of the disclosed pay; null when it is not disclosed or open. */
  salaryLowerPaise: number | null;
  /** Wording of the degrees asked for. */
  ug: string;
  pg: string;
  branches: readonly string[];
}

/** Characters of a description that are read. */
const DESCRIPTION_LIMIT = 20_000;

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** A list of skills in a description, as imported postings have it. Its items are subjects more often than degrees. */
const skillList = /<(li|p)>(?:key )?skills:[^<]*<\/\1>/gi;

/**
 * Reads the attributes of a vacancy, as lexemes: work mode, kind of employment, working hours, families of qualifications,
 * invited groups, pay steps, industry and company. Fields count first, then the title, then what the description states in
 * clear terms.
 * @param description the plain text of the description; only its first 20,000 characters are read
 */
export function readAttributes(vacancy: AttributeSource, description = htmlToText(vacancy.descriptionHtml)): string[] {
  const title = fold(vacancy.title);
  const kinds = fold([...vacancy.jobTypes, vacancy.employmentType].join(' ; '));
  const lines = fold(listTypeLines(vacancy.descriptionHtml).join(' ; '));
  const modes = fold([...vacancy.jobModes, ...vacancy.locations.filter((place) => place === 'Remote')].join(' ; '));
  const named = listQualificationSkills(vacancy.skills.map(fold));
  const degrees = [fold([vacancy.ug, vacancy.pg, ...vacancy.branches].join(' ; ')), ...named].join(' ; ');
  const excerptsOf = (text: string) => listExcerpts(fold(text.slice(0, DESCRIPTION_LIMIT)));
  const excerpts = excerptsOf(description);
  const withoutSkills = vacancy.descriptionHtml.replace(skillList, '');
  if (withoutSkills !== vacancy.descriptionHtml)
    excerpts.qualifications = excerptsOf(htmlToText(withoutSkills)).qualifications;
  const textsOf = (group: AttributeGroup, fields: string): FoldedTexts => ({
    fields,
    title,
    description: excerpts[group],
  });
  const types = readEmploymentTypes(textsOf('types', kinds), lines);
  const lexemes = [
    ...readWorkModes(textsOf('modes', modes)).map(workModeLexeme),
    ...types.map(employmentTypeLexeme),
    ...readShifts(textsOf('shifts', kinds), types.includes('walk-in')).map(shiftLexeme),
    ...readQualifications(vacancy.educations, textsOf('qualifications', degrees)).map(qualificationLexeme),
    ...readInvitedGroups(textsOf('invited', kinds)).map(invitedLexeme),
    ...payLexemes(vacancy.salaryUpperPaise, vacancy.salaryLowerPaise),
    ...(vacancy.industry.trim() === '' ? [] : [industryLexeme(vacancy.industry)]),
    companyLexeme(vacancy.companyId),
  ];
  return [...new Set(lexemes)];
}
