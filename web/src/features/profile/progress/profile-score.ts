import type { ProfileScore } from '@aarambh/contract';

/** Profile completeness in percent: the sum of the scores of the completed sections (core §3). */
export const totalScore = (sections: readonly ProfileScore[]): number =>
  sections.reduce((total, { score, isCompleted }) => total + (isCompleted ? score : 0), 0);

/** Ids of the elements of the profile page where each section is completed. */
const anchors = new Map([
  ['Resume', 'resume'],
  ['Picture', 'picture'],
  ['Work profile', 'work-profile'],
  ['Address', 'address'],
  ['Preferred locations', 'preferred-locations'],
  ['Skills', 'skills'],
  ['Mobile verified', 'contact'],
  ['Email verified', 'contact'],
]);

/** The id of the element where a section is completed; undefined for an unknown section. */
export const findSectionAnchor = (sectionName: string): string | undefined => anchors.get(sectionName);
