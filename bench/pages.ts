import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { startServer } from '../e2e/support/start-server.ts';

/**
 * `npm run bench:pages`: the public pages of the built product as Lighthouse's simulated phone on slow 4G sees them, beside
 * their limits, and the JavaScript of a first load in kB gzip. Ends with 1 when a limit is missed.
 */
const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const SCRIPT_LIMIT_KB = 130;

type Category = keyof typeof LIMITS;

/** Gzip size of the scripts that a first load fetched. */
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
    const cards = (await (await fetch(`${server.url}/api/vacancyportal/GetLatestVacancies`)).json()) as {
      vacancyID: number;
      companyID: number;
      isManualPostedJob: boolean;
    }[];
    const popular = (await (await fetch(`${server.url}/api/vacancyportal/GetPopularJobPages`)).json()) as {
      roles: { slug: string }[];
    };
    const standard = cards.find((card) => !card.isManualPostedJob);
    const manual = cards.find((card) => card.isManualPostedJob);
    const pages = [
      '/',
      '/job/search?keyword=developer',
      `/job/details/${standard?.vacancyID}`,
      `/job/mdetails/${manual?.vacancyID}`,
      `/job/by-company?id=${standard?.companyID}`,
      `/jobs/${popular.roles[0]?.slug}`,
      '/job-fair',
      '/pricing',
      '/interview-connect',
      '/resume-maker',
      '/employer',
      '/about-us',
      '/contact-us',
      '/privacy-policy',
      '/account/register',
      '/account/login',
    ];
    console.log(
      'page'.padEnd(34),
      ...Object.entries(LIMITS).map(([name, limit]) => `${name} (${limit})`.padStart(20)),
      `JS kB (${SCRIPT_LIMIT_KB})`,
      'LCP s',
      'CLS',
    );
    for (const page of pages) {
      const result = await lighthouse(server.url + page, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: Object.keys(LIMITS),
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${page}`);
      const { categories, audits } = result.lhr;
      const kilobytes = await scriptKilobytes(result.lhr);
      const cells = Object.entries(LIMITS).map(([name, limit]) => {
        const score = Math.round((categories[name as Category]?.score ?? 0) * 100);
        // Pages for accounts ask search engines to stay away, which Lighthouse counts against them.
        const wanted = !(name === 'seo' && page.startsWith('/account/'));
        if (wanted && score < limit) good = false;
        return `${score}${score < limit ? (wanted ? ' MISSED' : ' (noindex)') : ''}`.padStart(20);
      });
      if (kilobytes > SCRIPT_LIMIT_KB) good = false;
      const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
      console.log(
        page.padEnd(34),
        ...cells,
        kilobytes.toFixed(0).padStart(11),
        (number('largest-contentful-paint') / 1_000).toFixed(2),
        number('cumulative-layout-shift').toFixed(3),
      );
      for (const { id, score, title } of Object.values(audits)) {
        if (score !== null && score < 0.9 && process.argv.includes('--why')) console.log('     ', id, score, title);
      }
    }
  } finally {
    chrome.kill();
    await server.stop();
  }
  return good;
}

process.exit((await main()) ? 0 : 1);
