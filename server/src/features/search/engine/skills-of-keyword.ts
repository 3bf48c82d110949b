import { equivalentOccupations, type Occupation } from '../occupations/index.ts';
import { findSkills, occupationsOfSkills, type Skill } from '../query/find-skills.ts';
import type { ParsedKeyword } from '../query/read-keyword.ts';
import { isWordTerm } from './keyword-parts.ts';

/** The skills of a keyword that names no work, and the work that asks for most of them. */
interface SkillsOfKeyword {
  skills: Skill[];
  known: Skill[];
  named: Occupation[];
  /** The named work with what is searched for as the same. */
  occupations: Occupation[];
}

/** Reads a keyword of at least two skills, most of them known, without a name of work; undefined for any other. */
export function readSkills({ terms, roles }: ParsedKeyword): SkillsOfKeyword | undefined {
  const words = terms.filter(isWordTerm);
  if (words.length < 2 || roles.some(({ isWork }) => isWork)) return undefined;
  const skills = findSkills(words);
  const known = skills.filter(({ occupations }) => occupations.length > 0);
  if (skills.length < 2 || 2 * known.length <= skills.length) return undefined;
  const named = occupationsOfSkills(known);
  return { skills, known, named, occupations: [...new Set([...named, ...named.flatMap(equivalentOccupations)])] };
}
