import { applyTexts } from '@aarambh/contract';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import UploadResume from '../../resumes/screens/upload-resume.tsx';
import ValidateApplication, { clientLoader } from './validate-application.tsx';

const warnings = ['This job pays up to ₹9,00,000. Your profile says ₹9,00,00,000.'];
const fit = {
  ...{ matchedSkills: [], missingSkills: [], pay: 'below', experience: 'unknown' },
  ...{ distanceKm: null, distanceFrom: '', warnings },
};

/** A vacancy of its own for each test: the fit is remembered for a while. */
async function prepare(vacancyID: number, hasApplied = false) {
  await network.reply('**/CheckJobApplied/*/*', { json: hasApplied });
  await network.reply('**/vacancyportal/GetVacancyDetails/*', { json: { vacancyID, jobTitle: 'Staff Nurse' } });
  await network.reply('**/GetVacancyFit/*/*', { json: fit });
  await network.reply('**/GetResumeID/*', { json: 4 });
  await network.reply('**/ApplyJob', { body: applyTexts.sent, contentType: 'text/plain' });
  signIn();
}

async function openAfterSignIn(vacancyID: number, hasApplied = false) {
  await prepare(vacancyID, hasApplied);
  const path = `/job/validate/${vacancyID}`;
  const args = { request: new Request(new URL(path, location.origin)), params: { id: String(vacancyID) } };
  const load = () => clientLoader(args as unknown as Parameters<typeof clientLoader>[0]);
  const Screen = ValidateApplication as unknown as (props: Record<string, unknown>) => ReactNode;
  function Loaded() {
    const [loaderData] = useState(load);
    return <Screen loaderData={loaderData} params={args.params} />;
  }
  return await renderScreen(Loaded, { path });
}

it('asks who applied before signing in, and sends nothing after Not now', async () => {
  const screen = await openAfterSignIn(31);
  const question = screen.getByRole('alertdialog', { name: 'This job may not fit you' });
  await expect.element(question.getByText(/pays up to/)).toBeVisible();
  expect(await network.requests('ApplyJob')).toEqual([]);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your application was not sent' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Apply for this job after all' })).toBeVisible();
  await expectAccessible();
  await expectFitsEveryWidth();
  expect(await network.requests('ApplyJob')).toEqual([]);
});

it('sends the application after Apply anyway', async () => {
  const screen = await openAfterSignIn(32);
  await screen.getByRole('button', { name: 'Apply anyway' }).click();
  await expect.element(screen.getByText(applyTexts.sent)).toBeVisible();
  const [sent] = await network.requests('ApplyJob');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: member.accountID, vacancyID: 32 });
});

it('asks nothing about a job that was applied for', async () => {
  const screen = await openAfterSignIn(33, true);
  await expect.element(screen.getByText(applyTexts.alreadyApplied)).toBeVisible();
  expect(await network.requests('GetVacancyFit')).toEqual([]);
});

it('asks on the upload page too', async () => {
  await prepare(34);
  await network.reply('**/GetResumeID/*', { json: 4 });
  await network.reply('**/JobSeekerResume/GetResume/*', { body: '/api/resume.pdf', contentType: 'text/plain' });
  const Screen = UploadResume as unknown as (props: Record<string, unknown>) => ReactNode;
  const loaderData = { accountID: member.accountID };
  const screen = await renderScreen(() => <Screen loaderData={loaderData} params={{ id: '34' }} />);
  await screen.getByRole('button', { name: 'Apply with this resume' }).click();
  const question = screen.getByRole('alertdialog', { name: 'This job may not fit you' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Apply with this resume' })).toBeEnabled();
  expect(await network.requests('ApplyJob')).toEqual([]);
});
