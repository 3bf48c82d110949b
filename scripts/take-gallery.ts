import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { startServer } from '../e2e/support/start-server.ts';

/** `npm run gallery`: takes the screenshots of the README from the build with demo data. */
const folder = join(import.meta.dirname, '../docs/gallery');

interface Screenshot {
  name: string;
  /** The URL to open; with `openFirst`, the first job on it is opened then. */
  path: string;
  width: 360 | 1280;
  theme?: 'dark';
  isMember?: boolean;
  openFirst?: boolean;
}

const screenshots: Screenshot[] = [
  { name: 'home', path: '/', width: 1280 },
  { name: 'search', path: '/job/search?keyword=manager', width: 360 },
  { name: 'vacancy', path: '/job/search?keyword=accountant', width: 360, openFirst: true },
  { name: 'vacancy-dark', path: '/job/search?keyword=nurse', width: 1280, theme: 'dark', openFirst: true },
  { name: 'pricing', path: '/pricing', width: 1280 },
  { name: 'dashboard', path: '/dashboard', width: 1280, isMember: true },
  { name: 'profile', path: '/profile/update', width: 360, isMember: true },
  { name: 'interviews', path: '/interview-schedules/list', width: 360, theme: 'dark', isMember: true },
  { name: 'applications', path: '/job-seeker/applications', width: 1280, isMember: true },
  { name: 'saved', path: '/job/saved', width: 1280, theme: 'dark', isMember: true },
];

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/account/login`);
  await page.getByLabel('Email').fill('rahul.demo@aarambh.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo@1234');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
}

const server = await startServer();
const browser = await chromium.launch(await findBrowser());
try {
  for (const { name, path, width, theme, isMember, openFirst } of screenshots) {
    const page = await browser.newPage({
      viewport: { width, height: width === 360 ? 720 : 800 },
      deviceScaleFactor: width === 360 ? 1.5 : 1,
      colorScheme: theme ?? 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    if (isMember) await signIn(page, server.url);
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    if (openFirst) {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL(/details/);
      // The last part of the head to be loaded, on a page and in a pane.
      await page.getByRole('button', { name: 'Share', exact: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 72, type: 'jpeg' });
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
