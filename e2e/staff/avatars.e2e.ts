import { addressOf, calls, savePicture } from '@aarambh/contract';
import { imagePng } from '../support/files.ts';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

test('a picture is rejected in the moderation queue, the decision undone, and the picture approved', {
  tag: '@wide',
}, async ({ page, portal, request, signInAsStaff }) => {
  const fullName = `Zubeda ${uniqueWord()}`;
  const person = await portal.createAccount(fullName);
  const headers = { authorization: `Bearer ${person.token}` };
  const saved = await request.post(addressOf(savePicture, {}), {
    headers,
    multipart: { accountID: String(person.accountID), picture: imagePng },
  });
  expect(saved.ok()).toBe(true);
  const statusOf = async () => {
    const reply = await request.get(addressOf(calls.profile.getPicture, { params: { id: String(person.accountID) } }), {
      headers,
    });
    return (await reply.json()).status;
  };
  const staff = await signInAsStaff(['trust']);
  await staff.open('moderation?cause=picture', 'Moderation');
  const title = `Picture of ${fullName}`;
  await page.getByRole('button', { name: title }).click();
  const pane = page.getByRole('region', { name: title, exact: true });
  await expect(pane.getByRole('img')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  // By keys alone, as cases of vacancies: a note, and the decision with the reason from the list.
  await page.keyboard.press('n');
  await page.keyboard.type('It is the logo of a company.');
  await pane.getByRole('button', { name: 'Add the note' }).press('Enter');
  await expect(pane.getByRole('form', { name: 'Note', exact: true })).toBeHidden();
  await page.keyboard.press('u');
  const rejection = pane.getByRole('form', { name: 'Reject the picture' });
  await expect(rejection).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await page.keyboard.press('1');
  await expect(rejection.getByRole('radio', { name: 'No face can be seen' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The picture is rejected.')).toBeVisible();
  await expect.poll(statusOf).toBe('Rejected');

  await page.keyboard.press('z');
  await expect(pane.getByText('To decide', { exact: true })).toBeVisible();
  await expect(pane.getByRole('region', { name: 'Decisions and notes' })).toContainText('undid the decision');
  await expect.poll(statusOf).toBe('Pending');

  await page.keyboard.press('r');
  await expect(pane.getByRole('form', { name: 'Approve the picture' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The picture is approved.')).toBeVisible();
  await expect.poll(statusOf).toBe('Approved');
});
