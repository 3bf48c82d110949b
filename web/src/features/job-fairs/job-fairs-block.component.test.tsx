import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { JobFairsBlock } from './job-fairs-block.tsx';

it.each([
  [0, 'You are registered for 0 job fairs.'],
  [1, 'You are registered for 1 job fair.'],
  [2, 'You are registered for 2 job fairs.'],
])('shows the number of registrations: %i', async (count, text) => {
  signIn();
  await network.reply('**/JobFair/GetJobFairs', { json: [] });
  await network.reply('**/GetAppliedJobFairCount/**', { json: count });
  const screen = await renderScreen(() => <JobFairsBlock accountID={7} />);
  await expect.element(screen.getByText(text)).toBeVisible();
});
