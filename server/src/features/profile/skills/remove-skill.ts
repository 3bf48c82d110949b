import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { countChange } from '../owner.queries.ts';
import { skillTexts } from './add-skill.ts';
import { deleteSkill } from './skills.queries.ts';

/**
 * Takes a skill off the list of its owner.
 * @throws {CallError} forbidden for an id of somebody else's skill and of none alike
 */
export async function removeSkill({ db }: Pick<AppContext, 'db'>, accountId: number, skillId: number): Promise<string> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await deleteSkill(transaction, accountId, skillId))) throw new CallError('forbidden');
    await countChange(transaction, accountId);
    return skillTexts.removed;
  });
}
