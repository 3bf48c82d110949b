import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { ProposeVacancy } from './propose-vacancy.tsx';

beforeEach(() => signInStaff(['applicants']));

const sent = async () => (await network.requests('ProposeVacancy')).map(({ body }) => JSON.parse(body ?? '{}'));

async function openForm() {
  const screen = await renderScreen(() => <ProposeVacancy accountID={7} fullName="Asha Rao" invalidates={[]} />);
  await screen.getByRole('button', { name: 'Propose a vacancy' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Propose a vacancy to Asha Rao' });
  await expect.element(sheet.getByLabelText('Vacancy number')).toBeVisible();
  return { screen, sheet };
}

it('asks for a number and a reason at their fields before anything is sent', async () => {
  const { sheet } = await openForm();
  await sheet.getByLabelText('Vacancy number').fill('twelve');
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet.getByLabelText('Vacancy number')).toHaveAccessibleDescription('Enter the vacancy number');
  await expect.element(sheet.getByLabelText('Vacancy number')).toHaveFocus();
  await expect.element(sheet.getByLabelText('Why it fits')).toHaveAccessibleDescription('Say why it fits.');
  expect(await sent()).toEqual([]);
  await expectFitsEveryWidth();
  await expectAccessible();
});

it('proposes the vacancy to the member, closes and says so', async () => {
  await network.reply('**/Operator/ProposeVacancy', { json: { proposalID: 5 } });
  const { screen, sheet } = await openForm();
  await sheet.getByLabelText('Vacancy number').fill(' 12 ');
  await sheet.getByLabelText('Why it fits').fill('Ten years of Tally');
  await sheet.getByRole('button', { name: 'Propose' }).click();
  await expect.element(screen.getByText('The vacancy is proposed, and Asha Rao gets a mail')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(await sent()).toEqual([{ accountID: 7, vacancyID: 12, note: 'Ten years of Tally' }]);
});

it('keeps what was typed when the server refuses', async () => {
  await network.reply('**/Operator/ProposeVacancy', problem(409, 'Asha Rao has no running plan.'));
  const { screen, sheet } = await openForm();
  await sheet.getByLabelText('Vacancy number').fill('12');
  await sheet.getByLabelText('Why it fits').fill('Ten years of Tally');
  await sheet.getByRole('button', { name: 'Propose' }).click();
  const refusal = screen.getByRole('alertdialog');
  await expect.element(refusal.getByText('Asha Rao has no running plan.')).toBeVisible();
  await refusal.getByRole('button').click();
  await expect.element(sheet.getByLabelText('Why it fits')).toHaveValue('Ten years of Tally');
});
