import { expect, test } from '../support/test.ts';

// Everybody is sent the same bytes of a public page; what a browser lets run in it is named by the page's own headers.

const PATH = '/job/search?keyword=manager';

test.describe('what came into a page another way', { tag: '@any-width' }, () => {
  // React, too, finds what it did not make.
  test.use({ expectedProblems: [/Content Security Policy|React error #418/i] });

  for (const [what, html] of [
    ['a script', '<script>window.stolen = true</script>'],
    ['a script with a guessed nonce', '<script nonce="guess">window.stolen = true</script>'],
    ['a module', '<script type="module">window.stolen = true</script>'],
    ['a handler', '<img src="/favicon.svg" alt="" onload="window.stolen = true">'],
    ['a script of another host', '<script src="https://evil.example/a.js"></script>'],
  ] as const)
    test(`does not run: ${what}`, async ({ page, request }) => {
      await request.get(PATH);
      await page.route(`**${PATH}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</h1>', `</h1>${html}`);
        expect(body).toContain(html);
        await route.fulfill({ response, body });
      });
      const refused = page.waitForEvent('console', (message) => /Content Security Policy/i.test(message.text()));
      await page.goto(PATH);
      await refused;
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    });
});

test('a page that is opened again is asked for by its tag, and works as before', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const first = await request.get(PATH);
  const { etag = '', 'cache-control': keeping } = first.headers();
  expect(keeping).toBe('public, max-age=0, must-revalidate');
  expect((await request.get(PATH, { headers: { 'if-none-match': etag } })).status()).toBe(304);

  await page.goto(PATH);
  await page.goto('/about-us');
  await page.goto(PATH);
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/job\/m?details\/\d+$/);
});
