import { expect, it } from 'vitest';
import { type MockedReply, network, problem } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import SignIn from '../screens/sign-in.tsx';

async function signInWith(reply: MockedReply) {
  await network.reply('**/GetUserDetailsByEmail', reply);
  const screen = await renderScreen(SignIn as never, {
    path: '/account/login',
    loaderData: { provider: { provider: 'none' }, publicUrl: '' },
  });
  await screen.getByLabelText('Email', { exact: true }).fill('priya@example.com');
  await screen.getByLabelText('Password', { exact: true }).fill('Chai@2468');
  await screen.getByRole('button', { name: 'Log In' }).click();
  return screen;
}

it('shows the text of the server after too many attempts', async () => {
  const text = 'Too many attempts. Please wait a little and try again.';
  const screen = await signInWith(problem(429, text, 'too_many_requests'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
});

it('shows that the connection was lost', async () => {
  const screen = await signInWith({ isAborted: true });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('An error occurred while logging in.');
});
