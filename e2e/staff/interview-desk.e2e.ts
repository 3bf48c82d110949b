import { indiaTimeIn } from '../support/india-time.ts';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { uniqueEmail } from '../support/portal.ts';
import { postVacancy, uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

/** For a field of date and time. */
const momentIn = (hours: number): string => indiaTimeIn(hours).replace(' ', 'T');

test('a person is invited to a walk-in interview, which is moved and cancelled', async ({
  page,
  portal,
  signInAsStaff,
}) => {
  const word = uniqueWord();
  const fullName = `Zubeda ${word}`;
  const email = uniqueEmail();
  const staff = await signInAsStaff(['recruiter']);
  const vacancyID = await postVacancy(staff.member, `Cashier ${word}`, `Tulsi ${word}`);
  await staff.open('interviews?view=walk-ins', 'Interviews');
  await page.getByRole('button', { name: 'Invite to a walk-in' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Invite to a walk-in' });
  await form.getByLabel('Name').fill(fullName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Email').press('Enter');
  // Nothing typed is lost.
  await expect(form.getByText('Enter the vacancy number')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue(fullName);
  await form.getByLabel('Vacancy number').fill(String(vacancyID));
  await form.getByLabel('From (IST)').fill(momentIn(48));
  await form.getByLabel('Until (IST)').fill(momentIn(51));
  await form.getByLabel('Venue').fill('4th floor, Baner Road, Pune');
  await form.getByLabel('Contact person').fill('Nandini');
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('The invitation is on its way')).toBeVisible();
  expect(await portal.waitForMessage(email, /invited to a walk-in/)).toContain('Baner Road');

  const row = page.getByLabel('Walk-in interviews').getByRole('button', { name: fullName });
  await row.click();
  const details = page.getByRole('region', { name: fullName });
  await expect(details).toBeVisible();
  // The open walk-in is in the address.
  await page.reload();
  await expect(details).toBeVisible();
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: `Edit the walk-in of ${fullName}` });
  await edit.getByLabel('From (IST)').fill(momentIn(72));
  await edit.getByLabel('Until (IST)').fill(momentIn(75));
  await expectAccessibleInBothThemes(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await details.getByRole('button', { name: 'Cancel the walk-in' }).click();
  await staff.giveReason(`Cancel the walk-in of ${fullName}`, 'The position is filled', 'Cancel the walk-in');
  expect(await portal.waitForMessage(email, /The position is filled/)).toContain('Zubeda');
});

test('a job fair is created and edited, staff see who is registered, and it is cancelled', async ({
  page,
  signInAsStaff,
}) => {
  const title = `Fair ${uniqueWord()}`;
  const staff = await signInAsStaff(['recruiter']);
  await staff.open('interviews?view=fairs', 'Interviews');
  await page.getByRole('button', { name: 'Create a job fair' }).click();
  const form = page.getByRole('dialog', { name: 'Create a job fair' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Organiser').fill('Aarambh');
  await form.getByLabel('City').fill('Pune');
  await form.getByLabel('Venue').fill('Hall 2, Shivajinagar');
  await form.getByLabel('From (IST)').fill(momentIn(48));
  await form.getByLabel('Until (IST)').fill(momentIn(55));
  await form.getByLabel('Places').fill('50');
  await form.getByLabel(/^Companies/).fill('Tulsi Granites');
  await form.getByLabel('Description').fill('Meet employers of Pune.');
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The job fair is now listed on the job fairs page')).toBeVisible();

  await page.getByLabel('Job fairs', { exact: true }).getByRole('button', { name: title }).click();
  const details = page.getByRole('region', { name: title });
  await expect(details.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: `Edit ${title}` });
  await edit.getByLabel('Venue').fill('Town Hall, Shivajinagar');
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(details.getByText('Town Hall, Shivajinagar')).toBeVisible();
  await details.getByRole('button', { name: 'Show who is registered' }).click();
  await expect(details.getByText('No registrations yet.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await details.getByRole('button', { name: 'Cancel the job fair' }).click();
  await staff.giveReason(`Cancel ${title}`, 'The hall is closed', 'Cancel the job fair');
  const fair = page.getByLabel('Job fairs', { exact: true }).locator('[data-row]').filter({ hasText: title });
  await expect(fair).toContainText('Cancelled');
});
