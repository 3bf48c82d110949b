import type { StaffInterview } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signInStaff } from '../../api/test-staff-session.ts';
import { ReasonHost } from '../../ui/index.ts';
import { Component as InterviewsScreen } from './interviews-screen.tsx';

const interview: StaffInterview = {
  interviewScheduleID: 7,
  accountID: 3,
  vacancyID: 5,
  fullName: 'Ishita Bandyopadhyay',
  jobTitle: 'Senior Accountant',
  orgName: 'Tulsi Granites',
  startsOn: '2037-11-24T19:00:00.000Z',
  durationMinutes: 45,
  mode: 'Video',
  place: 'https://meet.example/abc',
  note: '',
  status: 'Scheduled',
  version: 4,
  cause: '',
  isOutcomeMissing: false,
  hasBegun: false,
  isReplacementDue: false,
};

const Component = () => (
  <>
    <InterviewsScreen />
    <ReasonHost />
  </>
);

const list = (found: StaffInterview) =>
  network.reply('**/Staff/ListInterviews**', { json: { interviews: [found], total: 1, isCapped: false } });

beforeEach(async () => {
  signInStaff(['interviews', 'audit']);
  await network.reply('**/Staff/ListAuditEntries**', { json: { entries: [], total: 0, isCapped: false } });
  await list(interview);
});

const open = () => renderScreen(Component, { path: '/interviews/:rowID?', url: '/interviews/7' });

it('edits by the key e, with time in IST, and keeps the typed text when a colleague was faster', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await userEvent.keyboard('e');
  const sheet = screen.getByRole('dialog', { name: 'Edit the interview with Ishita Bandyopadhyay' });
  await expect.element(sheet.getByLabelText('Date')).toHaveValue('2037-11-25');
  await expect.element(sheet.getByLabelText('Time (IST)')).toHaveValue('00:30');
  await sheet.getByLabelText('Place').fill('12 MG Road, Pune');
  await expectAccessible();
  await expectFitsEveryWidth();
  await network.reply('**/Staff/EditInterview', problem(409, 'Asha Rao changed this interview.'));
  await list({ ...interview, version: 5 });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Asha Rao changed this interview.')).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(sheet.getByText('This interview was changed by someone else')).toBeVisible();
  await expect.element(sheet.getByLabelText('Place')).toHaveValue('12 MG Road, Pune');
  const [sent] = await network.requests('EditInterview');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    interviewScheduleID: 7,
    version: 4,
    date: '2037-11-25',
    time: '00:30',
    durationMinutes: 45,
    mode: 'Video',
    place: '12 MG Road, Pune',
    note: '',
  });
});

it('reminds the applicant, and says when it is too early', async () => {
  await network.reply('**/Staff/SendInterviewReminder', { body: 'Ishita Bandyopadhyay is reminded by mail.' });
  const screen = await open();
  const remind = screen.getByRole('button', { name: 'Remind' });
  await remind.click();
  await expect.element(screen.getByText('Ishita Bandyopadhyay is reminded by mail.')).toBeVisible();
  await network.reply('**/Staff/SendInterviewReminder', problem(409, 'The next reminder can be sent from 11:05.'));
  await remind.click();
  await expect.element(screen.getByText('The next reminder can be sent from 11:05.')).toBeVisible();
  await expectAccessible();
});

const walkIn = {
  walkInID: 9,
  fullName: 'Asha Kulkarni',
  email: 'asha@example.com',
  vacancyID: 5,
  jobTitle: 'Senior Accountant',
  startsOn: '2037-11-24T04:30:00.000Z',
  endsOn: '2037-11-24T07:30:00.000Z',
  venue: 'Sai Complex, Pune',
  contact: 'Nandini Rao',
  note: '',
  version: 2,
  status: 'Attending',
  reason: '',
  preferredOn: '',
};

it('edits a walk-in of the address by the key e, with its version', async () => {
  await network.reply('**/Operator/ListWalkIns**', { json: [walkIn] });
  await network.reply('**/Staff/EditWalkIn', { body: 'Walk-in interview 9 is moved.' });
  const screen = await renderScreen(Component, { path: '/interviews/:rowID?', url: '/interviews/9?view=walk-ins' });
  await expect.element(screen.getByText('24 Nov 2037, 10:00 am to 1:00 pm')).toBeVisible();
  await userEvent.keyboard('e');
  const sheet = screen.getByRole('dialog', { name: 'Edit the walk-in of Asha Kulkarni' });
  await expect.element(sheet.getByLabelText('From (IST)')).toHaveValue('2037-11-24T10:00');
  await sheet.getByLabelText('From (IST)').fill('2037-11-24T11:00');
  await sheet.getByLabelText('Venue').fill('Town Hall, Pune');
  await expectAccessible();
  await expectFitsEveryWidth();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Walk-in interview 9 is moved.')).toBeVisible();
  await expect.poll(() => network.requests('ListAuditEntries')).toHaveLength(2);
  const [sent] = await network.requests('EditWalkIn');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    walkInID: 9,
    version: 2,
    starts: '2037-11-24 11:00',
    ends: '2037-11-24 13:00',
    venue: 'Town Hall, Pune',
    contact: 'Nandini Rao',
    note: '',
  });
});

const fair = {
  jobFairID: 4,
  title: 'Pune Job Fair',
  organiser: 'Aarambh',
  city: 'Pune',
  venue: 'Hall 2',
  startsOn: '2037-11-24T04:30:00.000Z',
  endsOn: '2037-11-24T11:30:00.000Z',
  registerUntil: '2037-11-23T04:30:00.000Z',
  description: 'Entry is free.',
  companies: ['Kaveri Foods', 'Bhima Logistics'],
  capacity: 100,
  placesLeft: 60,
  status: 'Open',
  version: 'abc',
};

it('changes a job fair, with its version, from the values it has', async () => {
  await network.reply('**/Staff/ListJobFairs**', { json: [fair] });
  await network.reply('**/Staff/EditJobFair', { body: 'Job fair 4 is changed.' });
  const screen = await renderScreen(Component, { path: '/interviews/:rowID?', url: '/interviews?view=fairs' });
  await screen.getByRole('button', { name: 'Pune Job Fair' }).click();
  await expect.element(screen.getByText('24 Nov 2037, 10:00 am to 5:00 pm')).toBeVisible();
  await userEvent.keyboard('e');
  const sheet = screen.getByRole('dialog', { name: 'Edit Pune Job Fair' });
  await sheet.getByLabelText('Venue').fill('Town Hall');
  await sheet.getByLabelText('Until (IST)').fill('2037-11-24T18:00');
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Job fair 4 is changed.')).toBeVisible();
  await expect.poll(() => network.requests('ListAuditEntries')).toHaveLength(2);
  const [sent] = await network.requests('EditJobFair');
  const { organiser, description, companies, capacity, version } = fair;
  const same = { jobFairID: 4, organiser, description, companies, capacity, version };
  const times = { starts: '2037-11-24 10:00', ends: '2037-11-24 18:00', registerUntil: '2037-11-23 10:00' };
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...same, ...times, venue: 'Town Hall' });
});

it('offers no edit of an interview that has begun', async () => {
  await list({ ...interview, hasBegun: true });
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'No-show' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Edit', exact: true })).not.toBeInTheDocument();
});

const interviews = (...found: StaffInterview[]) => ({
  json: { interviews: found, total: found.length, isCapped: false },
});

it.each(['', '?view=week', '?show=ended&page=2'])(
  'opens the interview of the address anywhere in the list%s',
  async (view) => {
    await network.reply('**/Staff/ListInterviews**', interviews());
    await network.reply('**interviewScheduleID=7', interviews({ ...interview, status: 'Attended', hasBegun: true }));
    await network.reply('**interviewScheduleID=8', interviews());
    const screen = await renderScreen(Component, { path: '/interviews/:rowID?', url: `/interviews/7${view}` });
    await expect.element(screen.getByRole('region', { name: 'Ishita Bandyopadhyay' })).toBeVisible();
    await screen.unmount();
    const unknown = await renderScreen(Component, { path: '/interviews/:rowID?', url: `/interviews/8${view}` });
    await expect.element(unknown.getByText('Interview 8 was not found.')).toBeVisible();
    await expectAccessible();
  },
);

it('opens a walk-in and a job fair of the address that are over, and says when there is none', async () => {
  await network.reply('**/Operator/ListWalkIns**', { json: [] });
  await network.reply('**walkInID=9', { json: [walkIn] });
  await network.reply('**/Staff/ListJobFairs**', { json: [] });
  await network.reply('**jobFairID=4', { json: [{ ...fair, status: 'Over' }] });
  for (const [url, name] of [
    ['/interviews/9?view=walk-ins', 'Asha Kulkarni'],
    ['/interviews/4?view=fairs', 'Pune Job Fair'],
  ] as const) {
    const screen = await renderScreen(Component, { path: '/interviews/:rowID?', url });
    await expect.element(screen.getByRole('region', { name })).toBeVisible();
    await screen.unmount();
  }
  for (const [url, text] of [
    ['/interviews/8?view=walk-ins', 'Walk-in 8 was not found.'],
    ['/interviews/8?view=fairs', 'Job fair 8 was not found.'],
  ] as const) {
    const screen = await renderScreen(Component, { path: '/interviews/:rowID?', url });
    await expect.element(screen.getByText(text)).toBeVisible();
    await screen.unmount();
  }
});

it('shows names and titles in a week without breaking their words, a too long one with an ellipsis', async () => {
  await page.viewport(1280, 740);
  const fullName = 'Meera Venkatanarasimharajuvaripeta Bhattacharya';
  await list({ ...interview, fullName, jobTitle: 'Electroencephalographytechnologist' });
  const screen = await renderScreen(Component, { path: '/interviews', url: '/interviews?view=week&week=2037-11-23' });
  for (const text of [fullName, 'Electroencephalographytechnologist']) {
    const shown = screen.getByText(text);
    await expect.element(shown).toHaveAttribute('title', text);
    const node = shown.element().firstChild as Text;
    for (const word of text.split(' ')) {
      const range = document.createRange();
      range.setStart(node, text.indexOf(word));
      range.setEnd(node, text.indexOf(word) + word.length);
      expect(new Set([...range.getClientRects()].map(({ top }) => top)).size, word).toBe(1);
    }
  }
  expect(getComputedStyle(screen.getByText(fullName).element()).textOverflow).toBe('ellipsis');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
});

it('shows a week in seven columns, whose longest status is not wider than its day', async () => {
  await page.viewport(1024, 740);
  const sunday = { ...interview, startsOn: '2037-11-29T05:00:00.000Z', status: 'Cancelled by candidate' as const };
  await list(sunday);
  const screen = await renderScreen(Component, { path: '/interviews', url: '/interviews?view=week&week=2037-11-29' });
  const status = screen.getByText('Cancelled by candidate');
  await expect.element(status).toBeVisible();
  const badge = status.element().getBoundingClientRect();
  const day = status.element().closest('button')?.getBoundingClientRect();
  expect(badge.right).toBeLessThanOrEqual(day?.right ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024);
});
