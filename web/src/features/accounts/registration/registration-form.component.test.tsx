import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network } from '../../../testing/network.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import Register from '../screens/register.tsx';

async function openPage() {
  const screen = await renderScreen(Register as never, {
    path: '/account/register',
    loaderData: {
      countries: [
        { countryID: 1, countryCode: '+93', countryName: 'Afghanistan' },
        { countryID: 105, countryCode: '+91', countryName: 'India' },
      ],
      provider: { provider: 'none' },
      publicUrl: '',
    },
  });
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  await expect.element(field('Full Name')).toBeVisible();
  const register = screen.getByRole('button', { name: 'Register', exact: true });
  async function fillIn() {
    await field('Full Name').fill('Priya Raghunathan');
    await field('Mobile Number').fill('9876543210');
    await field('Email').fill('priya@example.com');
    await field('Password').fill('Chai@2468');
    await screen.getByRole('checkbox', { name: /18 or older/ }).click();
    await screen.getByRole('checkbox', { name: /I agree/ }).click();
    await expect.element(register).not.toHaveAttribute('aria-disabled');
  }
  return { screen, field, register, fillIn };
}

it('an empty form shows every missing field and focuses the first; no consent is preselected', async () => {
  const { screen, field, register } = await openPage();
  for (const box of screen.getByRole('checkbox').all()) await expect.element(box).not.toBeChecked();
  await expect.element(register).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('Full name is required')).not.toBeInTheDocument();
  (register.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  for (const message of [
    'Full name is required',
    'Mobile number is required',
    'Email is required',
    'Password is required',
    'Please confirm that you are 18 or older',
    'Please agree to continue',
  ])
    await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(field('Full Name')).toHaveFocus();
  await expect.element(field('Full Name')).toHaveAccessibleDescription('Full name is required');
});

it.each([
  ['Mobile Number', '98765abc', 'Only digits allowed'],
  ['Mobile Number', '98765432101', 'Maximum 10 digits allowed'],
  ['Email', 'priya@', 'Please enter a valid email'],
  ['Email', `${'p'.repeat(46)}@x.in`, 'Maximum 50 characters allowed'],
  ['Password', 'Chai@2468Chai', 'Maximum 12 characters allowed'],
  ['Full Name', 'न'.repeat(201), 'Maximum 200 characters allowed'],
])('%s %s: %s, after the field loses focus', async (name, typed, message) => {
  const { field } = await openPage();
  await field(name).fill(typed);
  await userEvent.tab();
  await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(message));
});

it('India is selected, and the password can be shown', async () => {
  const { screen, field } = await openPage();
  await expect.element(field('Country')).toHaveDisplayValue('+91 India');
  await expect.element(screen.getByText(/Use letters, numbers and symbols\./)).toBeVisible();
  await field('Password').fill('Chai@2468');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
});

it('shows a rejected request as a warning and preserves the input', async () => {
  const { screen, field, register, fillIn } = await openPage();
  await fillIn();
  const errorMessage = 'This email is registered already.';
  await network.reply('**/SaveUserName', {
    json: { token: '', expiration: '', fullName: '', accountID: 0, errorMessage },
  });
  await register.click();
  const warning = screen.getByRole('alertdialog', { name: 'Warning' });
  await expect.element(warning).toHaveAccessibleDescription(errorMessage);
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect.element(field('Email')).toHaveValue('priya@example.com');
});

it('shows a lost connection as an error', async () => {
  const { screen, register, fillIn } = await openPage();
  await fillIn();
  await network.reply('**/SaveUserName', { isAborted: true });
  await register.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('An error occurred');
});

it('a new account continues to the free listing automatically', async () => {
  const { screen, register, fillIn } = await openPage();
  await fillIn();
  await network.reply('**/SaveUserName', {
    json: {
      token: 'the-token',
      expiration: '2099-01-01T00:00:00Z',
      fullName: 'Priya Raghunathan',
      accountID: 7,
      errorMessage: '',
    },
  });
  // A reply without content keeps the page of the test open.
  await network.reply('**/free-listing-jobs', { status: 204, body: '' });
  await register.click();
  await expect.element(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/successfully/);
  await expect.poll(async () => (await network.requests('/free-listing-jobs')).length).toBe(1);
  expect(Object.keys(localStorage)).toEqual(
    expect.arrayContaining(['token', 'token-expiration', 'fullName', 'accountID']),
  );
});
