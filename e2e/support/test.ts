import { test as base, type Page } from '@playwright/test';
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

/** Collects uncaught errors, console warnings and failed responses. */
function collectProblems(page: Page, found: string[]): void {
  page.on('pageerror', (error) => found.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) found.push(`response: ${response.status()} ${response.url()}`);
  });
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
      context.on('page', (page) => collectProblems(page, found));
      await use(undefined);
      const unexpected = found.filter((text) => !expectedProblems.some((expected) => expected.test(text)));
      base.expect(unexpected, 'problems the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
