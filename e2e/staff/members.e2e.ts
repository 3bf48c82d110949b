import { randomUUID } from 'node:crypto';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { PASSWORD, uniqueMobile } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

// The pages of a visitor and of staff are one after the other in one browser, as a colleague would check what a member sees.
test('support finds a member by mobile, reads the timeline, suspends for a day and ends it', async ({
  page,
  portal,
  signInAsStaff,
}) => {
  const fullName = `Zubeda ${randomUUID().slice(0, 8).replace(/\d/g, 'q')}`;
  const mobile = uniqueMobile();
  const { email } = await portal.createAccount(fullName, mobile);

  const staff = await signInAsStaff(['support', 'trust']);
  await staff.open('members', 'Members');
  await page.keyboard.press('/');
  await page.keyboard.type(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 total')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await page.getByRole('button', { name: fullName }).click();

  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Registered', { exact: true })).toBeVisible();
  await expect(timeline.getByText('Mail: verify email')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);

  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${fullName}` });
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Sent fake offer letters.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/^Suspended until .* by .*: Sent fake offer letters\.$/)).toBeVisible();
  await expect(timeline.getByText('Suspend member')).toBeVisible();
  const memberAddress = page.url();

  const signIn = async () => {
    await page.goto('/account/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
  };
  await signIn();
  await expect(page.getByText(/Your account is suspended until .* Reason: Sent fake offer letters\./)).toBeVisible();

  await page.goto(memberAddress);
  await page.getByRole('button', { name: 'End the suspension' }).click();
  await staff.giveReason(`End the suspension of ${fullName}`, 'The matter is resolved.', 'End the suspension');
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await signIn();
  await expect(page).not.toHaveURL(/account\/login/);
});

test('a message of the contact form becomes a case, which support answers by mail', async ({
  page,
  portal,
  signInAsStaff,
}) => {
  const mark = randomUUID().slice(0, 8);
  const email = `ravi.${mark}@example.com`;
  await page.goto('/contact-us');
  await page.getByLabel('Your name').fill('Ravi Nair');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Subject').fill(`No OTP ${mark}`);
  await page.getByLabel('What is it about?').fill('I get no OTP on my phone.');
  await page.getByLabel('I am not a robot').click();
  await expect(page.getByText('Verified. Thank you.')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/We have your message: case \d+\. We will reply to .* within 4 hours/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);

  const staff = await signInAsStaff(['support']);
  await staff.open(`support?search=${email}`, 'Support');
  await expect(page.getByText(/^3 h \d+ min left$|^4 h 0 min left$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `No OTP ${mark}` }).click();
  const pane = page.getByRole('region', { name: `No OTP ${mark}`, exact: true });
  await expect(pane.getByText('I get no OTP on my phone.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await page.keyboard.press('c');
  await expect(pane.getByRole('button', { name: 'Release' })).toBeVisible();
  await pane.getByLabel('Start with a template').selectOption({ label: 'Sign-in does not work' });
  await pane.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByText(/^The reply is on its way, and case \d+ is closed\.$/)).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(await portal.waitForMessage(email, /set a new password/)).toContain('Ravi');
});

test('messages, templates and pictures are usable on every screen', async ({ page, signInAsStaff }) => {
  const staff = await signInAsStaff(['support', 'trust']);
  await staff.open('messages?state=all', 'Messages');
  await expect(page.getByText('staff-invitation').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'account-deleted' }).click();
  await expect(page.frameLocator('iframe').getByText(/Asha/).first()).toBeVisible();
  await expectFitsEveryScreen(page);
  await staff.open('pictures', 'Pictures');
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
});
