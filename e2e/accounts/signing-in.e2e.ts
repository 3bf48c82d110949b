import type { Page } from '@playwright/test';
import { PASSWORD, type Person } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

async function logIn(page: Page, person: Person, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

test('a guarded page asks to sign in and comes back', { tag: '@any-width' }, async ({ page, portal }) => {
  const person = await portal.hasPerson();
  await page.goto('/job-seeker/resume/12');
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fjob-seeker%2Fresume%2F12');
  await logIn(page, person);
  await expect(page).toHaveURL('/job-seeker/resume/12');
  await expect(page.getByRole('heading', { name: 'Upload Resume' })).toBeVisible();
});

test('without a way back, somebody without a plan sees the free listing', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.hasPerson();
  await page.goto('/account/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/free-listing-jobs');
});

test('a return address of another site is ignored', { tag: '@any-width' }, async ({ page, portal }) => {
  const person = await portal.hasPerson();
  await page.goto('/account/login?returnUrl=%2F.%2F%2Fevil.example');
  await logIn(page, person);
  await expect(page).toHaveURL('/free-listing-jobs');
});

test('a wrong password is an error dialog that does not tell what was wrong', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.hasPerson();
  await page.goto('/account/login');
  await logIn(page, person, 'Wrong@2468');
  const known = await page.getByRole('alertdialog', { name: 'Error' }).textContent();
  await page.getByRole('button', { name: 'OK' }).click();
  await logIn(page, { ...person, email: `nobody.${person.email}` }, 'Wrong@2468');
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toHaveText(known ?? '');
});

test('keep me signed in remembers the e-mail and never the password', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const person = await portal.hasPerson();
  await page.goto('/account/login');
  await page.getByLabel('Keep me signed in').check();
  await logIn(page, person);
  await expect(page).toHaveURL('/free-listing-jobs');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain(person.email);
  expect(stored).not.toContain(PASSWORD);

  // All that the page asks for has been answered.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    for (const key of ['token', 'token-expiration', 'fullName', 'accountID']) localStorage.removeItem(key);
  });
  await page.goto('/account/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Keep me signed in')).toBeChecked();
});

test.describe('a session that the server has ended', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/401/] });

  test('leads to the sign-in once, with the reason and the way back', { tag: '@any-width' }, async ({
    page,
    person,
    portal,
  }) => {
    await portal.endsSessionOf(person);
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

test.describe('when the portal cannot sign anybody in', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/429|503|Failed to load resource/] });

  test('too many attempts are told in the words of the portal', { tag: '@any-width' }, async ({ page, portal }) => {
    const person = await portal.hasPerson();
    const detail = 'Too many attempts. Please wait a little and try again.';
    await page.route('**/JobSeekerMasters/GetUserDetailsByEmail', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', json: { detail, status: 429 } }),
    );
    await page.goto('/account/login');
    await logIn(page, person);
    await expect(page.getByRole('alertdialog')).toContainText(detail);
  });

  test('a lost connection is told', { tag: '@any-width' }, async ({ page, portal }) => {
    const person = await portal.hasPerson();
    await page.route('**/JobSeekerMasters/GetUserDetailsByEmail', (route) => route.abort());
    await page.goto('/account/login');
    await logIn(page, person);
    await expect(page.getByRole('alertdialog')).toContainText('An error occurred while logging in.');
  });
});

test('logging out forgets the session here and on the server', { tag: '@any-width' }, async ({
  page,
  person,
  request,
  isMobile,
}) => {
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
