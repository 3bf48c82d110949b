import { cleanText } from '../../../lib/text/clean-text.ts';

const SKILLS_LIMIT = 40;
const SKILL_LENGTH = 60;

/** Cleans a list of skills: without bullets, entries longer than 60 characters, repeats in another case; at most 40. */
export function cleanSkills(raw: string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const item of raw) {
    const skill = cleanText(item, SKILL_LENGTH * 2).replace(/^[\s,;:*•-]+|[\s,;:*-]+$/g, '');
    const spelling = skill.toLowerCase();
    const usable = skill.length <= SKILL_LENGTH && /\p{L}/u.test(skill);
    if (usable && !bySpelling.has(spelling)) bySpelling.set(spelling, skill);
  }
  return [...bySpelling.values()].slice(0, SKILLS_LIMIT);
}
