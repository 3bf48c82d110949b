import { addressOf, applyTexts, calls, type VacancyCard } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.ts';
import type { Person, Portal } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first();

const appliedOn = /Applied \d{1,2} [A-Z][a-z]{2} \d{4}/;

const hasSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** A vacancy of a common occupation, which has similar ones. */
async function findCommonVacancy(portal: Portal, person?: Person): Promise<VacancyCard> {
  const query = { keyword: 'accountant' };
  const cards = (await portal.get(calls.search.searchVacancy, { query }, person)) as VacancyCard[];
  const found = cards.filter(({ isManualPostedJob }) => !isManualPostedJob);
  return found[Math.floor(Math.random() * found.length)] as VacancyCard;
}

test('home shows a member who has just applied what happens next; cards, the job page and a mail say so too', async ({
  page,
  person,
  portal,
}) => {
  await portal.verifyEmail(person);
  await portal.uploadResume(person);
  const vacancy = await findCommonVacancy(portal);
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await applyButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');

  const panel = page.getByRole('region', { name: 'Your application is with the employer' });
  await expect(panel).toContainText(vacancy.jobTitle);
  await expect(panel).toContainText('What happens next');
  const similar = panel.getByRole('region', { name: 'Similar jobs' });
  await expect(similar.getByRole('listitem').first()).toBeVisible();
  expect(await similar.getByRole('article').count()).toBeLessThanOrEqual(6);
  await expectAccessible(page);
  expect(await hasSidewaysScroll(page)).toBe(false);

  const mail = await portal.waitForMessage(person.email, /has reached the employer/);
  expect(mail).toContain(vacancy.jobTitle);
  expect(mail).toContain('You never have to pay');

  await panel.getByRole('link', { name: 'My Applications' }).click();
  await expect(page).toHaveURL('/job-seeker/applications');
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await expect(page.getByText(appliedOn).first()).toBeVisible();
  await page.goto('/job/search?keyword=accountant');
  const card = (vacancyID: number) =>
    page.getByRole('article').filter({ has: page.locator(`a[href$="/${vacancyID}"]`) });
  await expect(card(vacancy.vacancyID).getByText(appliedOn)).toBeVisible();
  // Only the card of this job says so.
  await expect(page.getByRole('article').getByText(appliedOn)).toHaveCount(1);
  await expectAccessible(page);
  expect(await hasSidewaysScroll(page)).toBe(false);
  const params = { accountID: String(person.accountID) };
  const applied = (await portal.get(calls.applications.getAppliedJobs, { params }, person)) as unknown[];
  expect(applied).toHaveLength(1);
  // A new load of the home page is the cached one.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('a member is asked before applying for a job that pays clearly less than they earn', {
  tag: '@any-width',
}, async ({ page, person, portal, request }) => {
  await portal.uploadResume(person);
  await request.post(addressOf(calls.profile.saveAnnualSalary, {}), {
    headers: { authorization: `Bearer ${person.token}` },
    data: { accountID: person.accountID, data: 90_000_000 },
  });
  const cards = (await portal.get(calls.search.searchVacancy, { query: { keyword: 'accountant' } })) as VacancyCard[];
  const paid = cards.find(({ isManualPostedJob, toSalary }) => !isManualPostedJob && toSalary);
  if (!paid?.toSalary) throw new Error('No vacancy that states its pay.');
  await page.goto(`/job/details/${paid.vacancyID}`);
  await applyButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'This job may not fit you' });
  await expect(question).toContainText(
    `This job pays up to ₹${paid.toSalary.toLocaleString('en-IN')} a year. Your profile says that you earn ₹9,00,00,000.`,
  );
  await question.getByRole('button', { name: 'Apply anyway' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');
});

test('a member is asked before applying for a job that asks for far more experience', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  request,
}) => {
  await portal.uploadResume(person);
  await request.post(addressOf(calls.profile.saveWorkExperience, {}), {
    headers: { authorization: `Bearer ${person.token}` },
    data: { accountID: person.accountID, years: 0, months: 0 },
  });
  const query = { experience: '10 Years', keyword: 'manager' };
  const cards = (await portal.get(calls.search.searchVacancy, { query })) as VacancyCard[];
  const senior = cards.find(({ isManualPostedJob, experience }) => !isManualPostedJob && /^[5-9] - /.test(experience));
  if (!senior) throw new Error('No vacancy for people with five years or more.');
  await page.goto(`/job/details/${senior.vacancyID}`);
  await expect(page.getByRole('list', { name: 'How it fits you' })).toContainText('Asks for more experience');
  await applyButton(page).click();
  const question = page.getByRole('alertdialog', { name: 'This job may not fit you' });
  await expect(question).toContainText('years of experience. Your profile says no experience.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(applyButton(page)).toBeEnabled();
  await applyButton(page).click();
  await question.getByRole('button', { name: 'Apply anyway' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');
});

test('a job page has its key facts, six similar jobs, sharing, and the jobs viewed before', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await findCommonVacancy(portal);
  await page.goto(`/job/details/${first.vacancyID}`);
  const whatsApp = page.getByRole('link', { name: /Share on WhatsApp/ });
  expect(await whatsApp.getAttribute('href')).toContain(encodeURIComponent(`/job/details/${first.vacancyID}`));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();

  const similar = page.getByRole('region', { name: 'Similar jobs' });
  await similar.scrollIntoViewIfNeeded();
  await expect(similar.getByRole('article').first()).toBeVisible();
  expect(await similar.getByRole('article').count()).toBeLessThanOrEqual(6);
  await expectAccessible(page);
  expect(await hasSidewaysScroll(page)).toBe(false);
  await similar.getByRole('article').first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(`/job/details/${first.vacancyID}`);

  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link', { name: first.jobTitle })).toBeVisible();
  await page.goto('/');
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveCount(0);
});
