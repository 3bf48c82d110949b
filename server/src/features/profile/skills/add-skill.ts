import { SKILLS_MAX } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { dropUnprintable } from '../../../lib/text/clean-text.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { nameInReply } from '../preferences/name-in-reply.ts';
import { bumpProfileVersion } from '../profile-version.queries.ts';
import { skillKey } from './fold-skill.ts';
import type { KnownSkills } from './known-skills.ts';
import { insertSkill, listSkills } from './skills.queries.ts';

export const skillTexts = {
  added: 'Skill added successfully',
  removed: 'Skill removed successfully',
  noLetters: 'Please enter the name of a skill.',
  full: `You can list at most ${SKILLS_MAX} skills. Please remove one first.`,
} as const;

/** The typed text as one line, without the bullet or comma of a list it was copied from. */
const cleanSkill = (typed: string): string =>
  dropUnprintable(typed)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:*•–-]+|[\s,;:*•–-]+$/g, '');

/**
 * The usual spelling, unless it is the typed text in lower case, since many vacancies write all skills in lower case.
 */
function chooseSpelling(typed: string, usual: string | undefined): string {
  if (usual === undefined) return typed;
  return usual === typed.toLowerCase() ? typed : usual;
}

/**
 * Adds a skill to an account's list in its usual spelling, unless another spelling of it is listed, and returns the
 * reply text (core §8).
 * @throws {CallError} not_signed_in when the account was deleted meanwhile
 */
export async function addSkill(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  typed: string,
  known: KnownSkills,
): Promise<string> {
  const text = cleanSkill(typed);
  const key = skillKey(text);
  if (key === '' || !/\p{L}/u.test(text)) return skillTexts.noLetters;
  return await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, accountId);
    const listed = await listSkills(transaction, accountId);
    const same = listed.find((skill) => skill.key === key);
    if (same) return `${nameInReply(same.skill, 'This skill')} is already on your list.`;
    if (listed.length >= SKILLS_MAX) return skillTexts.full;
    await insertSkill(transaction, accountId, { skill: chooseSpelling(text, known.spellingOf(key)), key }, clock.now());
    await bumpProfileVersion(transaction, accountId);
    return skillTexts.added;
  });
}
