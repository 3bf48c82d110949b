import { expectAccessibleInBothThemes, expectFitsEveryScreen, openUntilVisible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

/** A failed mail of the demo. */
const recipient = 'ishita.b@exmaple.com';

test('support sees why a mail failed and sends it again', { tag: '@any-width' }, async ({ page, signInAsStaff }) => {
  const staff = await signInAsStaff(['support']);
  await staff.open(`messages?search=${recipient}`, 'Messages');
  const row = page.getByLabel('Messages', { exact: true }).locator('[data-row]').filter({ hasText: recipient });
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('No such mailbox here');
  await row.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected messages' });
  await expect(bar.getByText('1 selected')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await bar.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('1 message is on its way')).toBeVisible();
  await expect(bar).toBeHidden();

  // Not by the outbox of the demo, which has the newest messages only.
  const sent = `/staff/messages?search=${recipient}&state=sent`;
  await openUntilVisible(page, sent, row, page.getByText('Nothing matches these filters'));
  await expect(row).toContainText('Sent');
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
});
