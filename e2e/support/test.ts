import { test as base, type Page } from '@playwright/test';
import { Operator } from './operator.ts';
import { comesSignedIn, type Person, Portal } from './people.ts';

interface Fixtures {
  /** The portal's API, for what a story takes for granted. */
  portal: Portal;
  /** Somebody with an account, signed in on this page. */
  person: Person;
  /** Our staff, on the other side of the story. */
  operator: Operator;
  /** What the page may complain about in this story; everything else it reports fails the test. */
  expectedProblems: RegExp[];
  problems: undefined;
}

/** Collects what a browser tells only its developer: errors, refused content, answers that failed. */
function listenTo(page: Page, found: string[]): void {
  page.on('pageerror', (error) => found.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) found.push(`response: ${response.status()} ${response.url()}`);
  });
}

/** A page of a story lives for seconds: to compile its code for speed costs more than it gives. */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev'];

/** A test whose page must not complain: no console error, no refused content, no failed answer (but those a story expects). */
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
    const person = await portal.hasPerson();
    await comesSignedIn(page, person);
    await use(person);
  },
  operator: async ({ portal, request }, use) => use(await Operator.signsIn(portal, request)),
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, expectedProblems }, use) => {
      const found: string[] = [];
      context.on('page', (page) => listenTo(page, found));
      await use(undefined);
      const unexpected = found.filter((text) => !expectedProblems.some((expected) => expected.test(text)));
      base.expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
