import { logIn, PASSWORD } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('redirects from a protected page to the sign-in and back', { tag: '@any-width' }, async ({ page, portal }) => {
  const person = await portal.createAccount();
  await page.goto('/job-seeker/resume/12');
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fjob-seeker%2Fresume%2F12');
  await logIn(page, person);
  await expect(page).toHaveURL('/job-seeker/resume/12');
  await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
});

test('redirects a member without a plan to the free listing when there is no return URL', {
  tag: '@any-width',
}, async ({ page, portal }) => {
  const person = await portal.createAccount();
  await page.goto('/account/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/free-listing-jobs');
});

test('ignores a return URL of another site', { tag: '@any-width' }, async ({ page, portal }) => {
  const person = await portal.createAccount();
  await page.goto('/account/login?returnUrl=%2F.%2F%2Fevil.example');
  await logIn(page, person);
  await expect(page).toHaveURL('/free-listing-jobs');
});

test('shows the same error for a wrong password as for an unknown email', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.createAccount();
  await page.goto('/account/login');
  await logIn(page, person, 'Wrong@2468');
  const known = await page.getByRole('alertdialog', { name: 'Error' }).textContent();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await logIn(page, { ...person, email: `unknown.${person.email}` }, 'Wrong@2468');
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toHaveText(known ?? '');
});

test('stores the email, but never the password, with "Keep me signed in"', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.createAccount();
  await page.goto('/account/login');
  await page.getByLabel('Keep me signed in').check();
  const applied = page.waitForResponse(/GetAppliedJobs/);
  await logIn(page, person);
  await expect(page).toHaveURL('/free-listing-jobs');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain(person.email);
  expect(stored).not.toContain(PASSWORD);

  // All requests of the page have completed: one without the token would be refused.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await applied;
  await page.evaluate(() => {
    for (const key of ['token', 'token-expiration', 'fullName', 'accountID']) localStorage.removeItem(key);
  });
  await page.goto('/account/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Keep me signed in')).toBeChecked();
});

test.describe('a session that the server has ended', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/401/] });

  test('redirects to the sign-in with a return URL and shows the reason once', { tag: '@any-width' }, async ({
    page,
    person,
    portal,
  }) => {
    await portal.endSession(person);
    await page.goto('/job-seeker/resume');
    await expect(page).toHaveURL('/account/login?returnUrl=%2Fjob-seeker%2Fresume');
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByText('Your session has expired.')).toBeHidden();
    await logIn(page, person);
    await expect(page).toHaveURL('/job-seeker/resume');
  });
});

test.describe('logout', { tag: '@any-width' }, () => {
  // What the page synchronises in the background may reach the server after the session has ended.
  test.use({ expectedProblems: [/status of 401 .*GetSavedJobs/] });

  test('ends the session in the browser and on the server', async ({ page, person, request, isMobile }) => {
    await page.goto('/job-seeker/resume');
    await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'My Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    for (const key of ['token', 'token-expiration', 'fullName', 'accountID']) expect(keys).not.toContain(key);
    const reply = await request.get(`/api/JobSeekerResume/GetResumeID/${person.accountID}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(reply.status()).toBe(401);
  });
});

test.describe('while no script can be loaded', () => {
  test.use({ expectedProblems: [[/net::ERR_FAILED/], { scope: 'test' }] });

  test("a visitor of a members' page is sent to sign-in before any code is loaded", { tag: '@any-width' }, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of ['/dashboard?from=mail', '/plans/success']) {
      await page.goto(path, { waitUntil: 'commit' }).catch(() => undefined);
      await expect(page).toHaveURL(
        (url) => url.pathname === '/account/login' && url.searchParams.get('returnUrl') === path,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
