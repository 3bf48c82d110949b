import type { Page } from '@playwright/test';
import { comesSignedIn, type Portal } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/quality.ts';
import { expect, test } from './support/test.ts';

interface Visit {
  name: string;
  path: (portal: Portal) => string | Promise<string>;
  /** Words a reader must find, also without JavaScript. */
  words: (portal: Portal) => RegExp | string | Promise<string>;
}

/** One word of it is wider than a phone. */
const LONG_NAME = 'Venkatanarasimharajuvaripetasubrahmanyam Lakshminarayanan';

const publicPages: Visit[] = [
  { name: 'home', path: () => '/', words: () => 'Find your next job in India' },
  { name: 'latest jobs', path: () => '/job/search', words: () => /[\d,]+\+? jobs found/ },
  { name: 'search', path: () => '/job/search?keyword=manager', words: () => /[\d,]+\+? jobs found/ },
  {
    name: 'search without a match',
    path: () => '/job/search?keyword=zzqxj+wqzzk',
    words: () => 'No jobs found for the search criteria.',
  },
  {
    name: 'vacancy',
    path: async (portal) => `/job/details/${(await portal.vacancy('standard')).vacancyID}`,
    words: async (portal) => (await portal.vacancy('standard')).orgName,
  },
  {
    name: 'manual vacancy',
    path: async (portal) => `/job/mdetails/${(await portal.vacancy('manual')).vacancyID}`,
    words: async (portal) => (await portal.vacancy('manual')).orgName,
  },
  {
    name: 'company',
    path: async (portal) => `/job/by-company?id=${(await portal.vacancy('standard')).companyID}`,
    words: async (portal) => (await portal.vacancy('standard')).jobTitle,
  },
  { name: 'job fairs', path: () => '/job-fair', words: () => 'Meet employers in person.' },
  { name: 'registration', path: () => '/account/register', words: () => 'Use letters, numbers and symbols.' },
  { name: 'sign-in', path: () => '/account/login', words: () => 'Keep me signed in' },
  { name: 'forgotten password', path: () => '/account/forgot-password', words: () => 'I am not a robot' },
  { name: 'new password', path: () => '/account/reset-password/some-token', words: () => 'Retype Password' },
];

const memberPages: Visit[] = [
  { name: 'dashboard', path: () => '/dashboard', words: () => 'Upcoming Job Fairs' },
  { name: 'priority listing', path: () => '/priority-listing-jobs', words: () => 'no priority-listed vacancies' },
  { name: 'free listing', path: () => '/free-listing-jobs', words: () => 'Free Listing Jobs' },
  { name: 'interviews', path: () => '/interview-schedules/list', words: () => 'No upcoming interviews' },
  { name: 'applications', path: () => '/job-seeker/applications', words: () => 'You have not applied for a job yet' },
  { name: 'vacancy approvals', path: () => '/vacancy-approvals', words: () => 'No vacancies to approve' },
  { name: 'interview questions', path: () => '/interview/preparation', words: () => 'Add your skills to your profile' },
  {
    name: 'interview questions for a vacancy',
    path: async (portal) => `/interview/preparation-by-jd/${(await portal.vacancy('standard')).vacancyID}/false`,
    words: async (portal) => (await portal.vacancy('standard')).jobTitle,
  },
  { name: 'resume', path: () => '/job-seeker/resume', words: () => '10MB maximum' },
  { name: 'change password', path: () => '/account/change-password', words: () => 'Current Password' },
  { name: 'login and security', path: () => '/account/security', words: () => 'This device' },
  { name: 'privacy', path: () => '/account/privacy', words: () => 'News and offers by email' },
  { name: 'change email', path: () => '/profile/change-email', words: () => 'New Email' },
  { name: 'verify mobile', path: () => '/profile/verify-mobile', words: () => 'Resend OTP' },
  { name: 'address', path: () => '/profile/update-address', words: () => 'Permanent Address' },
  { name: 'profile', path: () => '/profile/update', words: () => 'Preferred Job Locations' },
  {
    name: 'registration when signed in',
    path: () => '/account/register',
    words: () => `You are already signed in as ${LONG_NAME}.`,
  },
  { name: 'application', path: () => '/job/validate/2147483647', words: () => 'Processing is complete.' },
];

async function visit(page: Page, portal: Portal, { path, words }: Visit): Promise<void> {
  await page.goto(await path(portal));
  const found = page.getByRole('main').getByText(await words(portal));
  await expect(found.filter({ visible: true }).first()).toBeVisible();
}

for (const given of publicPages) {
  test(`${given.name}: accessible and no wider than the screen`, async ({ page, portal }) => {
    await visit(page, portal, given);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

for (const given of memberPages) {
  test(`${given.name} of a member: accessible and no wider than the screen`, async ({ page, portal }) => {
    await comesSignedIn(page, await portal.hasPerson(LONG_NAME));
    await visit(page, portal, given);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const given of publicPages) {
    test(`${given.name} is complete`, async ({ page, portal }) => {
      await visit(page, portal, given);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Aarambh/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
    });
  }

  test('a search can be made', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Job title, skill or company' }).fill('manager');
    await page.getByRole('button', { name: 'Search Jobs' }).click();
    await expect(page).toHaveURL(/keyword=manager/);
    await expect(page.getByText(/jobs found/)).toBeVisible();
  });

  test('forms that need it say so', async ({ page }) => {
    for (const path of [
      '/account/register',
      '/account/login',
      '/account/forgot-password',
      '/account/reset-password/x',
    ]) {
      await page.goto(path);
      // A locator by text looks past <noscript>.
      await expect(page.locator('noscript > div')).toBeVisible();
      expect(await page.locator('noscript > div').textContent()).toContain('This form needs JavaScript.');
    }
  });
});

test.describe('a page one may not see', () => {
  test.use({ expectedProblems: [/403/] });

  test('answers 403 and says so', async ({ page }) => {
    const response = await page.goto('/unauthorized');
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedProblems: [/404/] });

  for (const path of ['/nowhere', '/job/nothing/here', '/account/register/not-a-number']) {
    test(`${path} answers 404 with the way home`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to Homepage' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('a dialog holds the keyboard, closes with Escape, and is accessible', async ({ page, portal }) => {
  const { vacancyID } = await portal.vacancy('manual');
  await page.goto(`/job/mdetails/${vacancyID}`);
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
