import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

test('staff record checks of a job, and its page shows each with its date until it ends', {
  tag: '@any-width',
}, async ({ page, portal, signInAsStaff }) => {
  const { vacancyID, jobTitle } = await portal.pickVacancy('standard');
  await page.goto(`/job/details/${vacancyID}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Checked:/)).toHaveCount(0);

  await signInAsStaff(['recruiter']);
  await page.goto(`/staff/vacancies/${vacancyID}`);
  const checks = page.getByRole('region', { name: jobTitle }).getByRole('region', { name: 'Checks' });
  await checks.locator('summary', { hasText: 'Record a check' }).press('Enter');
  const form = checks.getByRole('form', { name: 'Record a check' });
  const text = form.getByLabel('What was checked');
  const record = form.getByRole('button', { name: 'Record the check' });
  await text.fill('https://careers.example.com/jobs/7');
  await record.press('Enter');
  await expect(checks.getByText('https://careers.example.com/jobs/7')).toBeVisible();
  await expect(text).toHaveValue('');

  await form.getByLabel('Check', { exact: true }).selectOption('Call');
  await text.fill('Asha, reception, +91 20 0000 0000');
  await record.press('Enter');
  await expect(checks.getByText('Asha, reception')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.goto(`/job/details/${vacancyID}`);
  const shown = page.getByText(/^Checked: /);
  await expect(shown).toHaveText(/^Checked: (source, call|call, source), \d{1,2} \w{3} \d{4}/);
  await expect(page.getByRole('main')).not.toContainText('Asha');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  expect(await page.locator('script[type="application/ld+json"]').allInnerTexts()).not.toContain('Checked');

  await page.goto(`/staff/vacancies/${vacancyID}`);
  await checks.getByRole('button', { name: 'End the check: Call' }).click();
  const dialog = page.getByRole('dialog', { name: /End the check/ });
  await dialog.getByLabel('Reason').fill('The number is not theirs');
  await dialog.getByRole('button', { name: 'End the check' }).click();
  await expect(checks.getByText('Asha, reception')).toHaveCount(0);
  await page.goto(`/job/details/${vacancyID}`);
  await expect(shown).toHaveText(/^Checked: source, \d/);
});
