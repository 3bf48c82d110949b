import { type BrowserContext, test as base, type ConsoleMessage, type Response, type WebError } from '@playwright/test';
import { Operator } from './operator.ts';
import { type Person, Portal, signInAs } from './portal.ts';

interface Fixtures {
  /** API client that creates and reads test data. */
  portal: Portal;
  /** A new account, signed in on this page. */
  person: Person;
  /** A signed-in operator, for calls of staff and employers. */
  operator: Operator;
  /** Problems the page may report in this journey; any other fails the test. */
  expectedProblems: RegExp[];
  problems: undefined;
}

/** Collects uncaught errors, console warnings and failed responses of all pages until the returned function is called. */
function collectProblems(context: BrowserContext, found: string[]): () => void {
  const onError = (error: WebError) => found.push(`error: ${error.error().stack ?? error.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 500) found.push(`response: ${response.status()} ${response.url()}`);
  };
  context.on('weberror', onError).on('console', onConsole).on('response', onResponse);
  return () => {
    context.off('weberror', onError).off('console', onConsole).off('response', onResponse);
  };
}

/** Pages are open for seconds only: optimising their code would take longer than it saves. */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev'];

/** A test whose pages must report no problem: no console error, no blocked content, no failed response, unless expected. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  baseURL: async ({}, use) => use(process.env.BASE_URL),
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const found = JSON.parse(process.env.E2E_BROWSER ?? '{}');
      await use({ ...found, args: [...(found.args ?? []), ...SHORT_LIVED], env: { ...process.env, ...found.env } });
    },
    { scope: 'worker' },
  ],
  portal: async ({ request }, use) => use(new Portal(request)),
  person: async ({ page, portal }, use) => {
    const person = await portal.createAccount();
    await signInAs(page, person);
    await use(person);
  },
  operator: async ({ portal, request }, use) => use(await Operator.signIn(portal, request)),
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, expectedProblems }, use) => {
      const found: string[] = [];
      const stopCollecting = collectProblems(context, found);
      await use(undefined);
      stopCollecting();
      const unexpected = found.filter((text) => !expectedProblems.some((expected) => expected.test(text)));
      base.expect(unexpected, 'problems the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
