import type { StrategyOptions } from 'workbox-strategies';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/** Grows at sign-out: a reply that was requested before is no longer stored. */
let generation = 0;

export const forgetRepliesInFlight = (): void => {
  generation += 1;
};

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The cache key of a member's call: its address with a hash of the session's token. A reply is found only by the session
 * that received it: another account, or the same after signing in again, has another token.
 * @throws {Error} without a token
 */
export async function memberKey(request: Request): Promise<string> {
  const token = request.headers.get('authorization');
  if (!token) throw new Error('A member call has no token.');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const url = new URL(request.url);
  url.searchParams.set('session', toHex(hash));
  return url.href;
}

/** Workbox plugin of the cache of member replies. */
export const memberReplies: Plugin = {
  cacheKeyWillBeUsed: ({ request }) => memberKey(request),
  handlerWillStart: async ({ state }) => {
    if (state) state.generation = generation;
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && state?.generation === generation ? response : null,
};
