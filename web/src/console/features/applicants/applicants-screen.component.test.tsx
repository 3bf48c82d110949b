import { type ApplicantRow, staffPermissions } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { storeStaffSession } from '../../api/index.ts';
import { Component } from './applicants-screen.tsx';

const rowOf = (applicationID: number, fullName: string, more: Partial<ApplicantRow> = {}): ApplicantRow => ({
  applicationID,
  accountID: applicationID + 100,
  fullName,
  vacancyID: 7,
  jobTitle: 'Accountant',
  orgName: 'Tulsi Granites',
  stage: 'New',
  version: 1,
  appliedOn: '2026-11-20T05:00:00.000Z',
  planName: '',
  ...more,
});
const rows = [rowOf(1, 'Asha Rao'), rowOf(2, 'Bala Iyer')];

const details = (row: ApplicantRow) => ({
  ...row,
  email: 'asha@example.com',
  mobileNo: '',
  resumeName: 'asha.pdf',
  timeline: [],
  messages: [],
  undoUntil: null,
  interviews: [],
});

beforeEach(async () => {
  await page.viewport(1280, 800);
  storeStaffSession({
    token: 'the-token',
    expiration: '2099-01-01T00:00:00Z',
    staff: {
      staffID: 1,
      fullName: 'Meera Staff',
      email: 'meera@example.com',
      roles: ['recruiter'],
      permissions: staffPermissions.filter((one) => one === 'applicants' || one === 'resumes' || one === 'interviews'),
      factors: ['app'],
    },
  });
  await network.reply('**/ListAllApplicants*', { json: { applicants: rows, total: 2, isCapped: false } });
  await network.reply('**/GetApplicant/1', { json: details(rows[0] as ApplicantRow) });
  await network.reply('**/ViewResume*', {
    json: { pages: [{ picture: '', text: 'Ten years of Tally' }], pageCount: 1 },
  });
});

const bodies = async (part: string) => (await network.requests(part)).map(({ body }) => JSON.parse(body ?? '{}'));
const open = (url = '/applicants/1') => renderScreen(Component, { path: '/applicants/:applicationID?', url });

it('shows the resume beside the list and moves the open applicant by one key', async () => {
  await network.reply('**/MoveApplicants', { json: { done: [{ applicationID: 1, version: 2 }], skipped: [] } });
  const screen = await open();
  await expect.element(screen.getByText('Ten years of Tally')).toBeVisible();
  await expect.element(screen.getByText('Not shown: no consent')).toBeVisible();
  await userEvent.keyboard('3');
  await expect.element(screen.getByText('Asha Rao: Shortlisted')).toBeVisible();
  expect(await bodies('MoveApplicants')).toEqual([{ rows: [{ applicationID: 1, version: 1 }], stage: 'Shortlisted' }]);
});

it('rejects with two keys and undoes with one', async () => {
  const done = [{ applicationID: 1, version: 2 }];
  await network.reply('**/MoveApplicants', { json: { done, skipped: [] } });
  await network.reply('**/UndoApplicantMoves', { json: { done: [{ applicationID: 1, version: 3 }], skipped: [] } });
  const screen = await open();
  await expect.element(screen.getByText('Ten years of Tally')).toBeVisible();
  await userEvent.keyboard('7');
  await expect.element(screen.getByRole('button', { name: 'Skills do not match' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Asha Rao: Not selected')).toBeVisible();
  expect(await bodies('MoveApplicants')).toMatchObject([{ stage: 'Not selected', reason: 'Skills do not match' }]);
  await userEvent.keyboard('u');
  await expect.poll(() => bodies('UndoApplicantMoves')).toEqual([{ rows: done }]);
});

it('names what a bulk move left out', async () => {
  const skipped = [{ applicationID: 2, cause: 'The applicant has withdrawn.' }];
  await network.reply('**/MoveApplicants', { json: { done: [{ applicationID: 1, version: 2 }], skipped } });
  const screen = await open('/applicants');
  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await userEvent.keyboard('2');
  const dialog = screen.getByRole('dialog', { name: '1 applicant was skipped' });
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('Bala Iyer: The applicant has withdrawn.');
  expect((await bodies('MoveApplicants'))[0].rows).toHaveLength(2);
});

it('fills a template for the open applicant, asks for what is left, and withdraws the mail by one key', async () => {
  const done = [{ applicationID: 1, messageID: 31 }];
  await network.reply('**/MessageApplicants', { json: { done, skipped: [] } });
  await network.reply('**/UndoApplicantMessages', { json: { done, skipped: [] } });
  const screen = await open();
  await expect.element(screen.getByText('Ten years of Tally')).toBeVisible();
  await userEvent.keyboard('m');
  const dialog = screen.getByRole('dialog', { name: 'Write to Asha Rao' });
  await dialog.getByRole('combobox', { name: 'Start with a template' }).selectOptions('Still being decided');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Subject' }))
    .toHaveValue('Your application is still open: Accountant');
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect.element(dialog.getByText('Fill in [date]')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Accountant at Tulsi Granites: wait until Monday.');
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect.element(screen.getByText('Mail to Asha Rao will be sent in ten minutes')).toBeVisible();
  expect(await bodies('/MessageApplicants')).toMatchObject([
    { applicationIDs: [1], text: 'Accountant at Tulsi Granites: wait until Monday.' },
  ]);
  await userEvent.keyboard('u');
  await expect.poll(() => bodies('UndoApplicantMessages')).toEqual([{ messageIDs: [31] }]);
});

it('shows a mail to several as the first one gets it, and names those left out', async () => {
  const skipped = [{ applicationID: 2, cause: 'The applicant has withdrawn.' }];
  await network.reply('**/MessageApplicants', { json: { done: [{ applicationID: 1, messageID: 31 }], skipped } });
  const screen = await open('/applicants');
  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await screen.getByRole('button', { name: 'Write a mail' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Write to 2 applicants' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('News about {job}');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('{company} needs a week, {name}.');
  const preview = dialog.getByRole('region', { name: 'As Asha Rao will see it' });
  await expect
    .element(preview)
    .toHaveTextContent('As Asha Rao will see itNews about AccountantTulsi Granites needs a week, Asha Rao.');
  await dialog.getByRole('button', { name: 'Mail 2 applicants' }).click();
  const left = screen.getByRole('dialog', { name: '1 applicant was skipped' });
  await expect.element(left.getByRole('listitem')).toHaveTextContent('Bala Iyer: The applicant has withdrawn.');
  expect(await bodies('/MessageApplicants')).toMatchObject([
    { applicationIDs: [1, 2], subject: 'News about {job}', text: '{company} needs a week, {name}.' },
  ]);
});

it('says what a colleague changed meanwhile', async () => {
  const text = 'Changed by someone else: now Viewed, by Ravi on 23 Nov 2026, 1:00 pm.';
  await network.reply('**/MoveApplicants', problem(409, text));
  const screen = await open();
  await expect.element(screen.getByText('Ten years of Tally')).toBeVisible();
  await userEvent.keyboard('3');
  await expect.element(screen.getByText(text)).toBeVisible();
});

it('offers to ask a second person after fifty resumes', async () => {
  await network.reply('**/ViewResume*', problem(409, 'You have opened 50 resumes today.', 'second_person_needed'));
  const screen = await open();
  await expect.element(screen.getByText('You have opened 50 resumes today.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Request approval' })).toBeVisible();
});

it('says in the list that there is no vacancy with the number of the filter', async () => {
  await network.reply('**/ListAllApplicants*', problem(404, 'There is no vacancy with this number.', 'not_found'));
  const screen = await open('/applicants?vacancy=999999999');
  await expect.element(screen.getByText('There is no vacancy with this number.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('searchbox', { name: 'Vacancy number' })).toHaveValue('999999999');
});

it('says that a text is not a vacancy number, keeps it, and lists nobody', async () => {
  const screen = await open('/applicants');
  await expect.element(screen.getByRole('button', { name: 'Asha Rao' })).toBeVisible();
  const field = screen.getByRole('searchbox', { name: 'Vacancy number' });
  await field.fill('12a');
  await expect.element(field).toHaveAccessibleDescription('Enter a number');
  await expect.element(field).toHaveValue('12a');
  await expect.element(screen.getByText('No vacancy has this number')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Asha Rao' })).not.toBeInTheDocument();
  await field.fill('12');
  await expect.element(screen.getByRole('button', { name: 'Asha Rao' })).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription('');
  const asked = async () => {
    const requests = await network.requests('ListAllApplicants');
    return new Set(requests.map(({ url }) => new URL(url).searchParams.get('vacancyID')));
  };
  // The description goes before the list is asked for again.
  await expect.poll(asked).toEqual(new Set([null, '12']));
});

it('works at the width of a phone', async () => {
  await page.viewport(360, 740);
  const screen = await open('/applicants?stage=New');
  await expect.element(screen.getByRole('button', { name: 'Asha Rao' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
