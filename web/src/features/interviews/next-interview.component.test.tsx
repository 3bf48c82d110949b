import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { expectFitsEveryWidth, findBrokenWords, withLargeText } from '../../testing/page-checks.ts';
import { member, renderScreen, signIn } from '../../testing/render-screen.tsx';
import { NextInterview } from './next-interview.tsx';

it('breaks no word of the job and the company at text of 200 %', async () => {
  const interview = {
    ...{ interviewID: 1, jobTitle: 'Communications Manager', orgName: 'Kamaldharan Motors' },
    ...{ scheduledDate: '2099-12-01', scheduledTime: '10:30:00', durationMinutes: 30, mode: 'Video call' },
  };
  await network.reply('**/GetScheduledVacancies/**', { json: [interview] });
  signIn();
  const screen = await renderScreen(() => (
    <main className="px-4">
      <NextInterview accountID={member.accountID} />
    </main>
  ));
  const region = screen.getByRole('region', { name: /Next interview/ });
  await expect.element(region).toBeVisible();
  await withLargeText(async () => {
    expect(findBrokenWords(region.element())).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
  await expectFitsEveryWidth();
});
