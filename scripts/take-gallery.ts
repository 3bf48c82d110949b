import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { startServer } from '../e2e/support/start-server.ts';

/** `npm run gallery`: takes the screenshots of README and guides from the build with demo data; `-- console` some by name. */
const folder = join(import.meta.dirname, '../docs/gallery');

interface Screenshot {
  name: string;
  /** The URL to open; with `openFirst`, the first job on it is opened then. */
  path: string;
  width: 360 | 1280;
  theme?: 'dark';
  isMember?: boolean;
  openFirst?: boolean;
  /** A screen of the staff console: what must be visible; with `openRow`, the row with this text is opened first. */
  console?: { shows: string; openRow?: string };
}

const lalitha = 'Lalitha Narayanaswamy';

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
  { name: 'console-today', path: '/staff/today', width: 1280, console: { shows: 'Overdue' } },
  {
    name: 'console-vacancies',
    path: '/staff/vacancies?status=draft',
    width: 1280,
    console: { openRow: 'Sahyadri Textiles', shows: 'Approve' },
  },
  {
    name: 'console-applicants',
    path: '/staff/applicants?text=account',
    width: 1280,
    console: { openRow: lalitha, shows: 'Schedule an interview' },
  },
  {
    name: 'console-resume-desk',
    path: '/staff/resume-desk',
    width: 1280,
    console: { openRow: 'Resume Cover Letter', shows: 'Send a text' },
  },
  {
    name: 'console-member',
    path: '/staff/members?search=Rahul',
    width: 1280,
    console: { openRow: 'Rahul', shows: 'Timeline' },
  },
  {
    name: 'console-support',
    path: '/staff/support',
    width: 1280,
    console: { openRow: 'Somebody asked', shows: 'Send the reply' },
  },
  {
    name: 'console-purchases',
    path: '/staff/purchases',
    width: 1280,
    console: { openRow: 'Career Plus', shows: 'No refunds.' },
  },
  { name: 'console-approvals', path: '/staff/approvals', width: 1280, console: { shows: 'CAMPUS60' } },
  { name: 'console-phone', path: '/staff/today', width: 360, console: { shows: 'Overdue' } },
];
const wanted = screenshots.filter(({ name }) => name.includes(process.argv[2] ?? ''));

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/account/login`);
  await page.getByLabel('Email').fill('rahul.demo@aarambh.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo@1234');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
}

/** Signs in as the administrator of the demo. Returns the session as the console stores it. */
async function signInStaff(base: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${base}/api/Staff/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await reply.json()) as Record<string, string>;
  };
  const shown = (await (await fetch(`${base}/api/demo/staff`)).json()) as {
    password: string;
    accounts: { role: string; email: string; code: string }[];
  };
  const { email = '', code = '' } = shown.accounts.find(({ role }) => role === 'admin') ?? {};
  const { ticket } = await post('SignIn', { email, password: shown.password });
  return JSON.stringify(await post('ConfirmSignIn', { ticket, code }));
}

const server = await startServer();
const staffSession = await signInStaff(server.url);
const browser = await chromium.launch(await findBrowser());
try {
  for (const { name, path, width, theme, isMember, openFirst, console: staff } of wanted) {
    const page = await browser.newPage({
      viewport: { width, height: width === 360 ? 720 : 800 },
      deviceScaleFactor: width === 360 ? 1.5 : 1,
      colorScheme: theme ?? 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    if (isMember) await signIn(page, server.url);
    if (staff) await page.addInitScript((session) => localStorage.setItem('staff-session', session), staffSession);
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
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${name}.png`) });
    } else await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 72, type: 'jpeg' });
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
