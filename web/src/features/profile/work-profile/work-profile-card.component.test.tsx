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
