import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockAccount } from '../../accounts/index.ts';
import { deleteWaitingMatches } from '../saved-searches.queries.ts';
import { endAlerts, listTargets } from './unsubscribe.queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const LINK_INVALID = 'This link is not valid. Log in and choose your alerts under Job alerts.';
const ALL_TITLE = 'All your job alerts';

function readTarget(context: Pick<AppContext, 'secrets'>, token: string) {
  const target = readUnsubscribeToken(context, token);
  if (!target) throw new CallError('not_found', LINK_INVALID);
  return target;
}

/**
 * What the link of an alert mail ends. A search that was removed has no alerts, and its title is no longer known.
 * @throws {CallError} not_found when the link is forged
 */
export async function getUnsubscribeDetails(
  context: Pick<AppContext, 'db' | 'secrets'>,
  token: string,
): Promise<{ title: string; isActive: boolean }> {
  const target = readTarget(context, token);
  const targets = await listTargets(context.db, target);
  const title = target.searchId === 0 ? ALL_TITLE : (targets[0]?.title ?? 'This saved search');
  return { title, isActive: targets.some(({ isActive }) => isActive) };
}

/**
 * Ends the alerts of a link; idempotent, also for a search or an account that is gone.
 * @throws {CallError} not_found when the link is forged
 */
export async function unsubscribe(
  context: Pick<AppContext, 'db' | 'secrets'>,
  token: string,
  { endsAll }: { endsAll: boolean },
): Promise<string> {
  const target = readTarget(context, token);
  await context.db.transaction().execute(async (tx) => {
    await lockAccount(tx, target.accountId);
    const targets = await listTargets(tx, endsAll ? { ...target, searchId: 0 } : target);
    const ids = targets.map(({ id }) => id);
    await endAlerts(tx, ids);
    await deleteWaitingMatches(tx, ids);
  });
  return 'You will no longer get these alerts.';
}
