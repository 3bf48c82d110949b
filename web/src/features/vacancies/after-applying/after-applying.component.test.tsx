import { expect, it } from 'vitest';
import { EMPLOYERS_ASK_NO_MONEY } from '../../../platform/figures/money-texts.ts';
import { network } from '../../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../../testing/page-checks.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { setJustApplied } from '../../applications/index.ts';
import { JustAppliedPanel } from './just-applied-panel.tsx';

const card = {
  ...{ orgName: 'Sree Venkatanarasimharajuvaripeta Textiles and Garments Private Limited', orgLogo: '', companyID: 4 },
  ...{ locations: ['Pune'], experience: '1 Year', postedOn: '2026-11-01T00:00:00Z', fromSalary: null, toSalary: null },
  ...{ salaryNotDisclose: true, skills: ['Tally'], isManualPostedJob: false },
};
const application = {
  ...card,
  ...{ vacancyID: 3, jobTitle: 'Accountant', applicationID: 9, appliedOn: '2026-11-22T06:00:00.000Z' },
  ...{ resumeName: 'Priya.pdf', status: 'Sent', timeline: [], isLive: true, canWithdraw: true },
};

const account = {
  ...{ fullName: 'Priya Raghunathan', email: 'priya@example.com', countryID: 91, mobileNo: '' },
  ...{ verifiedTag: 'Not Verified', mobileVerified: 'Not Verified', verificationStatus: 'Pending' },
  ...{ hasPassword: true, needsConsent: false },
};

async function open(answerExpectedBy: string | null, isEmailVerified = true) {
  await network.reply('**/GetJobSeekerDetails/*', { json: { ...account, isEmailVerified } });
  await network.reply('**/GetAppliedJobs/*', { json: [] });
  await network.reply('**/GetApplications/*', { json: [{ ...application, answerExpectedBy }] });
  await network.reply('**/GetSimilarVacancies/*', {
    json: [{ ...card, vacancyID: 5, jobTitle: 'Accounts Executive' }],
  });
  signIn();
  setJustApplied({ accountID: member.accountID, vacancyID: 3 });
  return await renderScreen(JustAppliedPanel);
}

it('shows the application, what happens next, when to expect an answer, and similar jobs', async () => {
  const screen = await open('2026-12-02T06:00:00.000Z');
  const panel = screen.getByRole('region', { name: 'Your application is with the employer' });
  await expect.element(panel.getByText('Applied 22 Nov 2026 with Priya.pdf')).toBeVisible();
  await expect.element(panel.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect.element(panel.getByText(/Expect an answer by 2 Dec 2026/)).toBeVisible();
  await expect.element(panel.getByText(EMPLOYERS_ASK_NO_MONEY, { exact: false })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'My Applications' })).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Accounts Executive' })).toBeVisible();
  await expectAccessible();
  await expectFitsEveryWidth();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

it('does not invent a time when too little is known', async () => {
  const screen = await open(null);
  await expect.element(screen.getByText(/We cannot say yet how long/)).toBeVisible();
});

it('says when the mail that confirms it comes', async () => {
  const screen = await open(null);
  await expect.element(screen.getByText(/We confirm it by email, and/)).toBeVisible();
});

it('says that an address that is not verified gets the mail once it is', async () => {
  const screen = await open(null, false);
  await expect.element(screen.getByText(/We confirm it by email once your address is verified/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Verify it now' })).toHaveAttribute('href', '/dashboard');
  await expectAccessible();
  await expectFitsEveryWidth();
});

it('disappears when the application was withdrawn elsewhere', async () => {
  await network.reply('**/GetJobSeekerDetails/*', { json: { ...account, isEmailVerified: true } });
  await network.reply('**/GetApplications/*', { json: [{ ...application, status: 'Withdrawn', canWithdraw: false }] });
  await network.reply('**/GetSimilarVacancies/*', { json: [] });
  signIn();
  setJustApplied({ accountID: member.accountID, vacancyID: 3 });
  const screen = await renderScreen(() => (
    <>
      <JustAppliedPanel />
      <p>Home</p>
    </>
  ));
  await expect.poll(() => network.requests('GetApplications')).toHaveLength(1);
  await expect.poll(() => screen.container.textContent).toBe('Home');
});

it('shows nothing to another account', async () => {
  signIn();
  setJustApplied({ accountID: member.accountID + 1, vacancyID: 3 });
  const screen = await renderScreen(() => (
    <>
      <JustAppliedPanel />
      <p>Home</p>
    </>
  ));
  await expect.element(screen.getByText('Home')).toBeVisible();
  expect(screen.container.textContent).toBe('Home');
});
