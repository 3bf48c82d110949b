import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser/find-browser.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { screenshots } from './gallery/screenshots.ts';
import { doSomeWork, signInStaff } from './gallery/staff-work.ts';

/** `npm run gallery`: takes the screenshots of README and guides from the build with demo data; `-- console` some by name. */
const folder = join(import.meta.dirname, '../docs/gallery');

const wanted = screenshots.filter(({ name }) => name.includes(process.argv[2] ?? ''));

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/account/login`);
  await page.getByLabel('Email').fill('rahul.demo@aarambh.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo@1234');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
}

const server = await startServer();
const staffSession = await signInStaff(server.url, 'admin');
const browser = await chromium.launch(await findBrowser());
let hasWorked = false;
try {
  for (const { name, path, width, theme, isMember, openFirst, console: staff } of wanted) {
    if (staff?.isAfterWork && !hasWorked) {
      await doSomeWork(server.url);
      hasWorked = true;
    }
    const page = await browser.newPage({
      viewport: { width, height: width === 360 ? 720 : 800 },
      deviceScaleFactor: width === 360 ? 1.5 : 1,
      colorScheme: theme ?? 'light',
      // Scroll bars of phones take no space.
      isMobile: width === 360,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    if (isMember) await signIn(page, server.url);
    if (staff)
      await page.addInitScript(
        (session) => localStorage.setItem('staff-session', session),
        JSON.stringify(staffSession),
      );
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    if (openFirst) {
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL(/details/);
      // The last part of the head to be loaded, on a page and in a pane.
      await page.getByRole('button', { name: 'Share', exact: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    if (staff) {
      if (staff.openRow)
        await page.getByRole('row').filter({ hasText: staff.openRow }).first().getByRole('button').first().click();
      await page.getByText(staff.shows).filter({ visible: true }).first().waitFor();
      await expect(page.locator('.animate-shimmer')).toHaveCount(0, { timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${name}.png`) });
    } else await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 72, type: 'jpeg' });
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
