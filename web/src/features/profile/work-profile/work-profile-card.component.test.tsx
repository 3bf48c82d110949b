import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network } from '../../../testing/network.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { WorkProfileCard } from './work-profile-card.tsx';

/** All rows but the salary: a saved row opens the next empty one. */
const WITHOUT_SALARY = {
  gender: 'Female',
  currentExperience: '3 Year(s), 6 Month(s)',
  currentAnnualSalary: null,
  noticePeriod: '1 Month',
  readyToReallocate: 'No',
  jobMode: 'Remote',
  years: 3,
  months: 6,
  jobModeID: 1,
};
const DETAILS = '**/GetProfileDetails/*';
const SALARY = 'Current Annual Salary (INR)';

it('keeps what was typed when saving fails, and saves it on the next attempt', async () => {
  signIn();
  await network.reply(DETAILS, { json: WITHOUT_SALARY });
  await network.reply('**/SaveAnnualSalary', { body: 'Annual salary saved successfully' });
  await network.reply('**/SaveAnnualSalary', { isAborted: true, times: 1 });
  const screen = await renderScreen(() => <WorkProfileCard accountID={member.accountID} onChanged={() => undefined} />);
  await screen.getByRole('button', { name: `Edit ${SALARY}` }).click();
  const dialog = screen.getByRole('dialog', { name: `Edit ${SALARY}` });
  const field = dialog.getByRole('textbox', { name: SALARY });
  await field.fill('480000');
  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/We could not reach Aarambh/);
  await expect.element(screen.getByText('₹4,80,000', { exact: true })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.element(field).toHaveValue('480000');

  await network.reply(DETAILS, { json: { ...WITHOUT_SALARY, currentAnnualSalary: 480_000 } });
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('definition').getByText('₹4,80,000', { exact: true })).toBeVisible();
  const sent = (await network.requests('SaveAnnualSalary')).map(({ body }) => JSON.parse(body ?? ''));
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ accountID: member.accountID, data: 480_000 })));
});

it('never opens above the dialog of another row when saving fails late, and keeps what was chosen', async () => {
  signIn();
  await network.reply(DETAILS, { json: { ...WITHOUT_SALARY, currentAnnualSalary: 480_000 } });
  await network.reply('**/SaveGender', { isAborted: true, isDelayed: true });
  const screen = await renderScreen(() => <WorkProfileCard accountID={member.accountID} onChanged={() => undefined} />);
  const edit = (row: string) => screen.getByRole('button', { name: `Edit ${row}` });
  const dialog = (row: string) => screen.getByRole('dialog', { name: `Edit ${row}` });
  await edit('Gender').click();
  await dialog('Gender').getByRole('combobox').selectOptions('Male');
  await dialog('Gender').getByRole('button', { name: 'Save changes' }).click();
  await edit('Notice Period').click();
  await expect.element(dialog('Notice Period').getByRole('combobox')).toBeVisible();
  await network.release();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await screen.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.element(edit('Gender')).not.toHaveAttribute('aria-disabled');
  await expect.poll(() => document.querySelectorAll('dialog:modal')).toHaveLength(1);
  await expect.element(dialog('Notice Period')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelectorAll('dialog:modal')).toHaveLength(0);

  await edit('Gender').click();
  await expect.element(dialog('Gender').getByRole('combobox')).toHaveValue('Male');
  // Closed without saving: the stored value is offered again.
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelectorAll('dialog:modal')).toHaveLength(0);
  await edit('Gender').click();
  await expect.element(dialog('Gender').getByRole('combobox')).toHaveValue('Female');
});
