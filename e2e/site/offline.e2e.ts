import { applyTexts, calls, type SavedJob } from '@aarambh/contract';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { signInAs } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkerPolicy: 'allow',
  // Without a connection every request of the page fails, which browsers report. Chromium fetches a preloaded script again,
  // from the worker's cache, when the worker took over the page meanwhile, and warns of it.
  expectedProblems: [
    [
      /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch|FetchEvent|cross-world service worker|preloaded using link preload|Error loading route module/,
    ],
    { scope: 'test' },
  ],
});

/** Whether the device has the document of an address. */
const isKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    async (path) => Boolean(await caches.match(new URL(path, location.href), { ignoreVary: true })),
    address,
  );

/** Waits until the service worker controls the page and has stored it, with the parts that load after it. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => isKept(page, page.url()), { message: `${page.url()} is kept` }).toBe(true);
  await page.waitForLoadState('networkidle');
}

const notice = (page: Page) => page.getByText('Your internet connection is lost. We will try again when it is back.');

test('an opened job and the last results are readable offline; other pages say that they are not', async ({
  page,
  context,
}) => {
  await page.goto('/job/search?keyword=nurse');
  const card = page.getByRole('article').first().getByRole('link').first();
  const title = (await card.textContent())?.trim() ?? '';
  expect(title).not.toBe('');
  await waitUntilKept(page);
  const address = await card.getAttribute('href');
  await page.goto(address ?? '');
  await waitUntilKept(page);

  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.goto('/job/search?keyword=nurse');
  await expect(page.getByRole('article').first()).toContainText(title);

  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Cannot connect' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saved jobs' })).toHaveAttribute('href', '/job/saved');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/plans and prices/);
  await expect(notice(page)).toBeHidden();
});

/** Taps a link without a connection: its page says that it is not on the device, and can be loaded when the connection is back. */
async function expectCannotConnect(page: Page, link: Locator, address: string): Promise<void> {
  const cannotConnect = page.getByRole('heading', { level: 1, name: 'Cannot connect' });
  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
  await link.click();
  await expect(cannotConnect).toBeVisible();
  await expect(page).toHaveURL(address);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cannotConnect).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address);
}

test('a page whose code is not on the device says so, and is loaded by Try again', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/job/search?keyword=nurse');
  await waitUntilKept(page);
  await expectCannotConnect(page, page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }), '/about-us');
});

test('a job that was not opened before says so, and is loaded by Try again', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  // The code of job pages is on the device.
  const { vacancyID } = await portal.getVacancy('standard');
  await page.goto(`/job/details/${vacancyID}`);
  await waitUntilKept(page);
  await page.goto('/');
  await waitUntilKept(page);
  const link = page.locator(`main a[href^="/job/details/"]:not([href$="/${vacancyID}"])`).first();
  await expectCannotConnect(page, link, (await link.getAttribute('href')) ?? '');
});

test('the offline notice covers neither the tab bar nor the apply bar', async ({ page, context, portal }) => {
  const { vacancyID } = await portal.getVacancy('standard');
  await page.goto(`/job/details/${vacancyID}`);
  await waitUntilKept(page);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('.bottom-bar')]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => ({ top, bottom }))
      .sort((a, b) => a.top - b.top),
  );
  expect(boxes.length).toBeGreaterThanOrEqual(1);
  for (const [at, { bottom }] of boxes.entries()) {
    const below = boxes[at + 1];
    if (below) expect(bottom).toBeLessThanOrEqual(below.top + 0.5);
  }
  // The end of the page can be read above them.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  const top = await notice(page).evaluate((text) => text.getBoundingClientRect().top);
  expect(end).toBeLessThanOrEqual(top + 0.5);
});

test("a member's dashboard and interviews are readable offline, and gone from the device after signing out", async ({
  page,
  context,
  portal,
}) => {
  await signInAs(page, await portal.getDemoAccount());
  await page.goto('/interview-schedules/list');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/dashboard');
  const next = page.getByRole('heading', { name: /^Next interview / });
  await expect(next).toBeVisible();
  await waitUntilKept(page);
  await page.goto('/interview-schedules/list');
  const interview = page.getByRole('article').first();
  await expect(interview).toBeVisible();
  await waitUntilKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(interview).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto('/dashboard');
  await expect(next).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  if (await page.getByRole('button', { name: 'Menu' }).isVisible())
    await page.getByRole('button', { name: 'Menu' }).click();
  else await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/');
  const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('member')));
  await expect.poll(kept).toEqual([]);

  // Another account on the same device, still without a connection.
  await signInAs(page, { ...(await portal.createAccount()) });
  await page.goto('/interview-schedules/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a job saved from the results is readable offline without having been opened, and a note of it is sent later', async ({
  page,
  context,
  portal,
}) => {
  const person = await portal.createAccount();
  await signInAs(page, person);
  await page.goto('/job/search?keyword=nurse');
  const card = page.getByRole('article').first();
  const link = card.getByRole('link').first();
  const [title, address] = [(await link.textContent()) ?? '', (await link.getAttribute('href')) ?? ''];
  await waitUntilKept(page);
  for (const path of [address, '/job/saved']) expect(await isKept(page, path)).toBe(false);
  await card.getByRole('button', { name: /^Save / }).click();
  await expect(page.getByText('Job saved', { exact: true })).toBeVisible();
  for (const path of [address, '/job/saved']) await expect.poll(() => isKept(page, path)).toBe(true);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const other = page.getByRole('article').nth(1);
  const otherAddress = (await other.getByRole('link').first().getAttribute('href')) ?? '';
  await other.getByRole('button', { name: /^Save / }).click();
  await expect(other.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true');
  expect(await isKept(page, otherAddress)).toBe(false);

  await page.goto('/job/saved');
  await page.getByRole('button', { name: `Add a note to ${title}` }).click();
  const note = page.getByRole('textbox', { name: /^Your note/ });
  await note.fill('Ask about the night shift');
  await note.press('Control+Enter');
  await expect(page.getByText('Note saved')).toBeVisible();
  // Opened from the list, and again as the first page of the app.
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(address);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { name: /description/i }).first()).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.goto('/job/saved');
  await expect(note).toHaveValue('Ask about the night shift');

  await context.setOffline(false);
  const params = { accountID: String(person.accountID) };
  const listNotes = async () =>
    ((await portal.get(calls['saved-jobs'].getSavedJobs, { params }, person)) as SavedJob[]).map((job) => job.note);
  await expect.poll(listNotes).toEqual(['', 'Ask about the night shift']);
  await expect.poll(() => isKept(page, otherAddress)).toBe(true);
});

test('an application made without a connection waits on the device, also after a reload, and is sent when it is back', {
  tag: '@any-width',
}, async ({ page, context, portal }) => {
  const account = await portal.createAccount();
  await portal.uploadResume(account);
  const { vacancyID } = await portal.getVacancy('standard');
  await signInAs(page, account);
  await page.goto(`/job/details/${vacancyID}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await waitUntilKept(page);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  const apply = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  await apply('Apply Now').click();
  await expect(apply('Not sent yet')).toBeDisabled();
  await page.reload();
  await expect(apply('Not sent yet')).toBeDisabled();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText(applyTexts.alreadyApplied).filter({ visible: true }).first()).toBeVisible();
  await page.goto('/job-seeker/applications');
  await expect(page.getByText(/^Applied on/)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toHaveCount(0);
});

test('a search saved offline is listed as waiting, and saved when the connection is back', {
  tag: '@any-width',
}, async ({ page, context, portal }) => {
  await signInAs(page, await portal.createAccount());
  await page.goto('/job/alerts');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await waitUntilKept(page);
  await page.goto('/job/search?keyword=nurse&location=Pune');
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeEnabled();
  await waitUntilKept(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText('This is sent when your internet connection is back.')).toBeVisible();
  await page.goto('/job/alerts');
  const waiting = page
    .getByRole('listitem')
    .filter({ hasText: 'then it is saved.' })
    .filter({ hasText: 'nurse, Pune' });
  await expect(waiting).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: /nurse/i })).toBeVisible();
  await expect(page.getByLabel('How often')).toBeVisible();
});
