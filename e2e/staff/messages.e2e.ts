import { runOnDatabase } from '../support/database.ts';
import { expectAccessibleInBothThemes, expectFitsEveryScreen, openUntilVisible } from '../support/page-checks.ts';
import { uniqueEmail, uniqueMobile } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** A message that its mail server or SMS provider refused, which the stand-ins of the portal never do. */
const addFailed = (channel: 'mail' | 'sms', recipient: string, template: string, data: object, error: string) =>
  runOnDatabase(`
    insert into messages (key, channel, recipient, template, data, state, attempts, due_at, created_at, last_error)
    values ('journey:${recipient}', '${channel}', '${recipient}', '${template}', '${JSON.stringify(data)}', 'failed', 1,
      now(), now(), '${error}')`);

const mail = { fullName: 'Ishita', jobTitle: 'Senior Accountant', orgName: 'Sahyadri Textiles', note: '' };

test('support sees why a mail and an SMS failed, and sends each again', async ({ page, signInAsStaff }) => {
  const [email, mobile] = [uniqueEmail(), `+91${uniqueMobile()}`];
  await addFailed('mail', email, 'application-shortlisted', mail, 'No such mailbox here');
  await addFailed('sms', mobile, 'fraud-warning-sms', { jobTitle: 'Packer' }, 'The number does not exist');
  const staff = await signInAsStaff(['support']);
  for (const [recipient, shown] of [
    [email, 'No such mailbox here'],
    [mobile, 'The number does not exist'],
  ] as const) {
    const search = `messages?search=${encodeURIComponent(recipient)}`;
    await staff.open(search, 'Messages');
    const row = page.getByLabel('Messages', { exact: true }).locator('[data-row]').filter({ hasText: recipient });
    await expect(row).toContainText('Failed');
    await expect(row).toContainText(shown);
    if (recipient === mobile) await expect(row).toContainText('fraud-warning-sms (SMS)');
    await row.getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: 'Selected messages' });
    await expect(bar.getByText('1 selected')).toBeVisible();
    // Both rows have one layout.
    if (recipient === email) {
      await expectAccessibleInBothThemes(page);
      await expectFitsEveryScreen(page);
    }
    await bar.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('1 message is on its way')).toBeVisible();
    await expect(bar).toBeHidden();

    // Not by the outbox of the demo, which has the newest messages only.
    await openUntilVisible(page, `/staff/${search}&state=sent`, row, page.getByText('Nothing matches these filters'));
    await expect(row).toContainText('Sent');
    if (recipient === email) {
      await expectAccessibleInBothThemes(page);
      await expectFitsEveryScreen(page);
    }
  }
});
