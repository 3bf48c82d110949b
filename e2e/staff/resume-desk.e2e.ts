import { addressOf, calls } from '@aarambh/contract';
import { resumePdf } from '../support/files.ts';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { buyFirstPlan } from '../support/payments.ts';
import { forgetSession, signInAs } from '../support/portal.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { callAsStaff } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

test('a writer claims a service by key, reads the resume, sends a PDF for review, gets corrections, completes and undoes', {
  tag: '@wide',
}, async ({ page, portal, request, signInAsStaff }) => {
  const fullName = `Zubeda ${uniqueWord()}`;
  const person = await portal.createAccount(fullName);
  await portal.verifyEmail(person);
  await portal.uploadResume(person);
  await signInAs(page, person);
  await buyFirstPlan(page, request, 'resumeMaker');
  await forgetSession(page);

  const staff = await signInAsStaff(['writer']);
  await staff.open('resume-desk', 'Resume desk');
  const list = page.getByLabel('Services', { exact: true });
  const row = list
    .locator('[data-row]')
    .filter({ hasText: fullName })
    .filter({ hasText: /Resume (Rewrite|Correction)/ });
  await row.first().getByRole('button').click();
  const pane = page.getByRole('region', { name: new RegExp(`^Resume .*: ${fullName}$`) });
  await expect(pane.getByText('Nothing has been sent for review yet.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  await page.keyboard.press('c');
  await expect(pane.getByRole('button', { name: 'Unclaim' })).toBeVisible();
  await pane.getByRole('button', { name: 'Open the resume' }).click();
  await expect(pane.getByRole('img', { name: `Page 1 of the resume of ${fullName}` })).toBeVisible();
  await pane.getByRole('button', { name: 'Start' }).click();
  await expect(pane.getByRole('button', { name: 'Start' })).toBeHidden();

  await pane.getByRole('button', { name: 'Send a PDF' }).click();
  const form = page.getByRole('dialog', { name: `Send a PDF to ${fullName}` });
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(form.getByText('Choose a PDF', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await form.locator('input[type=file]').setInputFiles(resumePdf);
  await form.getByRole('button', { name: 'Send for review' }).click();
  const versions = pane.getByRole('region', { name: 'Versions' });
  await expect(versions).toContainText('Waiting');

  // The member asks for corrections, which have a list of their own.
  const of = { params: { accountID: String(person.accountID) } };
  const [version] = await callAsStaff(calls.staff.listResumeVersions, of, staff.member);
  const query = { resumePdfID: String(version?.id), corrections: 'My degree is of 2019.' };
  const asked = await request.post(addressOf(calls['resume-reviews'].suggestCorrections, { query }), {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  await staff.open('resume-desk', 'Resume desk');
  await page.getByLabel('Show').selectOption('Corrections requested');
  await row.first().getByRole('button').click();
  await expect(versions).toContainText('My degree is of 2019.');
  await expect(page).toHaveURL(/\/resume-desk\/\d+\?show=corrections$/);
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  await pane.getByRole('button', { name: 'Complete' }).click();
  await expect(pane.getByRole('button', { name: 'Complete' })).toBeHidden();
  await staff.open('resume-desk?show=completed', 'Resume desk');
  await row.first().getByRole('button').click();
  await expect(pane.getByRole('button', { name: 'Undo the last move' })).toBeVisible();
  await page.keyboard.press('u');
  // It is no longer in this list, and its details stay open.
  await expect(pane.getByRole('button', { name: 'Complete' })).toBeVisible();
  await staff.open('resume-desk?owner=mine', 'Resume desk');
  await expect(row).toContainText('In Progress');
});
