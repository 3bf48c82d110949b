import type { Page } from '@playwright/test';
import routes from '../web/src/routes.ts';
import { comesSignedIn } from './support/people.ts';
import { expectAccessible, expectNoShift, expectNoSidewaysScroll, WIDTHS } from './support/quality.ts';
import { expect, test } from './support/test.ts';
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
} from './support/visits.ts';

/** The phone is held upright, narrow and usual; what is wide is a tablet and a desk. */
const widthsOf = (isMobile: boolean): number[] => WIDTHS.filter((width) => width < 600 === isMobile);

/** Loads a page at each width, then looks at it at each in both themes. */
async function walk(page: Page, given: Visit, world: World, isMobile: boolean): Promise<void> {
  const address = await addressOfVisit(given, world);
  const becomes = (width: number) => page.setViewportSize({ width, height: isMobile ? 740 : 800 });
  for (const width of widthsOf(isMobile)) {
    await becomes(width);
    await visit(page, given, world, address);
    if (given.leadsTo) {
      expect(new URL(page.url()).pathname).toBe(given.leadsTo);
      return;
    }
    await expectNoShift(page);
  }
  for (const width of widthsOf(isMobile)) {
    await becomes(width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, ['light', 'dark']);
  }
}

test.describe('every page is accessible, still and no wider than its screen', () => {
  for (const given of [...completePages, ...livelyPages])
    test(`for a visitor: ${given.name}`, async ({ page, portal, request, isMobile }) => {
      await walk(page, given, { portal, request }, isMobile);
    });

  for (const given of memberPages)
    test(`for somebody new: ${given.name}`, async ({ page, portal, request, isMobile }) => {
      const person = await portal.hasPerson(LONG_NAME);
      await comesSignedIn(page, person);
      await walk(page, given, { portal, request, person }, isMobile);
    });

  for (const given of demoPages)
    test(`for somebody with a history: ${given.name}`, async ({ page, portal, request, isMobile }) => {
      const person = await portal.demoPerson();
      await comesSignedIn(page, person);
      await walk(page, given, { portal, request, person }, isMobile);
    });

  test.describe('which the browser reports', () => {
    test.use({ expectedProblems: [/status of 40[34]/] });

    for (const given of refusedPages)
      test(`for a visitor: ${given.name}`, async ({ page, portal, request, isMobile }) => {
        await walk(page, given, { portal, request }, isMobile);
      });
  });

  test('no route is left out', { tag: '@any-width' }, () => {
    const walked = [...completePages, ...livelyPages, ...refusedPages, ...memberPages, ...demoPages].map(
      ({ route }) => route,
    );
    const known = routes.flatMap((entry) => entry.children ?? [entry]).map(({ path = '' }) => path);
    expect(known.filter((path) => !walked.includes(path))).toEqual([]);
    expect(walked.filter((path) => !known.includes(path))).toEqual([]);
  });
});
