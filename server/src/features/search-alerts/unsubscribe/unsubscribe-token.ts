import type { AppContext } from '../../../app-context.ts';
import { isSignedWith, sign } from '../../../infra/signed-value.ts';

/** What a link ends: the alerts of one saved search, or with `searchId` 0 all alerts of the account. */
export interface UnsubscribeTarget {
  accountId: number;
  searchId: number;
}

const PURPOSE = 'unsubscribe from alerts';

/**
 * Creates a signed token. It works for as long as the secret is accepted, since a person may open an old mail, and it
 * can only end alerts.
 */
export function createUnsubscribeToken(
  { secrets }: Pick<AppContext, 'secrets'>,
  { accountId, searchId }: UnsubscribeTarget,
): string {
  const payload = `${accountId.toString(36)}-${searchId.toString(36)}`;
  return `${payload}.${sign(secrets.keyFor(PURPOSE), payload)}`;
}

/** Verifies a token; undefined when it is forged or malformed. */
export function readUnsubscribeToken(
  { secrets }: Pick<AppContext, 'secrets'>,
  token: string,
): UnsubscribeTarget | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\da-z]{1,7}-[\da-z]{1,7}$/.test(payload)) return undefined;
  if (!isSignedWith(secrets.keysFor(PURPOSE), payload, signature)) return undefined;
  const [accountId = 0, searchId = 0] = payload.split('-').map((part) => Number.parseInt(part, 36));
  return { accountId, searchId };
}

/** The unsubscribe address: GET shows which alerts end, POST ends them (also from a mail program). */
export const createUnsubscribeLink = (
  { config, secrets }: Pick<AppContext, 'config' | 'secrets'>,
  target: UnsubscribeTarget,
): string => `${config.publicUrl}/alerts/unsubscribe?token=${createUnsubscribeToken({ secrets }, target)}`;
