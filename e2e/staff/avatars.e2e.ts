import { addressOf, savePicture } from '@aarambh/contract';
import { imagePng } from '../support/files.ts';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

test('a waiting picture is rejected and the decision undone', async ({ page, portal, request, signInAsStaff }) => {
  const fullName = `Zubeda ${uniqueWord()}`;
  const person = await portal.createAccount(fullName);
  const saved = await request.post(addressOf(savePicture, {}), {
    headers: { authorization: `Bearer ${person.token}` },
    multipart: { accountID: String(person.accountID), picture: imagePng },
  });
  expect(saved.ok()).toBe(true);
  const staff = await signInAsStaff(['trust']);
  await staff.open('pictures', 'Pictures');
  const waiting = page.getByLabel('Pictures', { exact: true }).getByRole('listitem').filter({ hasText: fullName });
  await expect(waiting.getByRole('img')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await waiting.getByRole('button', { name: `Reject the picture of ${fullName}` }).press('Enter');
  await expect(waiting).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toBeVisible();
});
