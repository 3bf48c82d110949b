import { expectAccessible } from '../support/page-checks.ts';
import { extractCode, PASSWORD, signInAs, uniqueEmail, uniqueMobile } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** An OTP that differs from the given one in its last digit. */
const wrongCode = (code: string) => code.slice(0, 5) + ((Number(code[5]) + 1) % 10);

test('verifies a mobile number with an OTP sent by SMS', { tag: '@any-width' }, async ({ page, portal }) => {
  const mobileNo = uniqueMobile();
  await signInAs(page, await portal.createAccount('Priya Raghunathan', mobileNo));
  await page.goto('/profile/verify-mobile');
  await expect(page.getByRole('timer')).toContainText(/(10:00|9:5\d)/);
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);

  const code = extractCode(await portal.waitForMessage(`+91${mobileNo}`));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Please enter the OTP')).toBeVisible();
  await page.getByLabel('Enter OTP').fill(wrongCode(code));
  await expect(page.getByLabel('Enter OTP')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Enter OTP').fill(code);
  await expect(page).toHaveURL('/profile/update');
  await expect(page.getByText('Mobile number verified successfully.')).toBeVisible();
  await page.goto('/profile/verify-mobile');
  await expect(page.getByRole('timer')).toBeHidden();
});

test('sends the OTP to the new number when it is changed during verification', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  await signInAs(page, await portal.createAccount('Priya Raghunathan', uniqueMobile()));
  await page.goto('/profile/verify-mobile');
  await page.getByRole('button', { name: 'Edit mobile number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mobile Number' });
  const field = dialog.getByLabel('Mobile Number');
  await field.fill('');
  await field.blur();
  await expect(dialog.getByText('Please enter a valid mobile number')).toBeVisible();
  await field.fill('98a');
  await expect(dialog.getByText('Only digits allowed')).toBeVisible();
  await expectAccessible(page);

  const mobileNo = uniqueMobile();
  await field.fill(mobileNo);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(mobileNo)).toBeVisible();
  await page.getByLabel('Enter OTP').fill(extractCode(await portal.waitForMessage(`+91${mobileNo}`)));
  await expect(page).toHaveURL('/profile/update');
});

test('changes an email address with an OTP sent to the new one, and notifies the old one', {
  tag: '@any-width',
}, async ({ page, person, portal }) => {
  await portal.verifyEmail(person);
  const newEmail = uniqueEmail();
  await page.goto('/profile/change-email');
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel('New Email').fill('priya@');
  await page.getByLabel('New Email').blur();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('New Email').fill(newEmail);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('New Email')).toBeDisabled();
  await expect(page.getByLabel('Enter OTP')).toBeFocused();
  await expectAccessible(page);

  const code = extractCode(await portal.waitForMessage(newEmail));
  await page.getByRole('button', { name: 'Submit OTP' }).click();
  await expect(page.getByText('Please enter the OTP')).toBeVisible();
  await page.getByLabel('Enter OTP').fill(wrongCode(code));
  await expect(page.getByLabel('Enter OTP')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Enter OTP').fill(code);
  await expect(page).toHaveURL('/profile/update');
  await expect(page.getByText('Email address changed successfully.')).toBeVisible();

  const notice = await portal.waitForMessage(person.email, /no longer/i);
  expect(notice).not.toContain(newEmail);
  await page.goto('/account/security');
  await expect(page.getByText('Email changed')).toBeVisible();
});

test.describe('a session that started long ago', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/403/] });

  test('requires the password to change the email address', { tag: '@any-width' }, async ({ page, person, portal }) => {
    await portal.verifyEmail(person);
    const newEmail = uniqueEmail();
    let isRejected = false;
    // The clock of a running server cannot be changed: the first reply is mocked as for an old session.
    await page.route('**/CreateEmailChangeRequest', (route) => {
      if (isRejected) return route.continue();
      isRejected = true;
      const detail = 'Please enter your current password to confirm that it is you.';
      return route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: { type: '', title: 'Forbidden', status: 403, code: 'password_needed', detail },
      });
    });
    await page.goto('/profile/change-email');
    await page.getByLabel('New Email').fill(newEmail);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please enter your current password to confirm that it is you.')).toBeVisible();
    await page.getByLabel('Current Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Enter OTP')).toBeVisible();
    expect(await portal.waitForMessage(person.email, /new|change/i)).toContain(person.fullName.split(' ')[0]);
  });
});
