import { getModerationFigures } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useStaffQuery } from '../../api/index.ts';
import { signInStaff } from '../../api/test-staff-session.ts';
import { findRanges, markHtml } from './mark-words.ts';
import { Component as FiguresScreen } from './moderation-figures-screen.tsx';
import { Component } from './moderation-screen.tsx';

const listed = {
  kind: 'vacancy',
  caseID: 7,
  version: 3,
  vacancyID: 90,
  jobTitle: 'Data Entry Operator',
  companyID: 5,
  orgName: 'Tulsi Traders',
  vacancyStatus: 'paused',
  state: 'open',
  level: 'high',
  causes: ['finding', 'report'],
  holdsVacancy: true,
  openedOn: '2020-01-01T05:00:00.000Z',
  dueOn: '2020-01-01T05:15:00.000Z',
  isOverdue: true,
  decidedOn: null as string | null,
  claimedBy: '',
  isMine: false,
  isOwn: false,
  words: 'Registration fee Rs 450',
  reports: 1,
};
const next = { ...listed, caseID: 8, vacancyID: 91, jobTitle: 'Field Executive', words: '', reports: 2 };

const finding = {
  findingID: 31,
  rule: 'fee-demand',
  level: 'high',
  field: 'description',
  words: 'Registration fee Rs 450',
  explanation: 'It asks applicants to pay before they get the job.',
  foundOn: listed.openedOn,
  outcome: 'undecided',
};
const report = {
  reportID: 41,
  reason: 'money',
  text: 'They called me for a deposit.',
  email: 'kavya@example.com',
  memberID: 12,
  hasProof: false,
  weight: 2,
  reportedOn: listed.openedOn,
  outcome: 'undecided',
  right: 3,
  wrong: 1,
};
const vacancy = {
  vacancyID: 90,
  jobTitle: listed.jobTitle,
  companyID: 5,
  orgName: listed.orgName,
  vacancyDescription: '<p>Work from home. <b>Registration</b> fee\n Rs 450 by UPI.</p>',
  skills: [],
  locations: ['Nagpur'],
  jobModes: [],
  experience: 'Fresher',
  fromSalary: null,
  toSalary: null,
  salaryNotDisclose: true,
  website: '',
  interviewAddress: '',
  postedOn: listed.openedOn,
  validThrough: '2030-01-01T00:00:00.000Z',
  checks: [],
};
const detailsOf = (one: typeof listed) => ({
  ...one,
  vacancy: { ...vacancy, jobTitle: one.jobTitle },
  postingVersion: '2.1',
  source: 'console',
  poster: { staffID: 4, fullName: 'Imran Shaikh' },
  posterContact: { email: 'jobs@tulsi.example', of: 'posting' } as { email: string; of: string } | null,
  findings: [finding],
  reports: [report],
  foldedReports: 1_200,
  applicants: 12,
  otherJobs: [{ vacancyID: 80, jobTitle: 'Clerk', status: 'live', postedOn: listed.openedOn }],
  otherCases: [
    { caseID: 2, jobTitle: 'Packer', state: 'upheld', at: listed.openedOn, reason: 'asks-money', by: 'Asha' },
  ],
  history: [],
  becomesLive: one.holdsVacancy,
  undoUntil: null,
  warnings: null,
});

const picture = {
  kind: 'picture',
  caseID: 9,
  version: 1,
  memberID: 3,
  fullName: 'Ravi Nair',
  pictureID: 1 as number | null,
  state: 'open',
  openedOn: listed.openedOn,
  dueOn: '2020-01-02T05:00:00.000Z',
  isOverdue: true,
  decidedOn: null,
  claimedBy: '',
  isMine: false,
};
const pictureDetails = {
  ...picture,
  reviewedBy: '',
  otherPictures: [{ caseID: 4, state: 'rejected', at: listed.openedOn, reason: 'no-face', by: 'Asha' }],
  history: [],
  undoUntil: null as string | null,
};

beforeEach(async () => {
  signInStaff(['moderation']);
  await network.reply('**/Staff/ListModerationCases**', { json: { cases: [listed, next], total: 2, isCapped: false } });
  await network.reply('**/Staff/GetModerationCase/7', { json: detailsOf(listed) });
  await network.reply('**/Staff/GetModerationCase/8', { json: detailsOf(next) });
  await network.reply('**/Staff/ListScreeningRules', {
    json: [{ ruleID: 'fee-demand', label: 'Fee for registration' }],
  });
  await network.reply('**/Staff/GetModerationCase/9', { json: pictureDetails });
  await network.reply('**/Staff/ReadAvatar/**', { body: 'GIF89a', contentType: 'image/gif' });
});

const open = (url = '/moderation') => renderScreen(Component, { path: '/moderation/:caseID?', url });
const sentTo = async (call: string) => (await network.requests(call)).map(({ body }) => JSON.parse(body ?? ''));

it('shows why each case is there and how late it is, and opens one with the found words marked', async () => {
  const screen = await open();
  await expect.element(screen.getByText('“Registration fee Rs 450”, 1 report')).toBeVisible();
  await expect.element(screen.getByText(/^\d+ days late$/).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Data Entry Operator' }).click();
  const posting = screen.getByRole('region', { name: 'Posting' });
  await expect.element(posting).toBeVisible();
  const marks = [...posting.element().querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks.join('').replace(/\s+/g, ' ')).toBe('Registration fee Rs 450');
  await expect.element(screen.getByText('Fee for registration, in the description')).toBeVisible();
  await expect.element(screen.getByText('They called me for a deposit.')).toBeVisible();
  await expect.element(screen.getByText(/right 3 of 4 times/)).toBeVisible();
  await expect.element(screen.getByText('And 1,200 more from guests, which are only counted.')).toBeVisible();
  const others = screen.getByRole('list', { name: 'Other cases' });
  await expect.element(others.getByRole('link', { name: 'Packer' })).toBeVisible();
  expect(others.element().textContent).toContain('It asks for money, Asha');
  await expect.element(screen.getByRole('link', { name: 'Clerk' })).toBeVisible();
});

it('says who else looks at the case, and tells them that it is being decided', async () => {
  await network.reply('**/Staff/LeavePresence', { body: 'Left' });
  await network.reply('**/Staff/ShowPresence', { json: [{ staffID: 8, fullName: 'Asha Rao', isEditing: true }] });
  const screen = await open('/moderation/7');
  await expect.element(screen.getByText('Asha Rao is editing this.')).toBeVisible();
  await userEvent.keyboard('n');
  await expect
    .poll(() => sentTo('ShowPresence'))
    .toContainEqual(expect.objectContaining({ kind: 'moderation-case', id: 7, isEditing: true }));
});

it('says why an own case cannot be opened, in the list and when it is opened', async () => {
  const own = { ...listed, isOwn: true, words: '', reports: 0 };
  await network.reply('**/Staff/ListModerationCases**', { json: { cases: [own], total: 1, isCapped: false } });
  await network.reply('**/Staff/GetModerationCase/7', problem(403, 'A colleague decides on it.', 'forbidden'));
  const screen = await open();
  await expect.element(screen.getByText('You posted or edited it, so a colleague must decide')).toBeVisible();
  await screen.getByRole('button', { name: 'Data Entry Operator' }).click();
  await expect.element(screen.getByText('A colleague decides on it.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Uphold' })).not.toBeInTheDocument();
  await expectAccessible();
});

it('is accessible and fits every width, with the open case and a decision', async () => {
  const screen = await open('/moderation/7');
  await screen.getByRole('button', { name: 'Uphold' }).click();
  await screen.getByText('Some findings were wrong').click();
  await expectAccessible();
  await expectFitsEveryWidth();
});

it('asks the server for what the filters say', async () => {
  const screen = await open();
  await userEvent.selectOptions(screen.getByLabelText('What'), 'New companies');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Upheld');
  await expect
    .poll(async () => (await network.requests('ListModerationCases')).at(-1)?.url)
    .toMatch(/state=upheld.*cause=new-company/);
});

it('upholds by keys, opens the next case, and undoes from the toast', async () => {
  await network.reply('**/Staff/DecideModerationCase', { body: 'Case 7 is upheld.' });
  await network.reply('**/Staff/UndoModerationDecision', { body: 'The decision on case 7 is undone.' });
  const screen = await open('/moderation/7');
  await expect.element(screen.getByRole('button', { name: 'Uphold' })).toBeVisible();
  await userEvent.keyboard('u');
  await expect.element(screen.getByText(/All 12 applicants are warned in two minutes/)).toBeVisible();
  await userEvent.keyboard('2');
  await expect.element(screen.getByRole('radio', { name: 'It uses the name of another company' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Field Executive' })).toBeVisible();
  expect(await sentTo('DecideModerationCase')).toEqual([
    {
      caseID: 7,
      version: 3,
      postingVersion: '2.1',
      decision: 'uphold',
      reason: 'fake-company',
      note: '',
      endsSessions: true,
      exceptFindingIDs: [],
      exceptReportIDs: [],
    },
  ]);
  await screen.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => sentTo('UndoModerationDecision')).toEqual([{ caseID: 7, version: 4 }]);
});

it('undoes the last decision of the user by key, not that of a colleague on the next case, and shows its case again', async () => {
  const undoUntil = '2099-01-01T00:00:00.000Z';
  await network.reply('**/Staff/GetModerationCase/8', { json: { ...detailsOf(next), undoUntil } });
  await network.reply('**/Staff/DecideModerationCase', { body: 'Case 7 is released.' });
  await network.reply('**/Staff/UndoModerationDecision', { body: 'The decision on case 7 is undone.' });
  const screen = await open('/moderation/7');
  await expect.element(screen.getByRole('button', { name: 'Release' })).toBeVisible();
  await userEvent.keyboard('r');
  await userEvent.keyboard('1{Enter}');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Field Executive' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo the decision' })).toBeVisible();
  await userEvent.keyboard('z');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Data Entry Operator' })).toBeVisible();
  expect(await sentTo('UndoModerationDecision')).toEqual([{ caseID: 7, version: 4 }]);
});

it('undoes a decision by key while the list after it is still loading', async () => {
  await network.reply('**/Staff/DecideModerationCase', { body: 'Case 7 is released.' });
  await network.reply('**/Staff/UndoModerationDecision', { body: 'The decision on case 7 is undone.' });
  const screen = await open('/moderation/7');
  await expect.element(screen.getByRole('button', { name: 'Release' })).toBeVisible();
  await network.reply('**/Staff/ListModerationCases*', {
    json: { cases: [], total: 0, isCapped: false },
    isDelayed: true,
  });
  await userEvent.keyboard('r');
  await userEvent.keyboard('1{Enter}');
  await expect.element(screen.getByText('Case 7 is released.')).toBeVisible();
  await userEvent.keyboard('z');
  await expect.poll(() => sentTo('UndoModerationDecision')).toEqual([{ caseID: 7, version: 4 }]);
  await network.release();
});

it('names what was otherwise, and signs the poster out unless that is cleared', async () => {
  await network.reply('**/Staff/DecideModerationCase', { body: 'Case 7 is upheld.' });
  const screen = await open('/moderation/7');
  await screen.getByRole('button', { name: 'Uphold' }).click();
  await screen.getByRole('radio', { name: 'It asks for money' }).click();
  const signsOut = screen.getByRole('checkbox', { name: 'Sign Imran Shaikh out everywhere' });
  await expect.element(signsOut).toBeChecked();
  await expect.element(screen.getByText(/someone else may be using the account/)).toBeVisible();
  await signsOut.click();
  await screen.getByText('Some findings were wrong').click();
  await screen.getByRole('checkbox', { name: 'Wrong: Report 41: It asks for money' }).click();
  await screen.getByRole('form').getByRole('button', { name: 'Uphold' }).click();
  await expect
    .poll(() => sentTo('DecideModerationCase'))
    .toMatchObject([{ endsSessions: false, exceptFindingIDs: [], exceptReportIDs: [41] }]);
});

it('closes a vacancy that is not a fraud, by keys', async () => {
  await network.reply('**/Staff/DecideModerationCase', { body: 'Case 7 is decided.' });
  const screen = await open('/moderation/7');
  await expect.element(screen.getByRole('button', { name: 'Close, no fraud' })).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(screen.getByText(/says that it has ended. All 12 applicants are notified/)).toBeVisible();
  await userEvent.keyboard('3');
  await expect.element(screen.getByRole('radio', { name: 'It repeats another vacancy' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sentTo('DecideModerationCase'))
    .toMatchObject([{ decision: 'close', reason: 'duplicate', note: '' }]);
});

it('takes back a fraud, and names which of its reports were right', async () => {
  const decided = { ...listed, state: 'upheld', decidedOn: listed.openedOn, vacancyStatus: 'closed' };
  const settled = { findings: [{ ...finding, outcome: 'right' }], reports: [{ ...report, outcome: 'right' }] };
  await network.reply('**/Staff/GetModerationCase/7', { json: { ...detailsOf(decided), ...settled } });
  const screen = await open('/moderation/7');
  await expect.element(screen.getByRole('button', { name: 'Close, no fraud' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Uphold' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Release' }).click();
  await expect.element(screen.getByText(/no longer says that it was a fraud/)).toBeVisible();
  await screen.getByText('Some findings were right').click();
  await expect.element(screen.getByRole('checkbox', { name: /^Right: Report 41/ })).toBeVisible();
});

it('does not send a decision without its reason, or a question without its text', async () => {
  const screen = await open('/moderation/7');
  await screen.getByRole('button', { name: 'Ask' }).click();
  await screen.getByRole('button', { name: 'Send the question' }).click();
  await expect.element(screen.getByText('Choose a reason')).toBeVisible();
  await userEvent.keyboard('1');
  await screen.getByRole('button', { name: 'Send the question' }).click();
  await expect.element(screen.getByText('Write the question')).toBeVisible();
  await expect.element(screen.getByLabelText('The question, in your words')).toHaveFocus();
  expect(await network.requests('DecideModerationCase')).toEqual([]);
});

it('says who is asked', async () => {
  const screen = await open('/moderation/7');
  await screen.getByRole('button', { name: 'Ask' }).click();
  const asked = 'A mail to jobs@tulsi.example (the contact of the posting) will be sent in two minutes.';
  await expect.element(screen.getByText(asked)).toBeVisible();
});

it('does not ask when no address is known, and says so', async () => {
  await network.reply('**/Staff/GetModerationCase/7', { json: { ...detailsOf(listed), posterContact: null } });
  const screen = await open('/moderation/7');
  await expect.element(screen.getByText(/^No known address for the posting/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toBeDisabled();
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('form')).not.toBeInTheDocument();
});

it('keeps the decision when a colleague was faster, and says what changed', async () => {
  await network.reply('**/Staff/DecideModerationCase', problem(409, 'This case has changed; last, Asha released it.'));
  const screen = await open('/moderation/7');
  await screen.getByRole('button', { name: 'Release' }).click();
  await userEvent.fill(screen.getByLabelText(/^Note/), 'Called the company.');
  await screen.getByRole('radio', { name: 'It is a genuine posting' }).click();
  await screen.getByRole('form').getByRole('button', { name: 'Release' }).click();
  await expect.element(screen.getByText('This case has changed; last, Asha released it.')).toBeVisible();
  await expect.element(screen.getByLabelText(/^Note/)).toHaveValue('Called the company.');
});

it('decides on what was read: a posting that changed meanwhile is to be read again', async () => {
  const changed = { ...detailsOf(listed), postingVersion: '3.1', vacancy: { ...vacancy, jobTitle: 'Back Office' } };
  const refusal = problem(409, 'The posting has changed.');
  await network.reply('**/Staff/DecideModerationCase', refusal);
  const screen = await open('/moderation/7');
  await screen.getByRole('button', { name: 'Release' }).click();
  await network.reply('**/Staff/GetModerationCase/7', { json: changed });
  await screen.getByRole('radio', { name: 'It is a genuine posting' }).click();
  const send = screen.getByRole('form').getByRole('button', { name: 'Release' });
  await send.click();
  await expect.element(screen.getByText('The posting has changed.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('region', { name: 'Posting' }).getByText('Back Office')).toBeVisible();
  await network.reply('**/Staff/DecideModerationCase', { body: 'Case 7 is released.' });
  await screen.getByRole('button', { name: 'I have read it again' }).click();
  await expect.element(screen.getByText(/has changed since you opened/)).not.toBeInTheDocument();
  await send.click();
  await expect
    .poll(async () => (await sentTo('DecideModerationCase')).map(({ postingVersion }) => postingVersion))
    .toEqual(['2.1', '3.1']);
});

it('adds a note by key', async () => {
  await network.reply('**/Staff/NoteModerationCase', { body: 'The note was added.' });
  const screen = await open('/moderation/7');
  await expect.element(screen.getByRole('button', { name: 'Note' })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(screen.getByLabelText('Note for colleagues')).toHaveFocus();
  await screen.getByRole('button', { name: 'Add the note' }).click();
  await expect.element(screen.getByText('Write a note')).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Note for colleagues'), 'The number is not theirs.');
  await screen.getByRole('button', { name: 'Add the note' }).click();
  await expect
    .poll(() => sentTo('NoteModerationCase'))
    .toEqual([{ caseID: 7, version: 3, note: 'The number is not theirs.' }]);
});

it('keeps a decision that was opened while a note was being sent', async () => {
  await network.reply('**/Staff/NoteModerationCase', { body: 'The note was added.', isDelayed: true });
  const screen = await open('/moderation/7');
  await screen.getByRole('button', { name: 'Note' }).click();
  await userEvent.fill(screen.getByLabelText('Note for colleagues'), 'The number is not theirs.');
  await screen.getByRole('button', { name: 'Add the note' }).click();
  await screen.getByRole('button', { name: 'Uphold' }).click();
  await network.release();
  await expect.element(screen.getByText('The note was added.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'It asks for money' })).toBeVisible();
});

describe('a picture in the queue', () => {
  beforeEach(() =>
    network.reply('**/Staff/ListModerationCases**', {
      json: { cases: [listed, picture, next], total: 3, isCapped: false },
    }),
  );

  it('stands between the vacancies with what was decided on the member before', async () => {
    const screen = await open('/moderation/9');
    await expect.element(screen.getByRole('button', { name: 'Picture of Ravi Nair' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Profile of Ravi Nair' })).toBeInTheDocument();
    await expect.element(screen.getByText(/^No face can be seen, Asha/)).toBeVisible();
    await expectAccessible();
    await expectFitsEveryWidth();
  });

  it('is approved by two keys, and the next case opens', async () => {
    await network.reply('**/Staff/DecidePictureCase', { body: 'The picture is approved.' });
    const screen = await open('/moderation/9');
    await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
    await userEvent.keyboard('r');
    await expect.element(screen.getByRole('form', { name: 'Approve the picture' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => sentTo('DecidePictureCase'))
      .toEqual([{ caseID: 9, version: 1, decision: 'approve', reason: 'suitable', note: '' }]);
    await expect.element(screen.getByRole('region', { name: 'Field Executive' })).toBeVisible();
  });

  it('is rejected with a reason chosen by a digit, and the decision is undone by key', async () => {
    await network.reply('**/Staff/DecidePictureCase', { body: 'The picture is rejected.' });
    await network.reply('**/Staff/UndoPictureDecision', { body: 'The decision on the picture is undone.' });
    const screen = await open('/moderation/9');
    await expect.element(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
    await userEvent.keyboard('u');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Choose a reason', { exact: true })).toBeVisible();
    await userEvent.keyboard('3');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => sentTo('DecidePictureCase'))
      .toEqual([{ caseID: 9, version: 1, decision: 'reject', reason: 'offensive', note: '' }]);
    await expect.element(screen.getByRole('region', { name: 'Field Executive' })).toBeVisible();
    await userEvent.keyboard('z');
    await expect.poll(() => sentTo('UndoPictureDecision')).toEqual([{ caseID: 9, version: 2 }]);
    await expect.element(screen.getByRole('region', { name: 'Picture of Ravi Nair' })).toBeVisible();
  });

  it('is claimed and noted by the keys of every case', async () => {
    await network.reply('**/Staff/ClaimWork', { body: 'You have claimed this.' });
    await network.reply('**/Staff/NotePictureCase', { body: 'The note was added.' });
    const screen = await open('/moderation/9');
    await expect.element(screen.getByRole('button', { name: 'Claim' })).toBeVisible();
    await userEvent.keyboard('c');
    await expect.poll(() => sentTo('ClaimWork')).toEqual([{ kind: 'moderation-case', targetID: 9 }]);
    await userEvent.keyboard('n');
    await userEvent.fill(screen.getByLabelText('Note for colleagues'), 'Ask the member.');
    await screen.getByRole('button', { name: 'Add the note' }).click();
    await expect.poll(() => sentTo('NotePictureCase')).toEqual([{ caseID: 9, version: 1, note: 'Ask the member.' }]);
  });

  it('keeps what was typed when a colleague was faster, and asks to look again', async () => {
    await network.reply('**/Staff/DecidePictureCase', problem(409, 'This case has changed since you opened it.'));
    const screen = await open('/moderation/9');
    await screen.getByRole('button', { name: 'Reject' }).click();
    await userEvent.fill(screen.getByLabelText(/^Note/), 'A poster of a company.');
    await userEvent.click(screen.getByRole('radio', { name: 'It shows contact details or advertising' }));
    await network.reply('**/Staff/GetModerationCase/9', { json: { ...pictureDetails, version: 2 } });
    await screen.getByRole('form').getByRole('button', { name: 'Reject' }).click();
    await expect.element(screen.getByText('The case has changed since you opened this.')).toBeVisible();
    await expect.element(screen.getByLabelText(/^Note/)).toHaveValue('A poster of a company.');
  });

  it('that the member has replaced can no longer be decided', async () => {
    const gone = { ...pictureDetails, state: 'withdrawn', pictureID: null, dueOn: null };
    await network.reply('**/Staff/GetModerationCase/9', { json: gone });
    const screen = await open('/moderation/9');
    await expect.element(screen.getByText('The member has replaced or deleted this picture.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve' }).query()).toBeNull();
    expect(screen.getByRole('button', { name: 'Claim' }).query()).toBeNull();
  });

  it('can be listed alone', async () => {
    const screen = await open();
    await userEvent.selectOptions(screen.getByLabelText('What'), 'picture');
    await expect
      .poll(async () =>
        (await network.requests('ListModerationCases')).some(({ url }) => url.includes('cause=picture')),
      )
      .toBe(true);
  });
});

it('shows how often rules and reporters were right', async () => {
  await network.reply('**/Staff/GetModerationFigures', {
    json: {
      undecided: 4,
      overdue: 1,
      decided: 10,
      upheld: 6,
      medianMinutes: 11,
      rules: [{ rule: 'fee-demand', found: 9, right: 7, wrong: 1 }],
      reporters: [{ email: 'guest@example.com', memberID: null, reports: 2, right: 0, wrong: 0 }],
    },
  });
  await network.reply('**/Staff/ListScreeningRules', { json: [], isDelayed: true });
  /** Shows the reply to the same query, which the screen gets in the same rendering. */
  const Reply = () => <p>{useStaffQuery(getModerationFigures, {}).data ? 'The figures have arrived' : 'Waiting'}</p>;
  const Screen = () => (
    <>
      <FiguresScreen />
      <Reply />
    </>
  );
  const screen = await renderScreen(Screen, { path: '/moderation/figures' });
  await expect.element(screen.getByText('The figures have arrived')).toBeVisible();
  // The labels of the rules would widen their column.
  expect(screen.getByText('11 min').query()).toBeNull();
  await network.release();
  await expect.element(screen.getByText('11 min')).toBeVisible();
  await expect.element(screen.getByText('88 %')).toBeVisible();
  await expect.element(screen.getByText('guest@example.com')).toBeVisible();
});

describe('marked words', () => {
  const marked = (text: string, words: string[]) => findRanges(text, words).map(([from, to]) => text.slice(from, to));

  it('are found whatever the white space and case, also with characters without width', () => {
    expect(marked('Pay the FEE\n  of Rs 450 now', ['fee of rs 450'])).toEqual(['FEE\n  of Rs 450']);
    expect(marked('Pay the f\u200bee now', ['fee'])).toEqual(['f\u200bee']);
    expect(marked('Pay 450… twice 450', ['450…'])).toEqual(['450', '450']);
  });

  it('are whole words; overlapping ones are one range', () => {
    expect(marked('Coffee fee', ['fee'])).toEqual(['fee']);
    expect(marked('a fee of 450 rupees', ['fee of 450', '450 rupees'])).toEqual(['fee of 450 rupees']);
    expect(marked('Nothing here', ['', ' '])).toEqual([]);
  });

  it('may span tags, at whose edges words end', () => {
    expect(markHtml('<p>Fee</p><p>of <b>450</b> now</p>', ['fee of 450'])).toBe(
      '<p><mark>Fee</mark></p><p><mark>of </mark><b><mark>450</mark></b> now</p>',
    );
    expect(markHtml('<p>one</p><p>fee</p>', ['fee'])).toBe('<p>one</p><p><mark>fee</mark></p>');
    expect(markHtml('<p>1 &lt; 2 fee</p>', ['2 fee'])).toBe('<p>1 &lt; <mark>2 fee</mark></p>');
  });
});
