import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { GuestContactForm } from './guest-contact-form.tsx';

const countries = [{ countryID: 105, countryCode: '+91', countryName: 'India' }] as never;

const renderForm = (signInAt = '') =>
  renderScreen(() => (
    <GuestContactForm countries={countries} submitLabel="Submit" signInAt={signInAt} onSubmit={async () => false} />
  ));

it('says in place that the address has an account, with the way to its sign-in', async () => {
  const screen = await renderForm('/account/login?returnUrl=x');
  const notice = screen.getByRole('alert').filter({ hasText: 'You already have an account' });
  await expect.element(notice).toBeVisible();
  await expect
    .element(notice.getByRole('link', { name: 'Log In' }))
    .toHaveAttribute('href', '/account/login?returnUrl=x');
  await expect.element(screen.getByLabelText('Email')).toBeVisible();
});

it('an empty form shows every missing field', async () => {
  const screen = await renderForm();
  const country = screen.getByLabelText('Country Code');
  await expect.element(country).toHaveValue('105');
  await userEvent.selectOptions(country, '-- Select --');
  (screen.getByRole('button', { name: 'Submit' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  for (const message of ['Email is required.', 'Country must be selected.', 'Mobile number is required.'])
    await expect.element(screen.getByText(message)).toBeVisible();
});

it.each([
  ['Email', 'asha@', 'Invalid Email.'],
  ['Email', `${'a'.repeat(46)}@x.in`, 'Email cannot exceed 50 characters.'],
  ['Mobile Number', '98765432101', 'Mobile number cannot exceed 10 digits.'],
  ['Mobile Number', '98765abc', 'Mobile number must contain only digits.'],
])('%s %s: %s', async (name, typed, message) => {
  const screen = await renderForm();
  await screen.getByLabelText(name).fill(typed);
  await userEvent.tab();
  await expect.element(screen.getByLabelText(name)).toHaveAccessibleDescription(new RegExp(message));
});
