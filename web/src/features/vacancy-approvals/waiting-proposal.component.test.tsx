import { applyTexts, proposalTexts, type VacancyProposal } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { network, problem } from '../../testing/network.ts';
import { expectAccessible, expectFitsEveryWidth } from '../../testing/page-checks.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { WaitingProposal } from './waiting-proposal.tsx';

const proposal: VacancyProposal = {
  ...{ vacancyID: 3, jobTitle: 'Potter', orgName: 'Tulsi Granites', orgLogo: '', companyID: 1, locations: ['Jaipur'] },
  ...{ experience: '1 Year', postedOn: '2026-11-20T06:00:00.000Z', fromSalary: null, toSalary: null, skills: [] },
  ...{ salaryNotDisclose: true, isManualPostedJob: false, proposalID: 9, note: 'It fits you.', status: 'Waiting' },
  ...{ proposedBy: 'Nandini Rao', proposedOn: '2026-11-21T06:00:00.000Z', answeredOn: '' },
};

async function openProposal(reply: object) {
  signIn();
  await network.reply('**/Answer', reply);
  const screen = await renderScreen(() => (
    <main>
      <h1>Approvals</h1>
      <h2>Waiting</h2>
      <WaitingProposal proposal={proposal} accountID={7} />
    </main>
  ));
  const approve = screen.getByRole('button', { name: 'Approve: Potter' });
  const question = screen.getByRole('region', { name: 'Approve this application?' });
  return { screen, approve, question };
}

it('asks in the card before an application is sent, and says there that a resume is needed', async () => {
  const { screen, approve, question } = await openProposal({ body: applyTexts.noResume, contentType: 'text/plain' });
  await approve.click();
  await expect.element(question).toHaveFocus();
  await expect.element(question.getByText(/to Tulsi Granites, for Potter/)).toBeVisible();
  await expectAccessible();
  await expectFitsEveryWidth();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect.element(approve).toHaveFocus();
  expect(await network.requests('Answer')).toEqual([]);

  await approve.click();
  await question.getByRole('button', { name: 'Yes, approve' }).click();
  const needed = screen.getByRole('alert').filter({ hasText: 'Resume needed' });
  await expect.element(needed.getByText(applyTexts.noResume)).toBeVisible();
  await expect
    .element(needed.getByRole('link', { name: 'Upload Resume' }))
    .toHaveAttribute('href', '/job-seeker/resume');
  await expect.element(approve).toHaveFocus();
  await expectAccessible();
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
  const [sent] = await network.requests('Answer');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ proposalID: 9, answer: 'approve' });
});

it.each([
  ['the answer', { body: proposalTexts.approved, contentType: 'text/plain' }, proposalTexts.approved],
  ['a failure', problem(503, 'Please try again.'), 'Please try again.'],
])('says %s in a toast', async (_, reply, text) => {
  const { screen, approve, question } = await openProposal(reply);
  await approve.click();
  await question.getByRole('button', { name: 'Yes, approve' }).click();
  await expect.element(screen.getByRole('status').getByText(text).first()).toBeVisible();
  expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
});
