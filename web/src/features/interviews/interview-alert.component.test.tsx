import { expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { InterviewAlert } from './interview-alert.tsx';

const at = (scheduledDate: string, scheduledTime: string) => ({ scheduledDate, scheduledTime, durationMinutes: 30 });

it('the alert names the date and time of the next interview', async () => {
  signIn();
  await network.reply('**/GetScheduledVacancies/**', {
    json: [at('2026-12-03', '15:00:00'), at('2026-12-01', '10:30:00')],
  });
  const screen = await renderScreen(() => <InterviewAlert accountID={7} />);
  await expect.element(screen.getByText('You have an interview scheduled!')).toBeVisible();
  await expect.element(screen.getByText('Tuesday, Dec 01, 2026, 10:30 am – 11:00 am IST')).toBeVisible();
});
