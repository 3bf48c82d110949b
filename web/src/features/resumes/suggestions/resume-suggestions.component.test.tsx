import type { ResumeReading } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, problem } from '../../../testing/network.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { FillFromResume } from './fill-from-resume.tsx';

const nothing: ResumeReading = {
  isUnreadable: false,
  fullName: null,
  mobileNo: null,
  email: null,
  places: [],
  skills: [],
  experienceYears: null,
  employment: [],
  education: [],
};
const reading: ResumeReading = {
  ...nothing,
  skills: ['Tally', 'GST', 'Excel'].map((value) => ({ value, source: 'Skills: Tally, GST, MS-Excel' })),
  experienceYears: { value: 6, source: 'Accountant with 6 years of experience' },
  places: [{ value: 'Pune', source: 'Address: Shivaji Nagar, Pune' }],
  education: [{ qualification: 'B.Com', subject: '', institute: 'Pune University', year: '2015', grade: '68%' }],
};

/** Renders the suggestions after an upload, with a profile that has GST, Pune and two years. */
async function renderSuggestions(read: ResumeReading) {
  signIn();
  await network.reply('**/ReadResume/*', { json: read });
  await network.reply('**/GetJobSeekerSkills*', { json: [{ jobSeekerSkillID: 1, skill: 'GST', accountID: 7 }] });
  await network.reply('**/GetPreferredLocations/*', { json: ['pune'] });
  await network.reply('**/GetProfileDetails/*', {
    json: { years: 2, months: 0, currentExperience: '2 Year(s), 0 Month(s)' },
  });
  await network.reply('**/GetHistory/*', { json: { employment: [], education: [] } });
  await network.reply('**/JobSeekerMasters/**', { json: { accountID: 7, fullName: 'Priya', mobileNo: '9822012345' } });
  return await renderScreen(() => <FillFromResume accountID={member.accountID} uploads={1} />);
}

it('offers what the profile does not have, with the line it was read from', async () => {
  const screen = await renderSuggestions(reading);
  await expect.element(screen.getByRole('button', { name: 'Add Tally' })).toBeVisible();
  await expect.element(screen.getByText('From “Skills: Tally, GST, MS-Excel”').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add B.Com' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add GST' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Add Pune' })).not.toBeInTheDocument();
  // Nothing was saved.
  expect((await network.requests()).filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('adds a section by the keyboard, and says at a value what was refused', async () => {
  await network.reply('**/SaveJobSeekerSkillSet?*skill=Excel', problem(429, 'Too many requests.'));
  const screen = await renderSuggestions(reading);
  await network.reply('**/SaveJobSeekerSkillSet?*skill=Tally', { body: 'Skill added successfully' });
  const all = screen.getByRole('button', { name: 'Add all 2 to skills' });
  await expect.element(all).toBeVisible();
  (all.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Added', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Too many requests.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add Excel' })).toBeVisible();
});

it('replaces a value only after it was asked', async () => {
  await network.reply('**/SaveWorkExperience', { body: 'Work experience saved successfully' });
  const screen = await renderSuggestions(reading);
  await screen.getByRole('button', { name: 'Add 6 years' }).click();
  await expect.element(screen.getByText('This replaces 2 Year(s), 0 Month(s).')).toBeVisible();
  expect(await network.requests('SaveWorkExperience')).toEqual([]);
  await screen.getByRole('button', { name: 'Replace with 6 years' }).click();
  await expect.element(screen.getByText('Added', { exact: true })).toBeVisible();
  const [sent] = await network.requests('SaveWorkExperience');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: 7, years: 6, months: 0 });
});

it('replaces the name of the account after it was asked, also in the session', async () => {
  const screen = await renderSuggestions({
    ...nothing,
    fullName: { value: 'Priya Raghunathan', source: 'PRIYA RAGHUNATHAN' },
  });
  await network.reply('**/SaveFullName', { body: 'Name saved successfully.' });
  await screen.getByRole('button', { name: 'Add Priya Raghunathan' }).click();
  await expect.element(screen.getByText('This replaces Priya.')).toBeVisible();
  expect(await network.requests('SaveFullName')).toEqual([]);
  await screen.getByRole('button', { name: 'Replace with Priya Raghunathan' }).click();
  await expect.element(screen.getByText('Added', { exact: true })).toBeVisible();
  const [sent] = await network.requests('SaveFullName');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: 7, fullName: 'Priya Raghunathan' });
  expect(localStorage.getItem('fullName')).toBe('Priya Raghunathan');
});

it.each([
  ['a scanned page', { ...nothing, isUnreadable: true }, 'We could not read this resume'],
  ['nothing new', nothing, 'Everything we could read in your resume is already in your profile.'],
  [
    'the same name in capitals',
    { ...nothing, fullName: { value: 'PRIYA', source: 'PRIYA' } },
    'Everything we could read in your resume is already in your profile.',
  ],
])('says so for %s', async (_what, read, text) => {
  const screen = await renderSuggestions(read);
  await expect.element(screen.getByText(text)).toBeVisible();
});
