import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { postVacancy, uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

test('two names of one company are merged by keyboard and parted again; a fraud is blocked until it is unblocked', {
  tag: '@wide',
}, async ({ page, signInAsStaff }) => {
  const word = uniqueWord();
  const names = [`Tulsi ${word} Private Limited`, `Tulsi ${word} LLP`] as const;
  const staff = await signInAsStaff(['admin']);
  for (const name of names) await postVacancy(staff.member, `Welder ${word}`, name);

  await staff.open('companies', 'Companies');
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`text=${word}`));
  const list = page.getByLabel('Companies', { exact: true });
  await expect(list.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Escape');
  // By the name without the legal form, which is one; then by age.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const pane = page.getByRole('region', { name: names[0], exact: true });
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  await pane.getByRole('button', { name: `Merge into this one: ${names[1]}` }).press('Enter');
  await staff.giveReason(`Merge ${names[1]} into ${names[0]}`, 'One company in the register', 'Merge');
  await expect(page.getByText('Merged, 1 vacancy moved')).toBeVisible();
  await expect(pane.getByRole('link', { name: '2, 2 live' })).toBeVisible();
  await expect(pane.getByRole('region', { name: 'Merged into it' })).toContainText(names[1]);
  await pane.getByRole('button', { name: `Undo the merge of ${names[1]}` }).click();
  await staff.giveReason(`Undo the merge of ${names[1]}`, 'They are two', 'Undo the merge');
  await expect(pane.getByRole('link', { name: '1, 1 live' })).toBeVisible();

  await page.keyboard.press('e');
  const editor = page.getByRole('dialog', { name: `Edit ${names[0]}` });
  await editor.getByLabel('Website').fill('not an address');
  await editor.getByLabel('Website').press('Enter');
  await expect(editor.getByLabel('Website')).toHaveAccessibleDescription(/address/i);
  await editor.getByLabel('Website').fill('https://tulsi.example');
  await expectAccessibleInBothThemes(page);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await expect(pane.getByText('https://tulsi.example').first()).toBeVisible();

  await pane.getByRole('button', { name: 'Block' }).click();
  const form = page.getByRole('dialog', { name: `Block ${names[0]}` });
  await form.getByLabel('Reason').fill('Asks applicants for money');
  await form.getByLabel(/^It is a fraud/).check();
  await expectAccessibleInBothThemes(page);
  await form.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked, 1 vacancy closed')).toBeVisible();
  await expect(pane.getByRole('link', { name: '1, 0 live' })).toBeVisible();
  await pane.getByRole('button', { name: 'Unblock' }).click();
  await staff.giveReason(`Unblock ${names[0]}`, 'It was a mistake', 'Unblock');
  await expect(pane.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
