import type { ProfileScore } from '@aarambh/contract';

/** The total percent: what the completed sections count together (core §3). */
export const totalScore = (sections: readonly ProfileScore[]): number =>
  sections.reduce((total, { score, isCompleted }) => total + (isCompleted ? score : 0), 0);

/** Where on the page a section is completed; a section this page does not know leads nowhere. */
const places = new Map([
  ['Resume', 'resume'],
  ['Picture', 'picture'],
  ['Work profile', 'work-profile'],
  ['Address', 'address'],
  ['Preferred locations', 'preferred-locations'],
  ['Skills', 'skills'],
  ['Mobile verified', 'contact'],
  ['Email verified', 'contact'],
]);

/** The id of the part of the page where a section is completed. */
export const placeOf = (sectionName: string): string | undefined => places.get(sectionName);
