import type { APIRequestContext, Page } from '@playwright/test';
import { closeVacancy } from '../support/close-vacancy.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

/** The URLs of a sitemap, without their origin. */
async function listSitemapUrls(request: APIRequestContext, sitemap: string): Promise<string[]> {
  const body = await (await request.get(sitemap)).text();
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&#38;', '&'));
    return pathname + search;
  });
}

/** The metadata of a page for search engines. */
async function readHead(page: Page) {
  const contentOf = async (selector: string, name: string) =>
    (await page.locator(selector).count()) > 0 ? await page.locator(selector).first().getAttribute(name) : null;
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return {
    canonical: await contentOf('link[rel=canonical]', 'href'),
    robots: await contentOf('meta[name=robots]', 'content'),
    socialCard: await contentOf('meta[property="og:image"]', 'content'),
    data: texts.map((text) => JSON.parse(text) as { '@type': string } & Record<string, unknown>),
  };
}

test('a popular search on the home page opens a landing page with jobs', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/');
  const popular = page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first();
  const role = (await popular.textContent()) ?? '';
  await popular.click();
  await expect(page).toHaveURL(/\/jobs\/[a-z0-9-]+-jobs$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${role} Jobs in India`);
  await expect(page).toHaveTitle(`${role} Jobs in India | Aarambh`);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  const count = Number((await page.getByText(/vacancies, the newest first/).textContent())?.match(/^\d+/)?.[0]);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(Math.min(count, 20));
  expect(count).toBeGreaterThanOrEqual(5);

  const title = await cards.first().getByRole('heading').textContent();
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/job\/m?details\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('the landing page of a place links to others and to the search', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/job/search');
  const places = page.getByRole('region', { name: 'Jobs by place' });
  const place = (await places.getByRole('link').first().textContent()) ?? '';
  await places.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Jobs in ${place}`);
  const { canonical, data } = await readHead(page);
  expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname);
  expect(data).toMatchObject([{ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, {}, {}] }]);

  await page.getByRole('region', { name: 'Jobs in other places' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(`Jobs in ${place}`);
  await page.getByRole('link', { name: 'See all jobs and filters' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/job/search' && url.searchParams.has('location'));
  await expect(page.getByText(/jobs found/)).toBeVisible();
});

test('redirects variants of a URL to the canonical one', { tag: '@any-width' }, async ({ request }) => {
  const getRedirect = async (path: string) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    return [reply.status(), reply.headers().location];
  };
  const [slug = ''] = (await listSitemapUrls(request, '/sitemaps/jobs-1.xml')).filter((path) =>
    path.includes('jobs-in-b'),
  );
  expect(await getRedirect(`${slug}/`)).toEqual([301, slug]);
  expect(await getRedirect(slug.replace('/jobs/jobs', '/Jobs/Jobs'))).toEqual([301, slug]);
  expect(await getRedirect('/jobs/jobs-in-bangalore')).toEqual([301, '/jobs/jobs-in-bengaluru']);
  expect(await getRedirect('/Job/Search/?keyword=Java')).toEqual([301, '/job/search?keyword=Java']);
  expect(await getRedirect('/jobs/zzqxj-jobs')).toEqual([404, undefined]);
  expect(await getRedirect('/account/verify-email/AbCdEf')).toEqual([200, undefined]);
});

test('redirects a vacancy under the URL of the other kind to its own', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const { vacancyID } = await portal.getVacancy('standard');
  await page.goto(`/job/mdetails/${vacancyID}`);
  await expect(page).toHaveURL(`/job/details/${vacancyID}`);
});

test('variants of a search share a canonical URL, and uncommon searches are noindex', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/job/search?utm_source=friend&keyword=Sales++Manager&page=1');
  const plain = await readHead(page);
  expect(plain.robots).toBeNull();
  expect(plain.canonical).toMatch(/\/job\/search\?keyword=sales\+manager$/);
  await page.goto('/job/search?keyword=manager&experience=2+Years');
  expect((await readHead(page)).robots).toBe('noindex');
});

test('every page of the sitemaps can be indexed and has the listed URL as canonical', {
  tag: '@any-width',
}, async ({ page, request }) => {
  const sitemaps = await listSitemapUrls(request, '/sitemap.xml');
  expect(sitemaps).toContain('/sitemaps/pages.xml');
  for (const sitemap of sitemaps) {
    const addresses = await listSitemapUrls(request, sitemap);
    expect(addresses.length, sitemap).toBeGreaterThan(0);
    // All static pages, and a sample of the generated ones.
    for (const address of sitemap === '/sitemaps/pages.xml' ? addresses : addresses.slice(0, 3)) {
      const reply = await page.goto(address);
      const { canonical, robots, socialCard } = await readHead(page);
      const canonicalUrl = new URL(canonical ?? 'none:');
      expect([address, reply?.status(), robots, canonicalUrl.pathname + canonicalUrl.search]).toEqual([
        address,
        200,
        null,
        address,
      ]);
      expect(socialCard).toMatch(/^https?:\/\/.+\/(brand|pictures)\/.+\.png$/);
    }
  }
});

test('a vacancy has a social card', { tag: '@any-width' }, async ({ page, portal, request }) => {
  const { vacancyID } = await portal.getVacancy('standard');
  await page.goto(`/job/details/${vacancyID}`);
  const { socialCard, data } = await readHead(page);
  expect(data).toMatchObject([{ '@type': 'JobPosting' }]);
  const { pathname } = new URL(socialCard ?? '');
  expect(pathname).toBe(`/pictures/vacancies/${vacancyID}.png`);
  for (const path of [pathname, '/brand/aarambh.png']) {
    const reply = await request.get(path);
    expect(reply.headers()['content-type']).toBe('image/png');
    const bytes = await reply.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test.describe('a closed vacancy', () => {
  test.use({ expectedProblems: [/410/] });

  test('is removed from the sitemap at once, and its page shows similar jobs', { tag: '@any-width' }, async ({
    page,
    request,
  }) => {
    // The oldest vacancy of a common role, which no other journey uses.
    const listed = await listSitemapUrls(request, '/sitemaps/vacancies-1.xml');
    await page.goto('/jobs/accountant-jobs');
    const link = page.getByRole('main').getByRole('article').last().getByRole('heading').getByRole('link');
    const address = (await link.getAttribute('href')) ?? '';
    expect(listed).toContain(address);
    await closeVacancy(request, Number(address.split('/').at(-1)));

    const reply = await page.goto(address);
    expect(reply?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1, name: 'Job Not Available' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar jobs that are open' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const { robots, canonical, data } = await readHead(page);
    expect([robots, canonical, data]).toEqual(['noindex', null, []]);
    await expectAccessible(page);
    expect(await listSitemapUrls(request, '/sitemaps/vacancies-1.xml')).not.toContain(address);
  });
});
