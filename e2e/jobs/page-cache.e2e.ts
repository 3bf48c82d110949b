import { expect, test } from '../support/test.ts';

// All visitors get the same cached HTML of a public page; its Content-Security-Policy names the scripts that may run.

const PATH = '/job/search?keyword=manager';

test.describe('code injected into a page', { tag: '@any-width' }, () => {
  // React also reports markup that it did not render.
  test.use({ expectedProblems: [/Content Security Policy|React error #418/i] });

  for (const [what, html] of [
    ['a script', '<script>window.stolen = true</script>'],
    ['a script with a guessed nonce', '<script nonce="guess">window.stolen = true</script>'],
    ['a module', '<script type="module">window.stolen = true</script>'],
    ['an event handler', '<img src="/favicon.svg" alt="" onload="window.stolen = true">'],
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
      const violation = page.waitForEvent('console', (message) => /Content Security Policy/i.test(message.text()));
      await page.goto(PATH);
      await violation;
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    });
});

test('a cached page is revalidated by its ETag and works when it is opened again', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const first = await request.get(PATH);
  const { etag = '', 'cache-control': cacheControl } = first.headers();
  expect(cacheControl).toBe('public, max-age=0, must-revalidate');
  expect((await request.get(PATH, { headers: { 'if-none-match': etag } })).status()).toBe(304);

  await page.goto(PATH);
  await page.goto('/about-us');
  await page.goto(PATH);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job\/m?details\/\d+$/);
});
