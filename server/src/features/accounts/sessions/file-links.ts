import { FILE_LINK_MS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import { makeSignedValue, readSignedValue } from '../../../infra/signed-value.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findAccountOfSession } from './sessions.queries.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'secrets'>;

/** A separate key per session and file, so that a link opens one file while one session lives. */
const purposeOf = (sessionId: number, file: string): string => `file link ${sessionId} ${file}`;

/**
 * The signed part of a file's address, which a browser opens without the session's token. Valid for 5 minutes, as browsers
 * keep addresses in their history, and while the session lives.
 * @param file names the file within the portal, such as `resume 7`
 */
export function makeFileLink(context: Context, sessionId: number, file: string): string {
  const expiresAt = new Date(context.clock.now().getTime() + FILE_LINK_MS);
  return `${sessionId}.${makeSignedValue(context.secrets.keyFor(purposeOf(sessionId, file)), expiresAt)}`;
}

/** The account of a valid link: signed for this file, not expired, and its session has not ended. */
async function findLinkedAccount(context: Context, file: string, link: string): Promise<number | undefined> {
  const { db, clock, secrets } = context;
  const [, session, signed] = /^([1-9]\d{0,9})\.(.+)$/.exec(link) ?? [];
  if (!session || !signed) return undefined;
  const now = clock.now();
  const sessionId = Number(session);
  if (!readSignedValue(secrets.keysFor(purposeOf(sessionId, file)), signed, now)) return undefined;
  return await findAccountOfSession(db, sessionId, now);
}

/**
 * The account that may read a file: that of the link, else that of the session. A link of another account than the
 * session's is refused.
 * @throws {CallError} `not_signed_in` without both, `forbidden` for every link that is not valid
 */
export async function resolveFileReader(
  context: Context,
  { file, link, caller }: { file: string; link: string | undefined; caller: Caller | undefined },
): Promise<number> {
  if (!link) {
    if (!caller) throw new CallError('not_signed_in');
    return caller.accountId;
  }
  const accountId = await findLinkedAccount(context, file, link);
  if (!accountId || (caller && caller.accountId !== accountId)) throw new CallError('forbidden');
  return accountId;
}
