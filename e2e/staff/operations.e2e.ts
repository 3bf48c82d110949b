import type { CallAnswer, getOperations } from '@aarambh/contract';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

test('an administrator sees what failed, what is slow and whether jobs run', async ({ page, signInAsStaff }) => {
  const staff = await signInAsStaff(['admin']);
  await staff.open('operations', 'Operations');
  const row = (list: string, key: string) => page.getByLabel(list, { exact: true }).locator(`[data-row^="${key}"]`);
  await expect(row('Dependencies', 'database')).toContainText('Works');
  await expect(row('Dependencies', 'replica')).toContainText('Not set up');
  await expect(row('Dependencies', 'outbox')).toContainText('queued');
  await expect(row('Slowest routes of the last hour', 'GET /').first()).toContainText(/\d m?s/);
  await expect(page.getByRole('heading', { name: 'Failed messages in the last 24 hours' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  // The first run of a job is within a minute of the start.
  await expect(async () => {
    const reply = page.waitForResponse('**/Staff/GetOperations');
    await page.getByRole('button', { name: 'Check now' }).click();
    const { jobs } = (await (await reply).json()) as CallAnswer<typeof getOperations>;
    expect(jobs.find(({ job }) => job === 'expire-vacancies')?.finishedOn).toEqual(expect.any(String));
  }).toPass();
  await expect(row('Jobs', 'expire-vacancies')).toContainText('Succeeded');
});

test('staff without the role do not see operations', { tag: '@any-width' }, async ({ page, signInAsStaff }) => {
  const staff = await signInAsStaff(['support']);
  await staff.open('operations', /roles do not include Operations/);
  await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
});
