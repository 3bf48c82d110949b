import { createLongStaffData } from '../support/long-staff-data.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

test('no screen is wider than a phone, and no list than its place, with the longest names, and each is accessible on a phone', {
  tag: '@any-width',
}, async ({ page, portal, request, signInAsStaff }) => {
  const word = uniqueWord();
  const { member } = await signInAsStaff(['admin']);
  const screens = await createLongStaffData({ page, portal, request }, member, word);
  const staff = await signInAsStaff(member);
  for (const { path, heading, shows } of screens) {
    await staff.open(path, heading);
    const text = page.getByText(shows).filter({ visible: true });
    // A field has its text as value.
    await expect(path.endsWith('/edit') ? page.getByLabel('Job title') : text.first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    // On a wide screen each column is read without scrolling, also beside an open row.
    await page.setViewportSize({ width: 1280, height: 800 });
    const clipped = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main table')].flatMap(({ parentElement: box }) =>
          box && box.scrollWidth > box.clientWidth ? [`${box.scrollWidth} in ${box.clientWidth} px`] : [],
        ),
      );
    await expect.poll(clipped, { message: `a list of ${path} is wider than its place` }).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});
