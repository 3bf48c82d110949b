import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoShift } from '../support/page-checks.ts';
import { signInAs } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** Returns the navigation: a menu that is opened on phones, the header on wide screens. */
async function openMenu(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('banner');
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

/** Opens a menu of the member; on phones it is part of the single menu. */
async function openMenuGroup(page: Page, name: string | RegExp): Promise<Locator> {
  const menu = await openMenu(page);
  if (!isPhone(page)) await page.getByRole('button', { name }).click();
  return menu;
}

const link = (where: Locator, name: string): Locator => where.getByRole('link', { name, exact: true });

test('shows a visitor all public pages and marks the current one', async ({ page }) => {
  await page.goto('/about-us');
  const menu = await openMenu(page);
  for (const [name, address] of [
    ['Home', '/'],
    ['Find Jobs', '/job/search'],
    ['About Us', '/about-us'],
    ['Interview Connect', '/interview-connect'],
    ['Resume Maker', '/resume-maker'],
    ['Pricing', '/pricing'],
    ['Register', '/account/register'],
    ['For Employer', 'https://employers.aarambh.example'],
  ] as const)
    await expect(link(menu, name)).toHaveAttribute('href', address);
  await expect(link(menu, 'About Us')).toHaveAttribute('aria-current', 'page');
  await expect(link(menu, 'Home')).not.toHaveAttribute('aria-current');
  for (const name of ['Dashboard', 'Free Listing Jobs', 'Update Profile', 'Logout'])
    await expect(menu.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);

  await link(menu, 'Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(link(page.getByRole('banner'), 'Log In').filter({ visible: true })).toHaveAttribute(
    'href',
    '/account/login',
  );
});

test('shows a member without a plan the first name and a link to upgrade', async ({ page, person: _ }) => {
  await page.goto('/about-us');
  const menu = await openMenuGroup(page, 'Plan: Free Plan');
  await expect(menu.getByText('Welcome, Priya', { exact: true })).toBeVisible();
  await expect(menu.getByText('Plan: Free Plan')).toBeVisible();
  await expect(link(menu, 'Upgrade')).toHaveAttribute('href', '/plans/plan-list');
  await expect(link(menu, 'Free Listing Jobs')).toHaveAttribute('href', '/free-listing-jobs');
  await expect(link(menu, 'Dashboard')).toHaveAttribute('href', '/dashboard');
  for (const name of ['Home', 'Register', 'Log In', 'For Employer'])
    await expect(link(menu, name).filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('shows a member with plans the first two, a link to all plans and the count of new jobs', async ({
  page,
  portal,
}) => {
  await signInAs(page, await portal.getDemoAccount());
  await page.goto('/about-us');
  const menu = await openMenuGroup(page, /^Plan: [^,]+, [^,]+$/);
  await expect(link(menu, 'View All')).toHaveAttribute('href', '/plans/details');
  await expect(link(menu, 'Upgrade')).toHaveCount(0);
  await expect(link(menu, 'Free Listing Jobs')).toHaveCount(0);
  await expect(menu.getByRole('link', { name: /^Dashboard \d+ new priority jobs$/ })).toBeVisible();
  await link(menu, 'View All').click();
  await expect(page).toHaveURL('/plans/details');
});

test('shows a member the pages of the account, and Logout ends the session', async ({ page, person: _ }) => {
  await page.goto('/about-us');
  const menu = await openMenuGroup(page, 'My Profile');
  for (const [name, address] of [
    ['Update Profile', '/profile/update'],
    ['Upload Resume', '/job-seeker/resume'],
  ] as const)
    await expect(link(menu, name)).toHaveAttribute('href', address);
  if (!isPhone(page)) await page.getByRole('button', { name: 'My Account' }).click();
  await expect(link(menu, 'Change Password')).toHaveAttribute('href', '/account/change-password');
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(link(page.getByRole('banner'), 'Log In').filter({ visible: true })).toBeVisible();
  expect(
    await page.evaluate(() =>
      ['token', 'token-expiration', 'fullName', 'accountID'].map((k) => localStorage.getItem(k)),
    ),
  ).toEqual([null, null, null, null]);
});

test('a menu works by keyboard alone and returns the focus', async ({ page, person: _ }) => {
  await page.goto('/about-us');
  const button = page.getByRole('button', { name: isPhone(page) ? 'Menu' : 'My Account' });
  const first = isPhone(page) ? 'Upgrade' : 'Change Password';
  await expect(button).toBeVisible();
  await button.press('Enter');
  const entry = page.getByRole('banner').getByRole('link', { name: first, exact: true });
  await expect(entry).toBeVisible();
  if (!isPhone(page)) {
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(entry).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
});

test('the footer describes the company and links to all policies', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/refund-policy');
  const footer = page.getByRole('contentinfo');
  for (const text of [
    'A smart hiring and workforce platform: job listings, third-party payroll, recruitment support and freelancer recruiter services across India.',
    '10:00 AM to 06:00 PM',
    '© 2025 to 2026',
    'GSTIN',
  ])
    await expect(footer.getByText(text)).toBeVisible();
  for (const name of ['LinkedIn', 'Instagram', 'YouTube'])
    await expect(link(footer, name)).toHaveAttribute('href', /^https:\/\//);
  await expect(link(footer, 'For Employers')).toHaveAttribute('href', 'https://employers.aarambh.example');
  await expect(link(footer, 'Refund Policy')).toHaveAttribute('aria-current', 'page');
  for (const [name, address] of [
    ['About Us', '/about-us'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-conditions'],
    ['Shipping and Delivery Policy', '/shipping-delivery-policy'],
    ['Contact Us', '/contact-us'],
    ['Login', '/account/login'],
    ['Register', '/account/register'],
  ] as const) {
    await link(footer, name).click();
    await expect(page).toHaveURL(address);
  }
});

test('the footer shows a member the dashboard instead of the sign-in', { tag: '@any-width' }, async ({
  page,
  person: _,
}) => {
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(link(footer, 'Dashboard')).toBeVisible();
  await expect(link(footer, 'Login')).toBeHidden();
});

test('a dialog takes the focus, closes with Escape and is accessible', { tag: '@any-width' }, async ({
  page,
  portal,
}) => {
  const { vacancyID } = await portal.getVacancy('manual');
  await page.goto(`/job/mdetails/${vacancyID}`);
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'OK', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

const tabBar = (page: Page): Locator => page.getByRole('navigation', { name: 'Quick access' });

test('the header is one row of 64 px, and phones have a bar with four tabs', async ({ page, person: _ }) => {
  await page.goto('/job-seeker/applications');
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().height);
  expect(header).toBe(64);
  if (!isPhone(page)) {
    await expect(tabBar(page)).toBeHidden();
    return;
  }
  for (const [name, address] of [
    ['Jobs', '/job/search'],
    ['Matches', '/free-listing-jobs'],
    ['Applications', '/job-seeker/applications'],
    ['Profile', '/profile/update'],
  ] as const)
    await expect(link(tabBar(page), name)).toHaveAttribute('href', address);
  expect((await tabBar(page).boundingBox())?.height).toBe(56);
  await expect(link(tabBar(page), 'Applications')).toHaveAttribute('aria-current', 'page');
  await expect(link(tabBar(page), 'Jobs')).not.toHaveAttribute('aria-current');
  await expectNoShift(page);

  // Behind a sheet and above a keyboard it is hidden.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await page.locator('.tab-bar').evaluate((bar) => getComputedStyle(bar).visibility)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(tabBar(page)).toBeVisible();
  await link(tabBar(page), 'Jobs').press('Enter');
  await expect(page).toHaveURL('/job/search');
  await page.goto('/account/forgot-password');
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(tabBar(page)).toBeHidden();
});

test('the tab bar covers neither the apply bar nor the end of the page, and is not in a checkout', {
  tag: '@any-width',
}, async ({ page, portal }) => {
  const { vacancyID } = await portal.getVacancy('standard');
  await page.goto(`/job/details/${vacancyID}`);
  const bar = await tabBar(page).boundingBox();
  const apply = await page.locator('.bottom-bar.sticky').boundingBox();
  expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 0.5);
  await link(tabBar(page), 'Applications').click();
  await expect(page).toHaveURL(/^[^?]*\/account\/login\?returnUrl=%2Fjob-seeker%2Fapplications$/);
  await page.goto('/plans/checkout/1');
  await expect(tabBar(page)).toHaveCount(0);
});
