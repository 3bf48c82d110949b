import { expect, it } from 'vitest';
import { network } from '../../../testing/network.ts';
import { member, renderScreen, signIn } from '../../../testing/render-screen.tsx';
import { ProfileProgress } from './profile-progress.tsx';

const SCORES = '**/GetCandidateProfileScores/*';
const SECTIONS = [
  { sectionName: 'Resume', score: 20, isCompleted: true },
  { sectionName: 'Picture', score: 5, isCompleted: false },
];

/** Renders the progress of a profile beside another part of the page. */
function renderProgress() {
  signIn();
  return renderScreen(() => (
    <>
      <ProfileProgress accountID={member.accountID} />
      <p>Work Profile</p>
    </>
  ));
}

it('shows the score and what is missing', async () => {
  await network.reply(SCORES, { json: SECTIONS, isDelayed: true });
  const screen = await renderProgress();
  await expect.element(screen.getByText('Loading Profile Progress...')).toBeVisible();
  await network.release();
  await expect.element(screen.getByRole('progressbar', { name: 'Profile Progress' })).toHaveAttribute('value', '20');
  await expect.element(screen.getByText('Missing: Picture 5%.')).toBeVisible();
});

it.each([
  ['cannot be loaded', { status: 429, body: 'busy' }],
  ['has no section', { json: [] }],
])('leaves the rest of the page when it %s', async (_, reply) => {
  await network.reply(SCORES, reply);
  const screen = await renderProgress();
  await expect.element(screen.getByText('Work Profile')).toBeVisible();
  await expect.element(screen.getByText('Loading Profile Progress...')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Profile Progress' })).not.toBeInTheDocument();
  expect(await network.requests('GetCandidateProfileScores')).not.toEqual([]);
});
