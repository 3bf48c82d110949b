import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import type { MockedReply, SentRequest } from './network.ts';

type Context = Parameters<BrowserCommand<[]>>[0]['context'];

/** Mocks and recorded requests of a browser context. */
interface Mocks {
  remove: (() => Promise<void>)[];
  release: (() => void)[];
  requests: SentRequest[];
}

const mocks = new WeakMap<Context, Mocks>();
const intercepted = new WeakSet<Context>();

/**
 * Keeps interception on in a context from its first mock on. Without any route the browser stops intercepting, and a
 * request that starts in that moment, such as of a module, may never get a reply
 * (github.com/microsoft/playwright/issues/41802).
 */
async function keepIntercepting(context: Context): Promise<void> {
  if (intercepted.has(context)) return;
  intercepted.add(context);
  await context.route('**/never-requested', (route) => route.fallback());
}

function mocksOf(context: Context): Mocks {
  const known = mocks.get(context) ?? { remove: [], release: [], requests: [] };
  mocks.set(context, known);
  return known;
}

/** Mocks the reply to requests whose URL matches a glob. The newest matching mock is used. */
const mockRequest: BrowserCommand<[glob: string, reply: MockedReply]> = async ({ context }, glob, reply) => {
  await keepIntercepting(context);
  const known = mocksOf(context);
  const { isAborted, isDelayed, times, json, ...rest } = reply;
  const gate = Promise.withResolvers<void>();
  if (isDelayed) known.release.push(gate.resolve);
  const handler: Parameters<Context['route']>[1] = async (route, request) => {
    known.requests.push({
      method: request.method(),
      url: request.url(),
      headers: request.headers(),
      body: request.postData(),
    });
    if (isDelayed) await gate.promise;
    const done = isAborted
      ? route.abort('connectionreset')
      : route.fulfill({ ...rest, ...(json === undefined ? {} : { json }) });
    // The page may have been closed meanwhile.
    await done.catch(() => undefined);
  };
  await context.route(glob, handler, times === undefined ? {} : { times });
  known.remove.push(() => context.unroute(glob, handler));
};

/** Sends all delayed replies. */
const releaseReplies: BrowserCommand<[]> = ({ context }) => {
  for (const release of mocksOf(context).release.splice(0)) release();
};

/** The mocked requests so far, oldest first. */
const listRequests: BrowserCommand<[]> = ({ context }) => mocksOf(context).requests;

/** Removes all mocks and recorded requests. */
const resetNetwork: BrowserCommand<[]> = async ({ context }) => {
  const { remove, release } = mocksOf(context);
  for (const send of release) send();
  mocks.delete(context);
  await Promise.all(remove.map((unroute) => unroute()));
};

/** Commands a component test runs in the test process; `network.ts` wraps them. */
export const networkCommands = { mockRequest, releaseReplies, listRequests, resetNetwork };
