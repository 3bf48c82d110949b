import type { ProfileScore } from '@aarambh/contract';

/** The sections that are not complete, those that add most first. */
export const listMissing = (sections: readonly ProfileScore[]): ProfileScore[] =>
  sections.filter(({ isCompleted }) => !isCompleted).toSorted((a, b) => b.score - a.score);

/** What completes a section where its name alone does not say it; fixed by the server's rules. */
const requirements: Record<string, string> = {
  'Work profile': 'Work profile (all six rows)',
  Skills: 'Skills (five or more)',
  'Mobile verified': 'Verified mobile number',
  'Email verified': 'Verified email',
};

/** A section as a thing that is missing. */
export const missingName = (sectionName: string): string => requirements[sectionName] ?? sectionName;

/** Sections that the explanation names: more would not fit beside the ring on a phone. */
const NAMED = 3;

/**
 * Explains the score by what is missing, what adds most first: `Missing: Resume 20%, Address 10%.` Empty for a complete
 * profile.
 */
export function missingText(sections: readonly ProfileScore[]): string {
  const missing = listMissing(sections).map(({ sectionName, score }) => `${missingName(sectionName)} ${score}%`);
  if (missing.length === 0) return '';
  const others = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return `Missing: ${missing.slice(0, NAMED).join(', ')}${others}.`;
}
