import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/page-checks.ts';
import { PASSWORD } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('shows the consents and saves a change', { tag: '@any-width' }, async ({ page, person: _ }) => {
  await page.goto('/account/privacy');
  await expect(page.getByText('Use of your data for your account and your applications')).toBeVisible();
  const news = page.getByRole('checkbox', { name: 'News and offers by email' });
  await expect(news).not.toBeChecked();
  await news.check();
  await expect(news).toBeChecked();
  await expect(page.getByText(/^Given on/)).toHaveCount(2);
  await page.reload();
  await expect(news).toBeChecked();
  await expectAccessible(page);
});

test('downloads all personal data as HTML and as JSON', { tag: '@any-width' }, async ({ page, person, portal }) => {
  await portal.uploadResume(person);
  await page.goto('/account/privacy');
  for (const [button, extension] of [
    ['Download to read or print', 'html'],
    ['Download for programs (JSON)', 'json'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${extension}$`));
    const content = await readFile(await download.path(), 'utf8');
    expect(content).toContain(person.email);
    expect(content).toContain('Priya Raghunathan resume.pdf');
    expect(content).not.toContain('argon2');
  }
});

test('deletes an account and frees its email address', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  request,
}) => {
  await portal.verifyEmail(person);
  await page.goto('/account/privacy');
  const button = page.getByRole('button', { name: 'Delete my account' });
  await page.getByLabel('Current Password').fill('Wrong@2468');
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep my account' }).click();
  await page.getByLabel('Current Password').fill(PASSWORD);
  await button.click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');

  expect(await portal.waitForMessage(person.email, /deleted/i)).toContain('deleted');
  const reply = await request.post('/api/JobSeekerMasters/GetUserDetailsByEmail', {
    data: { email: person.email, password: PASSWORD },
  });
  expect(((await reply.json()) as { errorMessage: string }).errorMessage).not.toBe('');
  const again = await request.post('/api/JobSeekerMasters/SaveUserName', {
    data: {
      fullName: 'Priya Raghunathan',
      countryID: 105,
      mobileNo: '9876543210',
      email: person.email,
      password: PASSWORD,
    },
  });
  expect(((await again.json()) as { errorMessage: string }).errorMessage).toBe('');
});

test('requests the consent of an account without one', { tag: '@any-width' }, async ({ page, request }) => {
  const email = `consent.${Date.now()}@example.com`;
  const reply = await request.post('/api/JobSeekerMasters/SaveUserName', {
    data: { fullName: 'Priya Raghunathan', countryID: 105, mobileNo: '9876543210', email, password: PASSWORD },
  });
  const session = (await reply.json()) as { token: string; expiration: string; fullName: string; accountID: number };
  await page.goto('/favicon.svg');
  await page.evaluate(({ token, expiration, fullName, accountID }) => {
    Object.assign(localStorage, { token, 'token-expiration': expiration, fullName, accountID: String(accountID) });
  }, session);
  await page.goto('/free-listing-jobs');
  await page.getByRole('link', { name: 'Read and agree' }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).press('Enter');
  await expect(page.getByText('Please confirm that you are 18 or older')).toBeVisible();
  await expect(page.getByText('Please agree to continue')).toBeVisible();
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Before you continue' })).toBeHidden();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
