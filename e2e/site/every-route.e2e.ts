import type { Page } from '@playwright/test';
import routes from '../../web/src/routes.ts';
import { expectAccessibleAtEveryWidth, expectFitsEnlargedText, expectNoShift, WIDTHS } from '../support/page-checks.ts';
import { signInAs } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';
import {
  addressOfVisit,
  clientPages,
  completePages,
  demoPages,
  errorPages,
  LONG_NAME,
  memberPages,
  type Visit,
  type VisitFixtures,
  visit,
} from '../support/visits.ts';

/** One page emulates all screens: a page per screen would take as long as the checks. */
test.use({ screenOptions: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } });

/** Returns a function that emulates a screen: below 600 px an upright phone with touch, else a tablet or desktop. */
async function emulateScreens(page: Page): Promise<(width: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (width) => {
    const mobile = width < 600;
    const height = mobile ? 740 : 800;
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
    // Under load the new size arrives late, and would shift the next page while it loads.
    await page.waitForFunction((expected) => window.innerWidth === expected, width);
  };
}

/** Checks the layout shift at each width, in alternating themes, then the accessibility at all widths and enlarged text. */
async function checkPage(page: Page, given: Visit, fixtures: VisitFixtures): Promise<void> {
  const address = await addressOfVisit(given, fixtures);
  const setWidth = await emulateScreens(page);
  for (const [nth, width] of WIDTHS.toReversed().entries()) {
    await setWidth(width);
    await page.emulateMedia({ colorScheme: nth % 2 ? 'light' : 'dark' });
    await visit(page, given, fixtures, address);
    if (given.redirectsTo) {
      expect(new URL(page.url()).pathname).toBe(given.redirectsTo);
      return;
    }
    await expectNoShift(page);
  }
  await expectAccessibleAtEveryWidth(page, setWidth);
  await expectFitsEnlargedText(page, setWidth);
}

test.describe('every page is accessible, does not shift and fits its screen', { tag: '@any-width' }, () => {
  for (const given of [...completePages, ...clientPages])
    test(`for a visitor: ${given.name}`, async ({ page, portal, request }) => {
      await checkPage(page, given, { portal, request });
    });

  for (const given of memberPages)
    test(`for a new member: ${given.name}`, async ({ page, portal, request }) => {
      const person = await portal.createAccount(LONG_NAME);
      await signInAs(page, person);
      await checkPage(page, given, { portal, request, person });
    });

  for (const given of demoPages)
    test(`for the demo member: ${given.name}`, async ({ page, portal, request }) => {
      const person = await portal.getDemoAccount();
      await signInAs(page, person);
      await checkPage(page, given, { portal, request, person });
    });

  test.describe('with an HTTP error', () => {
    test.use({ expectedProblems: [/status of 40[34]/] });

    for (const given of errorPages)
      test(`for a visitor: ${given.name}`, async ({ page, portal, request }) => {
        await checkPage(page, given, { portal, request });
      });
  });

  test('every route is visited', () => {
    const visited = [...completePages, ...clientPages, ...errorPages, ...memberPages, ...demoPages].map(
      ({ route }) => route,
    );
    const known = routes.flatMap((entry) => entry.children ?? [entry]).map(({ path = '' }) => path);
    expect(known.filter((path) => !visited.includes(path))).toEqual([]);
    expect(visited.filter((path) => !known.includes(path))).toEqual([]);
  });
});
