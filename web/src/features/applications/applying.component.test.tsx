import { applyTexts } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { expectAccessible } from '../../testing/page-checks.ts';
import { member, renderScreen, signIn } from '../../testing/render-screen.tsx';
import { AppliedMark } from './applied-mark.tsx';
import { ApplyButton } from './apply-button.tsx';
import { ApplyNote } from './apply-note.tsx';
import { useApply } from './use-apply.ts';

const appliedOn = '2026-11-22T06:00:00.000Z';

const marks = () => (
  <>
    <p data-testid="first">
      <AppliedMark vacancyID={1} />
    </p>
    <p data-testid="second">
      <AppliedMark vacancyID={2} />
    </p>
  </>
);

it('cards of jobs that a member applied for say so with the date, after one call', async () => {
  await network.reply('**/GetAppliedJobs/*', { json: [{ vacancyID: 2, appliedOn }] });
  signIn();
  const screen = await renderScreen(marks);
  await expect.element(screen.getByTestId('second')).toHaveTextContent('Applied 22 Nov 2026');
  await expect.element(screen.getByTestId('first')).toBeEmptyDOMElement();
  expect(await network.requests('GetAppliedJobs')).toHaveLength(1);
});

it('a visitor makes no call', async () => {
  await network.reply('**/GetAppliedJobs/*', { json: [{ vacancyID: 2, appliedOn }] });
  const screen = await renderScreen(marks);
  await expect.element(screen.getByTestId('second')).toBeInTheDocument();
  expect(await network.requests('GetAppliedJobs')).toEqual([]);
});

function Job() {
  const applying = useApply({ vacancyID: 3, isManualPostedJob: false, jobTitle: 'Staff Nurse' });
  return (
    <main>
      <ApplyButton applying={applying} />
      <ApplyNote applying={applying} />
    </main>
  );
}

const warnings = ['This job asks for at least 5 years of experience. Your profile says 1 year.'];
const fit = {
  ...{ matchedSkills: [], missingSkills: [], pay: 'unknown', experience: 'tooLittle' },
  ...{ distanceKm: null, distanceFrom: '', warnings },
};

async function openJob(reply: object) {
  await network.reply('**/GetAppliedJobs/*', { json: [] });
  await network.reply('**/CheckJobApplied/*/*', { json: false });
  await network.reply('**/GetVacancyFit/*/*', reply);
  await network.reply('**/GetResumeID/*', { json: 4 });
  await network.reply('**/ApplyJob', { body: applyTexts.sent, contentType: 'text/plain' });
  signIn();
  return await renderScreen(Job, { path: '/job/details/3' });
}

it('asks before applying when years clearly do not fit, and applies anyway', async () => {
  const screen = await openJob({ json: fit });
  await screen.getByRole('button', { name: 'Apply Now' }).click();
  const question = screen.getByRole('alertdialog', { name: 'This job may not fit you' });
  await expect.element(question.getByText(/at least 5 years of experience/)).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Not now' }).click();
  expect(await network.requests('ApplyJob')).toEqual([]);

  await screen.getByRole('button', { name: 'Apply Now' }).click();
  await question.getByRole('button', { name: 'Apply anyway' }).click();
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/');
  const [sent] = await network.requests('ApplyJob');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ accountID: member.accountID, vacancyID: 3 });
});

it.each([
  ['fits', { json: { ...fit, warnings: [] } }],
  ['is not known', { status: 503, json: {} }],
])('asks nothing when the job %s', async (_, reply) => {
  const screen = await openJob(reply);
  await screen.getByRole('button', { name: 'Apply Now' }).click();
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/');
  expect(await network.requests('ApplyJob')).toHaveLength(1);
});
