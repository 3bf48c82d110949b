import type { StaffRole } from '@aarambh/contract';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  type Page,
  type Response,
  type WebError,
} from '@playwright/test';
import { openScriptlessPage } from './browser/open-scriptless-page.ts';
import { retryOnConnectionReset } from './browser/retry-on-connection-reset.ts';
import { waitUntilStarted } from './browser/wait-until-started.ts';
import { Operator } from './operator.ts';
import { type Person, Portal, signInAs } from './portal.ts';
import { StaffPage } from './staff.ts';
import { getStaffMember, type StaffMember } from './staff-members.ts';

interface Fixtures {
  /** API client that creates and reads test data. */
  portal: Portal;
  /** A new account, signed in on this page. */
  person: Person;
  /** A signed-in staff member with all roles, for calls of staff. */
  operator: Operator;
  /** Signs a staff member with these roles in on this page; one that the journeys of a worker share, unless given. */
  signInAsStaff: (who: readonly StaffRole[] | StaffMember) => Promise<StaffPage>;
  /** Problems the page may report in this journey; any other fails the test. */
  expectedProblems: RegExp[];
  problems: undefined;
  /** Context options of this file that differ from those of the project. */
  screenOptions: Pick<BrowserContextOptions, 'viewport' | 'isMobile' | 'hasTouch'>;
  /**
   * Whether pages may register the service worker. Only journeys about it do: a journey shares its context with those
   * before it, and `page.route` does not see the requests of a worker.
   */
  serviceWorkerPolicy: 'allow' | 'block';
  /**
   * The browser context of all journeys of a worker with the same options: a new one, with its processes, takes as long as
   * loading five pages, and a new worker as long as three journeys. `resetContext` removes what a journey leaves in it.
   */
  sharedContext: BrowserContext;
}

interface WorkerFixtures {
  /** Shared contexts of a worker by their options. */
  contexts: Map<string, BrowserContext>;
}

/** Collects uncaught errors, console warnings and failed responses of all pages until the returned function is called. */
function collectProblems(context: BrowserContext, found: string[]): () => void {
  const onError = (error: WebError) => found.push(`error: ${error.error().stack ?? error.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    // Playwright says this in every context without service workers.
    if (message.text().startsWith('Service Worker registration blocked')) return;
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

/**
 * Closes all pages but one and removes routes, permissions, cookies and stored data. Returns the page, on an image of
 * the portal.
 * @param runsScripts false for a context without JavaScript, whose pages store nothing and never start
 */
async function resetContext(context: BrowserContext, runsScripts: boolean): Promise<Page> {
  const [first, ...others] = context.pages();
  const page = first ?? (await context.newPage());
  if (runsScripts) waitUntilStarted(page);
  for (const other of others) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.clearCookies();
  await context.setOffline(false);
  await openScriptlessPage(page);
  if (runsScripts)
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
  return page;
}

/** Pages are open for seconds only: optimising their code would take longer than it saves. */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev'];

/** A test whose pages must report no problem: no console error, no blocked content, no failed response, unless expected. */
export const test = base.extend<Fixtures, WorkerFixtures>({
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
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  screenOptions: [{}, { option: true }],
  serviceWorkerPolicy: ['block', { option: true }],
  sharedContext: async (
    { browser, contexts, javaScriptEnabled, screenOptions, serviceWorkerPolicy },
    use,
    { project },
  ) => {
    const { viewport, isMobile, hasTouch, locale, timezoneId, contextOptions } = project.use;
    const options = {
      ...contextOptions,
      ...{ viewport, isMobile, hasTouch, locale, timezoneId, ...screenOptions },
      baseURL: process.env.BASE_URL,
      javaScriptEnabled,
      serviceWorkers: serviceWorkerPolicy,
    };
    const key = JSON.stringify(options);
    const context = contexts.get(key) ?? (await browser.newContext(options as BrowserContextOptions));
    if (!contexts.has(key)) retryOnConnectionReset(context.request);
    contexts.set(key, context);
    await use(context);
  },
  context: async ({ sharedContext }, use) => use(sharedContext),
  request: async ({ request }, use) => use(retryOnConnectionReset(request)),
  page: async ({ context, javaScriptEnabled, screenOptions }, use, { project }) => {
    const page = await resetContext(context, javaScriptEnabled !== false);
    // A journey before may have left another size.
    const viewport = screenOptions.viewport ?? project.use.viewport;
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  portal: async ({ request }, use) => use(new Portal(request)),
  person: async ({ page, portal }, use) => {
    const person = await portal.createAccount();
    await signInAs(page, person);
    await use(person);
  },
  operator: async ({ request }, use) => use(await Operator.signIn(request)),
  signInAsStaff: async ({ page }, use) =>
    use(async (who) => StaffPage.signIn(page, 'token' in who ? who : await getStaffMember(who))),
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ page, expectedProblems }, use) => {
      const found: string[] = [];
      const stopCollecting = collectProblems(page.context(), found);
      await use(undefined);
      stopCollecting();
      const unexpected = found.filter((text) => !expectedProblems.some((expected) => expected.test(text)));
      base.expect(unexpected, 'problems the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
