import { allCalls } from '@aarambh/contract';
import { expect, test } from '../support/test.ts';

// Every page of these tests fails on console errors, including Content-Security-Policy violations (support/test.ts).

test('the API reference lists every call and loads nothing from another host', { tag: '@any-width' }, async ({
  page,
}) => {
  const otherHosts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${process.env.BASE_URL}/`) && !/^(?:data|blob):/.test(request.url()))
      otherHosts.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Aarambh API' })).toBeVisible();
  const text = () => page.locator('body').textContent();
  const paths = allCalls.map(({ definition }) => `/api/${definition.path}`);
  await expect
    .poll(async () => {
      const shown = await text();
      return paths.filter((path) => !shown?.includes(path));
    })
    .toEqual([]);
  expect(otherHosts).toEqual([]);
});

test('the type URL of an error opens its description', { tag: '@any-width' }, async ({ page, request }) => {
  const reply = await request.get('/api/vacancyportal/SearchVacancy?keyword=%20');
  const { type } = (await reply.json()) as { type: string };
  await page.goto(type);
  await expect(page.getByRole('heading', { name: 'Aarambh API' })).toBeVisible();
  await expect(page.locator(':target')).toContainText('Please check what you entered and try again.');
  await expect(page.locator(':target')).toBeInViewport();
});
