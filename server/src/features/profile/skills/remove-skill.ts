import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { bumpProfileVersion } from '../profile-version.queries.ts';
import { skillTexts } from './add-skill.ts';
import { deleteSkill } from './skills.queries.ts';

/**
 * Removes a skill from the caller's list.
 * @throws {CallError} forbidden for an unknown skill and for another account's alike
 */
export async function removeSkill({ db }: Pick<AppContext, 'db'>, accountId: number, skillId: number): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await deleteSkill(transaction, accountId, skillId))) throw new CallError('forbidden');
    await bumpProfileVersion(transaction, accountId);
    return skillTexts.removed;
  });
}
