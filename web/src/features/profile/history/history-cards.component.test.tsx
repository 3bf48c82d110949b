import type { History } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { EducationCard, EmploymentCard } from './history-cards.tsx';

const job = {
  employmentID: 3,
  jobTitle: 'Accountant',
  company: 'Venkatanarasimharajuvaripetasubrahmanyam Traders Pvt. Ltd.',
  place: 'Pune',
  from: '2019-06',
  to: '',
  description: '',
};
const degree = {
  educationID: 4,
  qualification: 'B.Com',
  subject: '',
  institute: 'Pune University',
  year: '2015',
  grade: '68%',
};
const history: History = { employment: [job], education: [degree] };
const none: History = { employment: [], education: [] };

async function renderCards(read: History) {
  signIn();
  await network.reply('**/GetHistory/*', { json: read });
  return await renderScreen(() => (
    <div className="grid gap-5">
      <EmploymentCard accountID={member.accountID} />
      <EducationCard accountID={member.accountID} />
    </div>
  ));
}

it('lists jobs and degrees', async () => {
  const screen = await renderCards(history);
  await expect.element(screen.getByText('Jun 2019 – today')).toBeVisible();
  await expect.element(screen.getByText('2015, 68%')).toBeVisible();
});

it('shows messages at their fields, and sends months in the form of the server', async () => {
  await network.reply('**/SaveEmployment', { json: history });
  const screen = await renderCards(none);
  await screen.getByRole('button', { name: 'Add job' }).click();
  const title = screen.getByRole('textbox', { name: 'Job title' });
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Job title is required')).toBeVisible();
  await title.fill('Accountant');
  await screen.getByRole('textbox', { name: 'Company' }).fill('Deccan Traders');
  await screen.getByRole('textbox', { name: /^From/ }).fill('6/2019');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Jun 2019 – today')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add job' })).toHaveFocus();
  const [sent] = await network.requests('SaveEmployment');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ accountID: 7, from: '2019-06', to: '' });
});

it('keeps what was typed when the server refuses, and closes by Escape', async () => {
  await network.reply('**/SaveEducation', problem(409, 'At most 20 entries are kept.'));
  const screen = await renderCards(none);
  await screen.getByRole('button', { name: 'Add education' }).click();
  const field = screen.getByRole('textbox', { name: 'Qualification' });
  await field.fill('ITI');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('At most 20 entries are kept.')).toBeVisible();
  await expect.element(field).toHaveValue('ITI');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add education' })).toHaveFocus();
});

it.each(['Escape', 'Cancel'])(
  '%s asks before it discards a filled form, and closes an untouched one at once',
  async (by) => {
    const screen = await renderCards(none);
    const close = () =>
      by === 'Escape' ? userEvent.keyboard('{Escape}') : screen.getByRole('button', { name: 'Cancel' }).click();
    const add = screen.getByRole('button', { name: 'Add job' });
    const title = screen.getByRole('textbox', { name: 'Job title' });
    await add.click();
    await expect.element(title).toHaveFocus();
    await close();
    await expect.element(add).toHaveFocus();

    await add.click();
    await title.fill('Accountant');
    await close();
    const question = screen.getByRole('alertdialog', { name: 'Discard what you entered?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(title).toHaveValue('Accountant');
    await close();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(add).toHaveFocus();
  },
);

it('removes an entry and adds it again by undo', async () => {
  await network.reply('**/RemoveEmployment', { json: none });
  await network.reply('**/SaveEmployment', { json: history });
  const screen = await renderCards(history);
  await screen.getByRole('button', { name: 'Remove Accountant' }).click();
  await expect.element(screen.getByText('Jun 2019 – today')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Jun 2019 – today')).toBeVisible();
  const [sent] = await network.requests('SaveEmployment');
  expect(JSON.parse(sent?.body ?? '')).not.toHaveProperty('employmentID');
});
