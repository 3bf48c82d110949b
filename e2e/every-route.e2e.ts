import routes from '../web/src/routes.ts';
import { comesSignedIn } from './support/people.ts';
import { expectAccessible, expectNoShift, expectNoSidewaysScroll } from './support/quality.ts';
import { expect, test } from './support/test.ts';
import { completePages, demoPages, LONG_NAME, livelyPages, memberPages, visit } from './support/visits.ts';

/** Walked by the stories of refused-and-lost.e2e.ts. */
const elsewhere = ['unauthorized', '*'];

test.describe('every page is accessible, still and no wider than any screen', { tag: '@any-width' }, () => {
  for (const given of [...completePages, ...livelyPages])
    test(`for a visitor: ${given.name}`, async ({ page, portal, request }) => {
      await visit(page, given, { portal, request });
      await expectNoShift(page);
      await expectAccessible(page, ['light', 'dark']);
      await expectNoSidewaysScroll(page);
    });

  for (const given of memberPages)
    test(`for somebody new: ${given.name}`, async ({ page, portal, request }) => {
      const person = await portal.hasPerson(LONG_NAME);
      await comesSignedIn(page, person);
      await visit(page, given, { portal, request, person });
      await expectNoShift(page);
      await expectAccessible(page, ['light', 'dark']);
      await expectNoSidewaysScroll(page);
    });

  for (const given of demoPages)
    test(`for somebody with a history: ${given.name}`, async ({ page, portal, request }) => {
      const person = await portal.demoPerson();
      await comesSignedIn(page, person);
      await visit(page, given, { portal, request, person });
      await expectNoShift(page);
      await expectAccessible(page, ['light', 'dark']);
      await expectNoSidewaysScroll(page);
    });

  test('no route is left out', () => {
    const walked = [...completePages, ...livelyPages, ...memberPages, ...demoPages].map(({ route }) => route);
    const known = routes.flatMap((entry) => entry.children ?? [entry]).map(({ path = '' }) => path);
    expect(known.filter((path) => !walked.includes(path) && !elsewhere.includes(path))).toEqual([]);
    expect(walked.filter((path) => !known.includes(path))).toEqual([]);
  });
});
