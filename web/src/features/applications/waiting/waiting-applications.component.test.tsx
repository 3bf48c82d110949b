import { applyTexts } from '@aarambh/contract';
import { afterEach, expect, it } from 'vitest';
import { MemberSync } from '../../../member-sync.ts';
import { clearSession, expireSession, storeSession } from '../../../platform/session/session.ts';
import { network } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { clearAppliedJobs } from '../applied-jobs.ts';
import { ApplyButton } from '../apply-button.tsx';
import { ApplyNote } from '../apply-note.tsx';
import { useApply } from '../use-apply.ts';
import type { WaitingApplication } from './waiting-applications.ts';
import { WaitingList } from './waiting-list.tsx';

const KEY = 'waitingApplications';
const TITLE = 'Staff Nurse, Sri Venkatanarasimharajuvaripeta Multispeciality Hospital';
const fit = {
  ...{ matchedSkills: [], missingSkills: [], pay: 'unknown', experience: 'unknown' },
  ...{ distanceKm: null, distanceFrom: '', warnings: [] as string[] },
};

afterEach(() => {
  localStorage.clear();
  clearAppliedJobs();
});

function Job() {
  const applying = useApply({ vacancyID: 3, isManualPostedJob: false, jobTitle: TITLE });
  return (
    <main>
      <ApplyButton applying={applying} />
      <ApplyNote applying={applying} />
      <WaitingList />
      <MemberSync />
    </main>
  );
}

const store = (...given: Partial<WaitingApplication>[]) =>
  localStorage.setItem(
    KEY,
    JSON.stringify(
      given.map((application) => ({
        ...{ accountID: member.accountID, vacancyID: 3, isManualPostedJob: false, jobTitle: TITLE },
        ...{ since: Date.now(), isFitChecked: true },
        ...application,
      })),
    ),
  );

const stored = (): WaitingApplication[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** The server as it answers with a connection. */
async function answer({ applied = false, warnings = fit.warnings, text = applyTexts.sent as string } = {}) {
  await network.reply('**/GetAppliedJobs/*', { json: [] });
  await network.reply('**/CheckJobApplied/*/*', { json: applied });
  await network.reply('**/GetVacancyFit/*/*', { json: { ...fit, warnings } });
  await network.reply('**/GetVacancyDetails/*', { json: { vacancyID: 3 } });
  await network.reply('**/GetResumeID/*', { json: 4 });
  await network.reply('**/ApplyJob', { body: text, contentType: 'text/plain' });
}

const open = () => renderScreen(Job, { path: '/job/details/3' });
const cameBack = () => window.dispatchEvent(new Event('online'));

it('an application without a connection waits, can be cancelled, and is sent once when the connection is back', async () => {
  await network.reply('**/api/**', { isAborted: true });
  signIn();
  const screen = await open();
  await screen.getByRole('button', { name: 'Apply Now' }).click();
  await expect.element(screen.getByText(/Your application waits on this device/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Not sent yet' })).toBeDisabled();
  await expect.element(screen.getByText('Waits for your internet connection, then it is sent.')).toBeVisible();
  await expectAccessible();
  await expectFitsEveryWidth();
  await screen.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  expect(stored()).toEqual([]);

  await screen.getByRole('button', { name: 'Apply Now' }).click();
  await expect.element(screen.getByRole('button', { name: 'Not sent yet' })).toBeVisible();
  await answer();
  const failed = (await network.requests('ApplyJob')).length;
  cameBack();
  cameBack();
  await expect.poll(stored).toEqual([]);
  const sent = (await network.requests('ApplyJob')).slice(failed);
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ accountID: member.accountID, vacancyID: 3 }]);
  await expect.element(screen.getByRole('heading', { name: 'Not sent yet' })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Your application waits on this device/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(`Your application for ${TITLE} is sent.`)).toBeVisible();
});

it('is sent when the page is opened again', async () => {
  await answer();
  signIn();
  store({});
  const screen = await open();
  await expect.element(screen.getByText(`Your application for ${TITLE} is sent.`)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Applied', exact: true })).toBeDisabled();
  expect(await network.requests('ApplyJob')).toHaveLength(1);
  expect(stored()).toEqual([]);
});

it('is not sent again when the server has it although its reply was lost', async () => {
  await answer({ applied: true });
  signIn();
  store({});
  const screen = await open();
  await expect.element(screen.getByText(`Your application for ${TITLE} is sent.`)).toBeVisible();
  expect(await network.requests('ApplyJob')).toEqual([]);
  expect(stored()).toEqual([]);
});

it('keeps waiting while the server cannot be reached or is busy', async () => {
  await network.reply('**/CheckJobApplied/*/*', { status: 503, json: {} });
  await network.reply('**/GetAppliedJobs/*', { json: [] });
  signIn();
  store({});
  const screen = await open();
  await expect.poll(async () => (await network.requests('CheckJobApplied')).length).toBeGreaterThan(1);
  await expect.element(screen.getByText('Waits for your internet connection, then it is sent.')).toBeVisible();
  expect(stored()).toHaveLength(1);
});

it.each([
  ['a warning of the fit', { isFitChecked: false }, { warnings: ['Your profile says 1 year.'] }, /says 1 year\. Open/],
  ['its age', { since: Date.now() - 24 * 3_600_000 - 60_000 }, {}, /waited for more than a day/],
  ['the refusal of the server', {}, { text: applyTexts.notLive }, new RegExp(applyTexts.notLive)],
])('is refused for %s, says why, and is not tried again', async (_, application, reply, reason) => {
  await answer(reply);
  signIn();
  store(application);
  const screen = await open();
  await expect.element(screen.getByRole('listitem').getByText(reason)).toBeVisible();
  const sent = (await network.requests('ApplyJob')).length;
  cameBack();
  await screen.getByRole('button', { name: /^Dismiss/ }).click();
  expect(stored()).toEqual([]);
  expect(await network.requests('ApplyJob')).toHaveLength(sent);
});

it('is never sent by another account, ends with a sign-out, and outlasts an expired session', async () => {
  await answer();
  storeSession({ ...member, accountID: 8, token: 'other', expiration: '2099-01-01T00:00:00Z', errorMessage: '' });
  store({});
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  cameBack();
  expect(await network.requests('ApplyJob')).toEqual([]);

  expireSession();
  expect(stored()).toHaveLength(1);
  signIn();
  clearSession();
  expect(stored()).toEqual([]);
});

it('at most twenty wait', async () => {
  await network.reply('**/api/**', { isAborted: true });
  signIn();
  store(...Array.from({ length: 20 }, (_, i) => ({ vacancyID: 100 + i })));
  const screen = await open();
  await screen.getByRole('button', { name: 'Apply Now' }).click();
  await expect.element(screen.getByText(/We could not reach Aarambh/)).toBeVisible();
  expect(stored()).toHaveLength(20);
});
