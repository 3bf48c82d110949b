import { addAuthenticator } from '../support/authenticator.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { extractCode, forgetSession, PASSWORD, signInAs, uniqueMobile } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('adds a passkey, signs in with it and removes it', async ({ page, portal }) => {
  const { session } = await addAuthenticator(page);
  const person = await portal.createAccount('Venkatanarasimharajuvaripeta Subrahmanyeswara Rao');
  await portal.verifyEmail(person);
  await signInAs(page, person);
  await page.goto('/account/security');
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const name = page.getByLabel('Passkey name');
  await name.fill('');
  await page.getByRole('button', { name: 'Create passkey' }).press('Enter');
  await expect(name).toHaveAccessibleDescription(/Enter a name for the passkey/);
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await name.fill('My phone');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  await expect(page.getByText('Passkey added', { exact: true }).first()).toBeVisible();
  expect(await portal.waitForMessage(person.email, /A passkey was added/)).toMatch(/My phone/);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await forgetSession(page);
  await page.goto('/account/login');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Keep me signed in' }).check();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/free-listing-jobs');
  const expiration = await page.evaluate(() => Date.parse(localStorage.getItem('token-expiration') ?? '') - Date.now());
  expect(Math.round(expiration / 86_400_000)).toBe(30);

  await page.goto('/account/security');
  await expect(page.getByText('Logged in with a passkey').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();

  await forgetSession(page);
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(/could not log you in with this passkey/);
  await session.detach();
});

test('says so when no passkey was used', { tag: '@any-width' }, async ({ page }) => {
  const { session, setVerified } = await addAuthenticator(page);
  await setVerified(false);
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/No passkey was used/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await session.detach();
});

test.describe('a mobile number', () => {
  // The refused number is answered with 400.
  test.use({ expectedProblems: [/status of 400/] });

  test('signs in with an OTP to a verified mobile number, typed as people do', async ({ page, portal }) => {
    const mobileNo = uniqueMobile();
    await signInAs(page, await portal.createAccount('Priya Raghunathan', mobileNo));
    await page.goto('/profile/verify-mobile');
    const first = extractCode(await portal.waitForMessage(`+91${mobileNo}`));
    await page.getByLabel('Enter OTP').fill(first);
    await expect(page).toHaveURL('/profile/update');
    await forgetSession(page);

    await page.goto('/account/login?returnUrl=%2Faccount%2Fsecurity');
    await page.getByRole('button', { name: 'Use an OTP on your mobile' }).click();
    const field = page.getByLabel('Mobile Number');
    await page.getByRole('button', { name: 'Send OTP' }).press('Enter');
    await expect(field).toHaveAccessibleDescription(/Mobile number is required/);
    await expect(field).toBeFocused();
    await field.fill('12345');
    await page.getByLabel('I am not a robot').click();
    await expect(page.getByLabel('I am not a robot')).toBeChecked();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(field).toHaveAccessibleDescription(/valid Indian mobile number/);
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await expectFitsEveryScreen(page);

    await field.fill(`0${mobileNo.slice(0, 5)} ${mobileNo.slice(5)}`);
    await page.getByLabel('I am not a robot').click();
    await expect(page.getByLabel('I am not a robot')).toBeChecked();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const otp = page.getByLabel('Enter OTP');
    await expect(otp).toBeFocused();
    await expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(otp).toHaveAccessibleDescription('Please enter the OTP');
    // Not the OTP that verified the number.
    const code = extractCode(await portal.waitForMessage(`+91${mobileNo}`, new RegExp(`\\b(?!${first})\\d{6}\\b`)));
    await otp.fill(code.slice(0, 5) + ((Number(code[5]) + 1) % 10));
    await expect(otp).toHaveAccessibleDescription(/not correct or has expired/);
    await otp.fill(code);
    await expect(page).toHaveURL('/account/security');
    await expect(page.getByText('Logged in with an OTP').first()).toBeVisible();
  });
});

test('registers with a pasted number, and a refusal of the server shows at its field', {
  tag: '@any-width',
}, async ({ page, person, portal }) => {
  await forgetSession(page);
  await page.goto('/account/register');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Mobile Number').fill('+91 98220 12345');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/already exists/);
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.getByLabel('Email', { exact: true }).fill(`asha.${person.email}`);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: /Welcome/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toBeTruthy();
  await portal.waitForMessage(`asha.${person.email}`);
});
