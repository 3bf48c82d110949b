import { gzipSync } from 'node:zlib';
import {
  addressOf,
  type CallDefinition,
  calls,
  companySlug,
  type PopularLandingPages,
  type VacancyCard,
} from '@aarambh/contract';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../../e2e/support/browser/find-browser.ts';
import { planPages } from '../../e2e/support/payments.ts';
import { startServer } from '../../e2e/support/start-server.ts';

/**
 * `npm run bench:pages`, which first installs the packages of this folder: Lighthouse scores of the public pages on a
 * simulated phone with slow 4G, largest contentful paint, and first-load JavaScript in kB gzip, against their limits. Exits
 * with 1 if a limit is missed.
 * `-- --only /job` measures the pages whose path begins so; `--why` lists what each page misses.
 */
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** With the code for interactions, which loads after the page; scripts/first-load.test.ts limits what the page waits for. */
const SCRIPT_LIMIT_KB = 130;
/** Largest contentful paint. */
const LCP_LIMIT_MS = 1_800;

type Category = keyof typeof LIMITS;

/** Gzip size of the scripts fetched by a first load. */
async function scriptKilobytes(result: Result): Promise<number> {
  const requests =
    (result.audits['network-requests']?.details as { items?: { url: string; resourceType: string }[] } | undefined)
      ?.items ?? [];
  let bytes = 0;
  for (const { url } of requests.filter(({ resourceType }) => resourceType === 'Script')) {
    const script = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    bytes += gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length;
  }
  return bytes / 1_000;
}

/** One page of each kind that a visitor can open, except pages reached by mailed links. */
async function listPages(url: string): Promise<string[]> {
  const read = async (call: CallDefinition) => (await fetch(url + addressOf(call, {}))).json();
  const cards: VacancyCard[] = await read(calls.search.listLatestVacancies);
  const { roles, places }: PopularLandingPages = await read(calls.seo.listPopularLandingPages);
  const [fair]: { jobFairID: number }[] = await read(calls['job-fairs'].getJobFairs);
  const standard = cards.find((card) => !card.isManualPostedJob);
  const manual = cards.find((card) => card.isManualPostedJob);
  const checkouts = await Promise.all(
    Object.values(planPages).map(async ({ list, id, checkout }) => checkout((await read(list))[0][id])),
  );
  const [combo] = await read(planPages.combo.list);
  return [
    '/',
    '/job/search',
    '/job/search?keyword=developer',
    `/job/details/${standard?.vacancyID}`,
    `/job/mdetails/${manual?.vacancyID}`,
    `/job/by-company?id=${standard?.companyID}`,
    `/companies/${standard ? companySlug(standard.orgName, standard.companyID) : ''}`,
    `/job/report/${standard?.vacancyID}`,
    '/job/saved',
    `/jobs/${roles[0]?.slug}`,
    `/jobs/${places[0]?.slug}`,
    '/job-fair',
    `/job-fair/${fair?.jobFairID}`,
    '/pricing',
    '/plans/plan-list',
    '/combo-plans',
    '/interview-connect',
    '/resume-maker',
    '/employer',
    '/about-us',
    '/contact-us',
    '/how-we-check',
    '/business-policy',
    '/privacy-policy',
    '/terms-conditions',
    '/refund-policy',
    '/shipping-delivery-policy',
    '/account/register',
    '/account/login',
    '/account/forgot-password',
    '/account/reset-password/some-token',
    '/account/verify-email/some-token',
    ...checkouts,
    `/combo-plans/quick/${combo.comboPlanID}`,
    '/plans/success',
    '/plans/failure',
  ];
}

async function main(): Promise<boolean> {
  const server = await startServer();
  const { executablePath, args = [], env = {} } = await findBrowser();
  const chrome = await launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: ['--headless=new', ...args],
    envVars: { ...process.env, ...env } as Record<string, string>,
  });
  let good = true;
  try {
    console.log(
      'page'.padEnd(34),
      ...Object.entries(LIMITS).map(([name, limit]) => `${name} (${limit})`.padStart(20)),
      `JS kB (${SCRIPT_LIMIT_KB})`,
      `LCP s (${LCP_LIMIT_MS / 1_000})`,
      'CLS',
    );
    const [, only = ''] = /--only[= ](\S+)/.exec(process.argv.join(' ')) ?? [];
    for (const page of (await listPages(server.url)).filter((one) => one.startsWith(only))) {
      // Fill the page cache first, as for every visitor but the first.
      await (await fetch(server.url + page)).text();
      const result = await lighthouse(server.url + page, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: Object.keys(LIMITS),
      });
      if (!result) throw new Error(`Lighthouse returned no result for ${page}`);
      const { categories, audits } = result.lhr;
      const kilobytes = await scriptKilobytes(result.lhr);
      const cells = Object.entries(LIMITS).map(([name, limit]) => {
        const score = Math.round((categories[name as Category]?.score ?? 0) * 100);
        // Lighthouse penalises noindex pages. A journey checks that every page of the sitemap can be indexed.
        const wanted = !(name === 'seo' && audits['is-crawlable']?.score === 0);
        if (wanted && score < limit) good = false;
        return `${score}${score < limit ? (wanted ? ' MISSED' : ' (noindex)') : ''}`.padStart(20);
      });
      const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
      const lcp = number('largest-contentful-paint');
      // A page without the figure misses the limit too.
      const isLate = !(lcp <= LCP_LIMIT_MS);
      if (kilobytes > SCRIPT_LIMIT_KB || isLate) good = false;
      console.log(
        page.padEnd(34),
        ...cells,
        kilobytes.toFixed(0).padStart(11),
        `${(lcp / 1_000).toFixed(2)}${isLate ? ' MISSED' : ''}`,
        number('cumulative-layout-shift').toFixed(3),
      );
      for (const { id, score, title, details } of Object.values(audits)) {
        if (score === null || score >= 0.9 || !process.argv.includes('--why')) continue;
        const items = (details as { items?: { node?: { snippet?: string } }[] } | undefined)?.items ?? [];
        console.log('     ', id, score, title, ...items.flatMap(({ node }) => node?.snippet ?? []));
      }
    }
  } finally {
    chrome.kill();
    await server.stop();
  }
  return good;
}

process.exit((await main()) ? 0 : 1);
