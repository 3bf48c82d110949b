import { expect, it } from 'vitest';
import { network, problem } from '../../../testing/network.ts';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import VerifyEmail from './verify-email.tsx';

const open = () =>
  renderScreen(VerifyEmail as never, {
    path: '/account/verify-email/:token',
    url: '/account/verify-email/abc',
    loaderData: { publicUrl: '' },
  });
const text = (body: string) => ({ body, contentType: 'text/plain' });

it.each([true, false])('a verified address shows the Log In link; signed in: %s', async (isSignedIn) => {
  if (isSignedIn) signIn();
  await network.reply('**/ValidateEmail**', text('Your email was verified successfully.'));
  const screen = await open();
  await expect.element(screen.getByText(/verified successfully/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/account/login');
});

it.each([
  ['a refusal', text('This link was used already.')],
  ['an invalid link', problem(400, 'This address is not valid.', 'invalid')],
  ['an unknown link', problem(404, 'Not found', 'not_found')],
])('%s shows the message of the specification', async (_, reply) => {
  await network.reply('**/ValidateEmail**', reply);
  const screen = await open();
  await expect.element(screen.getByText('Invalid token. Please try again.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
});

it('a lost connection can be retried and does not blame the link', async () => {
  await network.reply('**/ValidateEmail**', { isAborted: true, times: 1 });
  const screen = await open();
  await expect.element(screen.getByText(/^We could not reach Aarambh/)).toBeVisible();
  await network.reply('**/ValidateEmail**', text('Your email was verified successfully.'));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/verified successfully/)).toBeVisible();
});
