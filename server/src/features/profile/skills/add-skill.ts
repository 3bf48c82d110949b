import { SKILLS_MAX } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { dropUnprintable } from '../../vacancies/index.ts';
import { countChange, lockOwner } from '../owner.queries.ts';
import { nameListed } from '../work-profile/name-listed.ts';
import { skillKey } from './fold-skill.ts';
import type { KnownSkills } from './known-skills.ts';
import { insertSkill, listSkills } from './skills.queries.ts';

export const skillTexts = {
  added: 'Skill added successfully',
  removed: 'Skill removed successfully',
  noLetters: 'Please enter the name of a skill.',
  full: `You can list at most ${SKILLS_MAX} skills. Please remove one first.`,
} as const;

/** What was typed as one line, without the bullet or comma of a list it was copied from. */
const tidy = (typed: string): string =>
  dropUnprintable(typed)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:*•–-]+|[\s,;:*•–-]+$/g, '');

/** The usual spelling, or what was typed: vacancies in lower case tell nothing about capitals. */
function spell(typed: string, usual: string | undefined): string {
  if (usual === undefined) return typed;
  return usual === typed.toLowerCase() ? typed : usual;
}

/**
 * Adds a skill to an account's list in its usual spelling, once whatever the spelling typed, and answers the text
 * people read (core §8).
 * @throws {CallError} not_signed_in for an account that was deleted meanwhile
 */
export async function addSkill(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  typed: string,
  known: KnownSkills,
): Promise<string> {
  const text = tidy(typed);
  const key = skillKey(text);
  if (key === '' || !/\p{L}/u.test(text)) return skillTexts.noLetters;
  return await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, accountId);
    const listed = await listSkills(transaction, accountId);
    const same = listed.find((skill) => skill.key === key);
    if (same) return `${nameListed(same.skill, 'This skill')} is already on your list.`;
    if (listed.length >= SKILLS_MAX) return skillTexts.full;
    await insertSkill(transaction, accountId, { skill: spell(text, known.spellingOf(key)), key }, clock.now());
    await countChange(transaction, accountId);
    return skillTexts.added;
  });
}
