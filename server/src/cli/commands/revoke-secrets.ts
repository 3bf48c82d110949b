import { setTimeout } from 'node:timers/promises';
import { renewTotpSecrets } from '../../features/staff/index.ts';
import { deletePushKeys } from '../../infra/secrets/fixed-keys.ts';
import { RELOAD_MS, replaceSecretImmediately, revokeEarlierSecrets } from '../../infra/secrets/rotate-secret.ts';
import type { OpenAppContext } from '../../runtime/open-app-context.ts';

/** Renews until nothing is left: a second factor may be enrolled, or its new app confirmed, during a pass. */
async function renewAllTotpSecrets({ db, secrets }: OpenAppContext): Promise<void> {
  while ((await renewTotpSecrets(db, secrets)) > 0);
}

/**
 * Replaces the secret in the database and deletes those before it. Other processes encrypt second factors with an earlier
 * one until they have read the new one, so that is waited for before the earlier ones are deleted.
 * @param waitForReload resolves when every process has read the secrets again
 */
export async function revokeSecrets(
  context: OpenAppContext,
  waitForReload: () => Promise<unknown> = () => setTimeout(2 * RELOAD_MS),
): Promise<void> {
  const { db, clock, secrets } = context;
  await replaceSecretImmediately(db, clock.now());
  await secrets.reload();
  await renewAllTotpSecrets(context);
  await waitForReload();
  await renewAllTotpSecrets(context);
  await revokeEarlierSecrets(db);
  await secrets.reload();
}

/** Ends the use of the secrets in APP_SECRETS_ACCEPTED, so that the setting can be removed. */
export async function revokeAcceptedSecrets(context: OpenAppContext): Promise<void> {
  await renewAllTotpSecrets(context);
  await deletePushKeys(context.db);
  await context.secrets.reload();
}
