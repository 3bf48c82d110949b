import { expect, it } from 'vitest';
import { renderScreen, signIn } from '../../../testing/render-screen.tsx';
import Register from '../screens/register.tsx';
import SignIn from '../screens/sign-in.tsx';

const openPage = (publicUrl: string, url = '/account/login') =>
  renderScreen(SignIn as never, {
    path: '/account/login',
    url,
    loaderData: { provider: { kind: 'none', clientID: '' }, captcha: { kind: 'altcha', siteKey: '' }, publicUrl },
  });

it('offers an OTP instead of the password, and shows a missing number at its field', async () => {
  const screen = await openPage('http://localhost:3000');
  await screen.getByRole('button', { name: 'Use an OTP on your mobile' }).click();
  const field = screen.getByLabelText('Mobile Number');
  await expect.element(field).toHaveAccessibleDescription(/^An Indian number \(\+91\)/);
  (screen.getByRole('button', { name: 'Send OTP' }).element() as HTMLElement).click();
  await expect.element(field).toHaveAccessibleDescription(/Mobile number is required/);
  await expect.element(field).toHaveFocus();
  await screen.getByRole('button', { name: 'Use your password' }).click();
  await expect.element(screen.getByLabelText('Password', { exact: true })).toBeVisible();
});

it('says where passkeys work when the page was opened at another address', async () => {
  const screen = await openPage('https://jobs.example');
  await screen.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.element(screen.getByText(/^Passkeys work only at jobs\.example, not at /)).toBeVisible();
});

it('has no passkey button where the portal has no domain name', async () => {
  const screen = await openPage('http://127.0.0.1:3000');
  await expect.element(screen.getByRole('button', { name: 'Use an OTP on your mobile' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
});

it('redirects a member to the return URL, but not to another site', async () => {
  signIn();
  const screen = await openPage('http://localhost:3000', '/account/login?returnUrl=%2Fjob%2Fmdetails%2F12');
  await expect.element(screen.getByTestId('location')).toHaveTextContent('/job/mdetails/12');
  await screen.unmount();
  const ofOther = await openPage('http://localhost:3000', '/account/login?returnUrl=https%3A%2F%2Fevil.example');
  await expect.element(ofOther.getByText('You are already signed in as Priya Raghunathan.')).toBeVisible();
  await expect.element(ofOther.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/free-listing-jobs');
});

it.each([
  ['/account/register/12?returnUrl=%2Fjob%2Fsearch', '/job/validate/12'],
  ['/account/register?returnUrl=%2Fjob%2Fsearch', '/job/search'],
])('sends a member who opens %s on to %s', async (url, to) => {
  signIn();
  const loaderData = { countries: [], provider: { kind: 'none', clientID: '' }, publicUrl: '' };
  const screen = await renderScreen(Register as never, { path: '/account/register/:id?', url, loaderData });
  await expect.element(screen.getByTestId('location')).toHaveTextContent(to);
});
