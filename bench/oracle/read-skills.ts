import { equivalentOccupations, findQueryOccupations } from '../../server/src/features/search/occupations/index.ts';
import { occupationsOfSkill } from '../../server/src/features/search/occupations/skill-occupations.ts';
import { isWorkNoun } from '../../server/src/features/search/query/work-nouns.ts';

const MAX_SKILL_TERMS = 4;

/**
 * The work that asks for most of the skills of a keyword, with its equivalents; undefined when it has fewer than two skills or most of them
 * are unknown. The caller has made sure that no term names work.
 * @param terms the words of each term
 */
export function readWorkOfSkills(terms: string[][]): string[] | undefined {
  const skills: string[][] = [];
  for (let at = 0; at < terms.length; ) {
    let taken = Math.min(MAX_SKILL_TERMS, terms.length - at);
    while (taken > 0 && !occupationsOfSkill(terms.slice(at, at + taken).flat())) taken--;
    const words = terms.slice(at, at + Math.max(taken, 1)).flat();
    const named = words.some(isWorkNoun) ? [] : findQueryOccupations(words).map(({ occupation }) => occupation);
    skills.push(occupationsOfSkill(words) ?? named);
    at += Math.max(taken, 1);
  }
  const known = skills.filter(({ length }) => length > 0);
  if (skills.length < 2 || known.length <= skills.length / 2) return undefined;
  const votes = new Map<string, number>();
  for (const occupation of known.flatMap((occupations) => [...new Set(occupations)]))
    votes.set(occupation, (votes.get(occupation) ?? 0) + 1);
  const most = Math.max(...votes.values());
  const named = [...votes.keys()].filter((occupation) => votes.get(occupation) === most);
  return [...new Set([...named, ...named.flatMap(equivalentOccupations)])];
}
