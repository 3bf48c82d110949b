import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '../../testing/network.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { MemberNotices } from './member-notices.tsx';

const details = {
  email: 'priya.raghunathan.with.a.long.name@example.com',
  isEmailVerified: false,
  needsConsent: false,
};

async function openNotice() {
  signIn();
  await network.reply('**/GetJobSeekerDetails/**', { json: details });
  const screen = await renderScreen(MemberNotices);
  const bar = screen.getByRole('complementary', { name: 'Your account' });
  await expect.element(bar).toBeVisible();
  return { screen, bar };
}

it('on a phone the reminder to verify the email is folded to one line and unfolds', async () => {
  const { screen, bar } = await openNotice();
  const again = screen.getByRole('button', { name: 'Send the link again' });
  // A tenth of a phone's screen.
  expect(bar.element().getBoundingClientRect().height).toBeLessThanOrEqual(74);
  await expect.element(again).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Verify your email' }).click();
  await expect.element(again).toBeVisible();
  await expect.element(screen.getByText(details.email, { exact: false })).toBeVisible();
});

it('on a wide screen the reminder shows everything', async () => {
  await page.viewport(1280, 800);
  try {
    const { screen } = await openNotice();
    await expect.element(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await expect.element(screen.getByText(details.email, { exact: false })).toBeVisible();
    // What is held back from an unverified address.
    await expect.element(screen.getByText(/is shown here only/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Verify your email' })).not.toBeInTheDocument();
  } finally {
    await page.viewport(360, 740);
  }
});
