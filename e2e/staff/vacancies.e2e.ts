import { addressOf, calls } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import { indiaTimeIn } from '../support/india-time.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { postVacancy, uniqueWord } from '../support/staff-data.ts';
import { callAsStaff } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

async function isLive(request: APIRequestContext, vacancyID: number): Promise<boolean> {
  const params = { id: String(vacancyID) };
  const reply = await request.get(addressOf(calls.vacancies.getVacancyDetails, { params }));
  return 'jobTitle' in (await reply.json());
}

test('staff post a vacancy by keyboard, see it live, copy, edit and pause it, close in bulk and undo', {
  tag: '@wide',
}, async ({ page, request, signInAsStaff }) => {
  const word = uniqueWord();
  const title = `Accounts assistant ${word}`;
  const company = `Tulsi ${word} Pvt Ltd`;
  const staff = await signInAsStaff(['recruiter']);
  await staff.open('vacancies', 'Vacancies');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.keyboard.press('n');
  await expect(page.getByLabel('Job title')).toBeFocused();
  const typed = [title, company, 'Pune, Thane', '', '1', '3', '₹15,000 – ₹18,000 a month', 'Tally, GST', 'B.Com'];
  for (const text of typed) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Department')).toBeFocused();
  await page.keyboard.type('Accounts');
  await page.keyboard.press('Enter');
  // Nothing typed is lost, and the field that is missing has the focus.
  await expect(page.getByText('Describe the job')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('Keep the books.');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview).toContainText('₹15,000 – ₹18,000 a month');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Post', exact: true }).press('Enter');

  const pane = page.getByRole('region', { name: title });
  await expect(pane.getByText('Live', { exact: true })).toBeVisible();
  const first = Number(/\d+$/.exec(page.url())?.[0]);
  await expectFitsEveryScreen(page);
  await expectAccessibleInBothThemes(page);
  await page.goto(`/job/details/${first}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // A copy has everything but its own number: two fields are changed.
  await page.goto(`/staff/vacancies/${first}`);
  await expect(pane.getByText('Live', { exact: true })).toBeVisible();
  await page.keyboard.press('y');
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await page.getByLabel('Job title').fill(`Senior ${title}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const copy = page.getByRole('region', { name: `Senior ${title}` });
  await expect(copy.getByText('Live', { exact: true })).toBeVisible();
  const second = Number(/\d+$/.exec(page.url())?.[0]);
  expect(second).not.toBe(first);

  await page.keyboard.press('e');
  await page.getByLabel('Pay', { exact: true }).fill('3 - 4.5 LPA');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(copy).toContainText('₹3,00,000 – ₹4,50,000 a year');
  await expect(copy.getByRole('region', { name: 'History' })).toContainText('changed pay');

  await copy.getByRole('button', { name: 'Extend' }).click();
  const extend = page.getByRole('dialog', { name: 'Extend the vacancy' });
  const lastDay = indiaTimeIn(90 * 24).split(' ')[0] ?? '';
  await extend.getByLabel('Last day to apply').fill(lastDay);
  await extend.getByRole('button', { name: 'Extend' }).click();
  await expect(page.getByText('1 vacancy extended')).toBeVisible();
  await page.goto(`/staff/vacancies/${second}/edit`);
  await expect(page.getByLabel('Last day')).toHaveValue(lastDay);
  await page.goto(`/staff/vacancies/${second}`);

  await copy.getByRole('button', { name: 'Pause' }).click();
  await staff.giveReason('Pause the vacancy', 'Employer is away', 'Pause');
  await expect(copy.getByText('Paused', { exact: true })).toBeVisible();
  expect([await isLive(request, first), await isLive(request, second)]).toEqual([true, false]);

  await page.goto(`/staff/vacancies?text=${word}`);
  await expect(page.getByText('2 total')).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${title}, ${company}`, exact: true }).check();
  await page.getByRole('checkbox', { name: `Select Senior ${title}, ${company}`, exact: true }).check();
  await page.getByRole('region', { name: 'Selected vacancies' }).getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Close 2 vacancies' });
  await question.getByLabel('Reason').fill('Position filled');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('2 vacancies closed')).toBeVisible();
  await expect.poll(() => isLive(request, first)).toBe(false);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => isLive(request, first)).toBe(true);
  await expect(page.locator('span', { hasText: /^Paused$/ })).toBeVisible();

  // The company was made with the vacancy, and leads back to its vacancies.
  await staff.open(`companies?text=${word}`, 'Companies');
  await page.getByRole('button', { name: company }).click();
  const pageOfCompany = page.getByRole('region', { name: company });
  await expect(pageOfCompany.getByRole('link', { name: '2, 1 live' })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});

test('a draft is found by its flag, discarded, and a draft again by one undo', async ({ page, signInAsStaff }) => {
  const title = `Weaver ${uniqueWord()}`;
  const staff = await signInAsStaff(['recruiter']);
  await postVacancy(staff.member, title, 'Chandrika Looms', { asDraft: true });
  await staff.open(`vacancies?flag=no-pay&status=draft&text=${encodeURIComponent(title)}`, 'Vacancies');
  await page.getByRole('button', { name: new RegExp(title) }).click();
  const pane = page.getByRole('region', { name: title });
  await expect(pane.getByText('Draft', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await pane.getByRole('button', { name: 'Discard' }).click();
  await staff.giveReason('Discard the vacancy', 'Asked for a deposit', 'Discard');
  await expect(pane.getByText('Draft', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(pane.getByText('Draft', { exact: true })).toBeVisible();
});

test('drafts are approved in bulk, then paused, reopened and extended, and what was left out is named', {
  tag: '@any-width',
}, async ({ page, request, signInAsStaff }) => {
  const word = uniqueWord();
  const company = `Tulsi ${word}`;
  const titles = [`Weaver ${word}`, `Dyer ${word}`] as const;
  const staff = await signInAsStaff(['recruiter']);
  const ids: number[] = [];
  for (const title of titles) ids.push(await postVacancy(staff.member, title, company, { asDraft: true }));
  const rows = page.getByLabel('Vacancies', { exact: true }).locator('[data-row]');
  const bar = page.getByRole('region', { name: 'Selected vacancies' });
  const select = async () => {
    // Without the message of the act before: messages are shown one after the other.
    await staff.open(`vacancies?text=${word}`, 'Vacancies');
    for (const title of titles)
      await page.getByRole('checkbox', { name: `Select ${title}, ${company}`, exact: true }).check();
  };
  const press = async (button: 'Approve' | 'Pause' | 'Reopen', done: string) => {
    await select();
    await bar.getByRole('button', { name: button }).click();
    await staff.giveReason(`${button} 2 vacancies`, 'The employer asked', button);
    await expect(page.getByText(done)).toBeVisible();
  };
  await press('Approve', '2 vacancies approved');
  await expect(rows.filter({ hasText: 'Live' })).toHaveCount(2);
  await press('Pause', '2 vacancies paused');
  await expect(rows.filter({ hasText: 'Paused' })).toHaveCount(2);
  expect(await isLive(request, ids[0] as number)).toBe(false);
  await press('Reopen', '2 vacancies reopened');
  await expect.poll(() => isLive(request, ids[0] as number)).toBe(true);

  await select();
  await bar.getByRole('button', { name: 'Extend' }).click();
  const extend = page.getByRole('dialog', { name: 'Extend 2 vacancies' });
  const lastDay = indiaTimeIn(60 * 24).split(' ')[0] ?? '';
  await extend.getByLabel('Last day to apply').fill(lastDay);
  await extend.getByRole('button', { name: 'Extend' }).click();
  await expect(page.getByText('2 vacancies extended')).toBeVisible();

  // One of them is no longer what the list shows: a colleague has paused it.
  await select();
  const rowsNow = await callAsStaff(calls.staff.listStaffVacancies, { query: { text: word } }, staff.member);
  const [changed] = rowsNow.filter(({ vacancyID }) => vacancyID === ids[0]);
  const body = { rows: [{ vacancyID: ids[0] as number, version: changed?.version ?? 0 }], reason: 'Away' };
  await callAsStaff(calls.staff.pauseVacancies, { body }, staff.member);
  await bar.getByRole('button', { name: 'Pause' }).click();
  await staff.giveReason('Pause 2 vacancies', 'The employer asked', 'Pause');
  const skipped = page.getByRole('dialog', { name: '1 vacancy was skipped' });
  await expect(skipped).toContainText(titles[0]);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');

  // One alone, from its details.
  await page.goto(`/staff/vacancies/${ids[1]}`);
  const pane = page.getByRole('region', { name: titles[1] });
  await pane.getByRole('button', { name: 'Reopen' }).click();
  await staff.giveReason('Reopen the vacancy', 'The employer is back', 'Reopen');
  await expect(pane.getByText('Live', { exact: true })).toBeVisible();
  await expect.poll(() => isLive(request, ids[1] as number)).toBe(true);
  await page.goto(`/staff/vacancies/${ids[1]}/edit`);
  await expect(page.getByLabel('Last day')).toHaveValue(lastDay);
});
