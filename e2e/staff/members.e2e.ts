import { randomUUID } from 'node:crypto';
import { expectAccessible, expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { PASSWORD, uniqueMobile } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

// The pages of a visitor and of staff are one after the other in one browser, as a colleague would check what a member sees.
test('support finds a member by mobile, reads the timeline, suspends for a day and ends it', {
  tag: '@any-width',
}, async ({ page, portal, signInAsStaff }) => {
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
  await expectAccessibleInBothThemes(page);
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

test('a message of the contact form becomes a case, which support answers by mail', { tag: '@wide' }, async ({
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
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await page.keyboard.press('c');
  await expect(pane.getByRole('button', { name: 'Unclaim' })).toBeVisible();
  await pane.getByLabel('Start with a template').selectOption({ label: 'Sign-in does not work' });
  await pane.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByText(/^The reply is on its way, and case \d+ is closed\.$/)).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(await portal.waitForMessage(email, /set a new password/)).toContain('Ravi');
});

test('support records a call as a case, and adds a note and what the person said since', async ({
  page,
  signInAsStaff,
}) => {
  const mark = randomUUID().slice(0, 8);
  const staff = await signInAsStaff(['support']);
  await staff.open('support', 'Support');
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Record a mail or call' });
  await form.getByLabel('Received by').selectOption('Phone');
  await form.getByLabel('Name').fill('Ravi Nair');
  await form.getByLabel('Subject').fill(`Refund ${mark}`);
  await form.getByLabel('What they wrote or said').fill('Paid twice by UPI.');
  await form.getByLabel('Subject').press('Enter');
  // Nothing typed is lost, and the field that is missing has the focus.
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveValue('Ravi Nair');
  await form.getByLabel('Email').fill(`ravi.${mark}@example.com`);
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await form.getByRole('button', { name: 'Open the case' }).click();
  const pane = page.getByRole('region', { name: `Refund ${mark}`, exact: true });
  await expect(pane.getByText('Paid twice by UPI.')).toBeVisible();
  await expect(pane.getByText(/^\d+, Phone$/)).toBeVisible();

  await pane.locator('summary', { hasText: 'Add a note' }).click();
  const note = pane.getByRole('form', { name: 'Note' });
  await note.getByLabel('Note').fill('The bank shows one payment.');
  // By keyboard: the message that the case was opened may still be in front, and it stays while the pointer is on it.
  await note.getByRole('button', { name: 'Add' }).press('Enter');
  // The conversation only: the form holds the same text until the answer has arrived.
  const conversation = pane.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByText('The bank shows one payment.', { exact: true })).toBeVisible();
  await expect(note.getByLabel('Note')).toHaveValue('');
  await note.getByLabel('Note').fill('He has sent a picture of it.');
  await note.getByLabel(/^Ravi Nair wrote or said this/).check();
  await note.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(conversation.getByText('He has sent a picture of it.', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
});

test('messages and templates are usable on every screen', async ({ page, signInAsStaff }) => {
  const staff = await signInAsStaff(['support', 'trust']);
  await staff.open('messages?state=all', 'Messages');
  await expect(page.getByText('staff-invitation').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'account-deleted' }).click();
  await expect(page.frameLocator('iframe').getByText(/Asha/).first()).toBeVisible();
  await expectFitsEveryScreen(page);
});
