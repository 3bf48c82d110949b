import { type StaffVacancy, type StaffVacancyDetails, staffPermissions } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { network, problem } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { storeStaffSession } from '../../api/index.ts';
import { ReasonHost } from '../../ui/index.ts';
import { Component as ListScreen } from './vacancies-screen.tsx';
import { Component as FormScreen } from './vacancy-form-screen.tsx';

const rowOf = (vacancyID: number, jobTitle: string): StaffVacancy => ({
  vacancyID,
  jobTitle,
  companyID: 3,
  orgName: 'Tulsi Granites',
  isCompanyBlocked: false,
  status: 'live',
  source: 'staff',
  sourceID: 'x',
  version: 3,
  locations: ['Pune'],
  postedOn: '2026-11-20T05:00:00.000Z',
  validThrough: '2026-12-20T18:30:00.000Z',
  applicants: 2,
  unread: 1,
});

const details: StaffVacancyDetails = {
  ...rowOf(7, 'Mason'),
  form: {
    title: 'Mason',
    company: 'Tulsi Granites',
    locations: 'Pune',
    employmentType: 'Full Time',
    experienceFromYears: null,
    experienceToYears: 5,
    pay: '',
    skills: '',
    education: '',
    department: '',
    openings: null,
    lastDay: '2099-12-20',
    description: 'Build walls.',
  },
  version: 4,
  canUndoClose: false,
  endedAsFraud: false,
  history: [],
};

beforeEach(async () => {
  storeStaffSession({
    token: 'the-token',
    expiration: '2099-01-01T00:00:00Z',
    staff: {
      staffID: 1,
      fullName: 'Meera Staff',
      email: 'meera@example.com',
      roles: ['recruiter'],
      permissions: staffPermissions.filter((one) => one === 'vacancies'),
      factors: ['app'],
    },
  });
  await network.reply('**/Staff/ListVacancySources', {
    json: [{ source: 'feed', needsApproval: false, drafts: 0, changedBy: '', changedOn: null }],
  });
  await network.reply('**/Staff/ListVacancies*', { json: [rowOf(7, 'Mason'), rowOf(8, 'Welder')] });
  await network.reply('**/Staff/GetVacancy/7', { json: details });
});

const bodies = async (part: string) => (await network.requests(part)).map(({ body }) => JSON.parse(body ?? '{}'));
const openList = (url = '/vacancies?status=live&text=ab') =>
  renderScreen(
    () => (
      <>
        <ListScreen />
        <ReasonHost />
      </>
    ),
    { path: '/vacancies/:vacancyID?', url },
  );
const openForm = (url = '/vacancies/7/edit') =>
  renderScreen(FormScreen, { path: url.includes('edit') ? '/vacancies/:vacancyID/edit' : '/vacancies/new', url });

it('closes the selected rows as they were shown, names what was left out, also of the undo', async () => {
  const skipped = [{ id: 8, name: 'Welder, Tulsi Granites', cause: 'It is paused, not live.' }];
  await network.reply('**/Staff/CloseVacancies', { json: { done: [{ vacancyID: 7, version: 4 }], skipped } });
  const changed = { id: 7, name: 'Mason, Tulsi Granites', cause: 'This vacancy was changed by someone else.' };
  await network.reply('**/Staff/UndoCloseVacancies', { json: { done: [], skipped: [changed] } });
  const screen = await openList();
  await screen.getByRole('checkbox', { name: 'Select Mason, Tulsi Granites' }).click();
  await screen.getByRole('checkbox', { name: 'Select Welder, Tulsi Granites' }).click();
  await screen.getByRole('region', { name: 'Selected vacancies' }).getByRole('button', { name: 'Close' }).click();
  const question = screen.getByRole('dialog', { name: 'Close 2 vacancies' });
  await question.getByLabelText('Reason').fill('Position filled');
  await question.getByRole('button', { name: 'Close', exact: true }).last().click();
  const list = screen.getByRole('dialog', { name: '1 vacancy was skipped' });
  await expect.element(list.getByText(/It is paused, not live/)).toBeVisible();
  expect(await bodies('/CloseVacancies')).toEqual([
    {
      rows: [
        { vacancyID: 7, version: 3 },
        { vacancyID: 8, version: 3 },
      ],
      reason: 'Position filled',
      isFraud: false,
    },
  ]);
  await list.getByRole('button', { name: 'Close', exact: true }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => bodies('UndoCloseVacancies'))
    .toEqual([{ rows: [{ vacancyID: 7, version: 4 }], reason: 'Undone' }]);
  await expect.element(list.getByText(/changed by someone else/)).toBeVisible();
});

it('approves a draft as the pane showed it, though the list has loaded a later version', async () => {
  await network.reply('**/Staff/GetVacancy/7', { json: { ...details, status: 'draft', version: 2 } });
  await network.reply('**/Staff/ApproveVacancies', { json: { done: [{ vacancyID: 7, version: 3 }], skipped: [] } });
  const screen = await openList('/vacancies/7');
  await screen.getByRole('button', { name: 'Approve' }).first().click();
  const question = screen.getByRole('dialog', { name: 'Approve the vacancy' });
  await question.getByLabelText('Reason').fill('Checked');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect
    .poll(() => bodies('ApproveVacancies'))
    .toEqual([{ rows: [{ vacancyID: 7, version: 2 }], reason: 'Checked' }]);
});

it('closes all of a source with the number that was shown, loads it again when it changed with the reason kept, and undoes it in one press', async () => {
  await network.reply('**/Staff/CountOpenVacancies*', { json: { open: 1203 } });
  await network.reply('**/Staff/CloseAllVacancies', problem(409, 'Now 1,204 vacancies are live or paused.'));
  const screen = await openList('/vacancies?source=feed&status=draft');
  await screen.getByRole('button', { name: 'Close all of feed' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Close all of feed' });
  await expect.element(sheet.getByText('1,203 vacancies are live or paused.')).toBeVisible();
  await expect.element(sheet.getByLabelText('Reason')).toHaveFocus();
  await sheet.getByLabelText('Reason').fill('Wrong feed');
  await network.reply('**/Staff/CountOpenVacancies*', { json: { open: 1204 } });
  await sheet.getByRole('button', { name: 'Close 1,203 vacancies' }).click();
  const refusal = screen.getByRole('alertdialog');
  await expect.element(refusal.getByText('Now 1,204 vacancies are live or paused.')).toBeVisible();
  await refusal.getByRole('button').click();

  const undoUntil = '2026-11-24T06:00:00.000Z';
  await network.reply('**/Staff/CloseAllVacancies', { json: { closed: 1204, open: 0, undoUntil } });
  const part = { reopened: 200, paused: 0, leftOut: 0 };
  await network.reply('**/Staff/UndoCloseAllVacancies', { json: { ...part, lastID: null } });
  await sheet.getByRole('button', { name: 'Close 1,204 vacancies' }).click();
  await expect.element(screen.getByText(/^1,204 vacancies closed\./)).toBeVisible();
  const sent = { source: 'feed', reason: 'Wrong feed' };
  expect(await bodies('/CloseAllVacancies')).toEqual([
    { ...sent, open: 1203 },
    { ...sent, open: 1204 },
  ]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => bodies('UndoCloseAllVacancies'))
    .toEqual([{ source: 'feed', undoUntil, afterID: 0, reason: 'Undone' }]);
});

it('offers closing all only where a source or a company is chosen', async () => {
  const screen = await openList('/vacancies?status=live');
  await expect.element(screen.getByText('Mason')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Close all/ })).not.toBeInTheDocument();
  await screen.unmount();
  const ofCompany = await openList('/vacancies?company=3');
  await expect.element(ofCompany.getByRole('button', { name: 'Close all of Tulsi Granites' })).toBeVisible();
});

it('sends the filters of the address, but no text that is too short to find anything', async () => {
  const screen = await openList();
  await expect.element(screen.getByText('Mason')).toBeVisible();
  const [{ url = '' } = {}] = await network.requests('ListVacancies');
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ page: '1', status: 'live' });
});

it('edits with the version that was loaded, empty numbers as null, and shows a refusal at its field', async () => {
  await network.reply('**/Staff/EditVacancy', {
    status: 400,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: '',
      title: '',
      status: 400,
      code: 'bad_input',
      detail: 'Write pay like this',
      errors: [{ field: 'pay', message: 'Write pay like this' }],
    }),
  });
  const screen = await openForm();
  await screen.getByLabelText('Pay').fill('handsome');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('Write pay like this')).toBeVisible();
  await expect.element(screen.getByLabelText('Pay')).toHaveFocus();
  const [body] = await bodies('EditVacancy');
  expect(body).toMatchObject({
    vacancyID: 7,
    version: 4,
    experienceFromYears: null,
    experienceToYears: 5,
    openings: null,
  });
});

it('says that an edited vacancy was paused, because its company is blocked', async () => {
  await network.reply('**/Staff/EditVacancy', {
    json: { vacancyID: 7, status: 'paused', version: 5, isHeld: false, findings: [] },
  });
  const screen = await openForm();
  await screen.getByLabelText('Company').fill('Kiln Frauds');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('Saved, and paused: this company is blocked')).toBeVisible();
});

it('keeps what was typed when a colleague has changed the vacancy', async () => {
  await network.reply(
    '**/Staff/EditVacancy',
    problem(409, 'This vacancy was changed by someone else. Ravi, today: changed pay.'),
  );
  const screen = await openForm();
  await screen.getByLabelText('Job title').fill('Head mason');
  await network.reply('**/Staff/GetVacancy/7', {
    json: { ...details, version: 5, history: [{ at: details.postedOn, actor: 'Ravi', text: 'changed pay' }] },
  });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('alertdialog').getByRole('button').click();
  await expect.element(screen.getByText(/Ravi: changed pay\./)).toBeVisible();
  await expect.element(screen.getByLabelText('Job title')).toHaveValue('Head mason');
});

it('copies a vacancy with a new last day, and posts one form once', async () => {
  await network.reply('**/Staff/PostVacancy', {
    json: { vacancyID: 9, status: 'draft', version: 1, isHeld: false, findings: [] },
  });
  const screen = await openForm('/vacancies/new?copy=7');
  await expect.element(screen.getByLabelText('Job title')).toHaveValue('Mason');
  await screen.getByRole('button', { name: 'Save as draft' }).click();
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/vacancies/9');
  const [body] = await bodies('PostVacancy');
  expect(body).toMatchObject({ title: 'Mason', asDraft: true, formID: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(body.lastDay).not.toBe(details.form.lastDay);
});

it('says plainly that screening holds what was posted, with the words and why', async () => {
  const finding = { rule: 'fee-kit', field: 'description', explanation: 'Nobody may take money for a job.' };
  const saved = { vacancyID: 9, status: 'draft', version: 1, isHeld: true };
  await network.reply('**/Staff/PostVacancy', {
    json: { ...saved, findings: [{ ...finding, level: 'high', words: 'pay Rs 900 for the uniform' }] },
  });
  const screen = await openForm('/vacancies/new?copy=7');
  await screen.getByRole('button', { name: 'Post', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Screening holds this vacancy' })).toBeVisible();
  await expect.element(screen.getByText('pay Rs 900 for the uniform')).toBeVisible();
  await expect.element(screen.getByText('Nobody may take money for a job.')).toBeVisible();
  await screen.getByRole('link', { name: 'Show the vacancy' }).click();
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/vacancies/9');
});

it('names the company whose vacancies are shown, and shows those of all again', async () => {
  const screen = await renderScreen(ListScreen, { path: '/vacancies/:vacancyID?', url: '/vacancies?company=3' });
  const company = screen.getByRole('combobox', { name: 'Company' });
  await expect.element(company).toHaveDisplayValue('Tulsi Granites');
  expect((await network.requests('ListVacancies?')).at(-1)?.url).toContain('companyID=3');
  await company.selectOptions('All');
  await expect.element(company).not.toBeInTheDocument();
  await expect.poll(async () => (await network.requests('ListVacancies?')).at(-1)?.url).not.toContain('companyID');
});
