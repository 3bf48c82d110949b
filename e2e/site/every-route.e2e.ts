import type { Page } from '@playwright/test';
import routes from '../../web/src/routes.ts';
import { comesSignedIn } from '../support/people.ts';
import { expectAccessible, expectNoShift, expectNoSidewaysScroll, WIDTHS } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';
import {
  addressOfVisit,
  completePages,
  demoPages,
  LONG_NAME,
  livelyPages,
  memberPages,
  refusedPages,
  type Visit,
  visit,
  type World,
} from '../support/visits.ts';

/** One page becomes every screen: to open another for each costs as much as to look. */
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** The phone is held upright, narrow and usual, and touched; what is wide is a tablet and a desk with a mouse. */
async function becomesScreens(page: Page): Promise<(width: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async (width) => {
    const mobile = width < 600;
    const height = mobile ? 740 : 800;
    await browser.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
  };
}

/**
 * Loads a page at each width, wide and narrow ones in both themes (they differ in colours only, as themes.test.ts holds),
 * then looks at it at each width in both.
 */
async function walk(page: Page, given: Visit, world: World): Promise<void> {
  const address = await addressOfVisit(given, world);
  const becomes = await becomesScreens(page);
  for (const [nth, width] of WIDTHS.toReversed().entries()) {
    await becomes(width);
    await page.emulateMedia({ colorScheme: nth % 2 ? 'light' : 'dark' });
    await visit(page, given, world, address);
    if (given.leadsTo) {
      expect(new URL(page.url()).pathname).toBe(given.leadsTo);
      return;
    }
    await expectNoShift(page);
  }
  for (const width of WIDTHS) {
    await becomes(width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, ['light', 'dark']);
  }
}

test.describe('every page is accessible, still and no wider than its screen', { tag: '@any-width' }, () => {
  for (const given of [...completePages, ...livelyPages])
    test(`for a visitor: ${given.name}`, async ({ page, portal, request }) => {
      await walk(page, given, { portal, request });
    });

  for (const given of memberPages)
    test(`for somebody new: ${given.name}`, async ({ page, portal, request }) => {
      const person = await portal.hasPerson(LONG_NAME);
      await comesSignedIn(page, person);
      await walk(page, given, { portal, request, person });
    });

  for (const given of demoPages)
    test(`for somebody with a history: ${given.name}`, async ({ page, portal, request }) => {
      const person = await portal.demoPerson();
      await comesSignedIn(page, person);
      await walk(page, given, { portal, request, person });
    });

  test.describe('which the browser reports', () => {
    test.use({ expectedProblems: [/status of 40[34]/] });

    for (const given of refusedPages)
      test(`for a visitor: ${given.name}`, async ({ page, portal, request }) => {
        await walk(page, given, { portal, request });
      });
  });

  test('no route is left out', () => {
    const walked = [...completePages, ...livelyPages, ...refusedPages, ...memberPages, ...demoPages].map(
      ({ route }) => route,
    );
    const known = routes.flatMap((entry) => entry.children ?? [entry]).map(({ path = '' }) => path);
    expect(known.filter((path) => !walked.includes(path))).toEqual([]);
    expect(walked.filter((path) => !known.includes(path))).toEqual([]);
  });
});
