import { createHmac } from 'node:crypto';
import { MAX_PASSKEYS, type Passkey } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { makeCreationOptions, verifyCreatedPasskey } from '../../../infra/webauthn/create-passkey.ts';
import type { ChallengePurpose } from '../../../infra/webauthn/passkey-challenge.ts';
import { passkeyRefusals } from '../../../infra/webauthn/passkey-refusals.ts';
import { requirePasskeySite } from '../../../infra/webauthn/passkey-site.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockSignedInAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { findContact } from '../contact/contact.queries.ts';
import { confirmIdentity } from '../passwords/confirm-identity.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { insertPasskey, listCredentials, listPasskeys } from './passkeys.queries.ts';

const purposeOf = (accountId: number): ChallengePurpose => `passkey-registration:${accountId}`;

/** The user handle of an account: the same for all its passkeys, and of no use to anyone else. */
const userHandleOf = ({ secrets }: AppContext, accountId: number) =>
  createHmac('sha256', secrets.fixedKeyFor('passkey-user')).update(String(accountId)).digest();

/**
 * Options for creating a passkey: discoverable, with user verification.
 * @throws {CallError} password_needed as for other sensitive changes, conflict with too many passkeys or where none are
 *   available
 */
export async function beginRegistration(
  context: AppContext,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<Record<string, unknown>> {
  const { db, config } = context;
  const { accountId } = caller;
  requirePasskeySite(config.publicUrl);
  await confirmIdentity(context, caller, password, origin);
  const known = await listCredentials(db, accountId);
  if (known.length >= MAX_PASSKEYS) throw new CallError('conflict', passkeyRefusals.tooMany);
  const { email, fullName } = await findContact(db, accountId);
  return await makeCreationOptions(context, purposeOf(accountId), {
    userName: email,
    displayName: fullName,
    userHandle: userHandleOf(context, accountId),
    known,
  });
}

/**
 * Stores a created passkey and notifies the owner by mail.
 * @throws {CallError} bad_input when it cannot be verified, conflict when it is stored already or there are too many
 */
export async function finishRegistration(
  context: AppContext,
  caller: Caller,
  { name, credential }: { name: string; credential: Record<string, unknown> },
  origin: Origin,
): Promise<Passkey[]> {
  const { db, clock } = context;
  const { accountId } = caller;
  const verified = await verifyCreatedPasskey(context, purposeOf(accountId), credential);
  if (!verified) throw new CallError('bad_input', passkeyRefusals.notVerified);
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await lockSignedInAccount(transaction, accountId);
    const stored = await listPasskeys(transaction, accountId);
    if (stored.length >= MAX_PASSKEYS) throw new CallError('conflict', passkeyRefusals.tooMany);
    const passkey = { ...verified, accountId, userHandle: userHandleOf(context, accountId), name };
    if (!(await insertPasskey(transaction, passkey, now))) throw new CallError('conflict', passkeyRefusals.known);
    await recordSecurityEvent(transaction, { accountId, kind: 'passkey-added', origin }, now);
    await notifyOfPasskey(transaction, 'passkey-added', account, { passkeyName: name, origin }, now);
    return await listPasskeys(transaction, accountId);
  });
}
