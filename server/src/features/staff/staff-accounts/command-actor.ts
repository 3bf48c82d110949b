import type { AppContext } from '../../../app-context.ts';
import type { StaffActor } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findStaff, isSuspended } from '../staff.queries.ts';
import { countSetUpStaff } from './staff-accounts.queries.ts';

const origin = { device: 'Command line', address: '' };

const WHO =
  'Say who you are: --by EMAIL, with the email of your staff account. The first one is invited by the command first-admin.';

/** Used before the first staff account: the first vacancies may be imported before the first administrator has signed in. */
const unnamed: StaffActor = { name: 'Command line', staff: undefined, second: undefined, origin };

/**
 * The actor of a command: the staff account named with `--by EMAIL`, which is neither ended nor suspended and whose
 * invitation was accepted. A name is not needed on a demo, nor while no such account exists.
 * @throws {CallError} forbidden without a name or with one that is no such account
 */
export async function resolveCommandActor(
  { db, config, clock }: AppContext,
  by: string | undefined,
): Promise<StaffActor> {
  const email = by?.trim();
  if (!email && (config.demo || (await countSetUpStaff(db)) === 0)) return unnamed;
  const staff = email ? await findStaff(db, { email }) : undefined;
  if (!staff?.passwordHash || isSuspended(staff, clock.now())) throw new CallError('forbidden', WHO);
  const { id: staffId, fullName, roles } = staff;
  return { name: fullName, staff: { staffId, fullName, roles }, second: undefined, origin };
}

/**
 * Writes the audit row of a command before it begins, so that one that is killed is recorded too.
 * @param command.after what it was asked to do
 * @throws {CallError} as resolveCommandActor
 */
export async function recordCommand(
  context: AppContext,
  by: string | undefined,
  command: { action: string; after?: object },
): Promise<void> {
  const actor = await resolveCommandActor(context, by);
  await recordAudit(context.db, { actor, ...command }, context.clock.now());
}
