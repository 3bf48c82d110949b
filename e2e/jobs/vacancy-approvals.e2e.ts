import { addressOf, applyTexts, calls, proposalTexts, type VacancyCard } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { runsCommand } from '../support/operator.ts';
import { chooses, goesToPay, payButton, planOf } from '../support/paying.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

const { proposeVacancy } = calls['vacancy-approvals'];
const ADDRESS = '/vacancy-approvals';

/** Vacancies no other story needs, of the middle of the list by chance, with different titles. */
async function vacanciesApart(request: APIRequestContext, count: number): Promise<VacancyCard[]> {
  const page = String(20 + Math.floor(Math.random() * 30));
  const reply = await request.get(addressOf(calls.vacancies.listLatestVacancies, { query: { page } }));
  const cards = (await reply.json()) as VacancyCard[];
  const apart = [...new Map(cards.map((card) => [card.jobTitle, card])).values()].slice(0, count);
  if (apart.length < count) throw new Error(`Page ${page} has no ${count} vacancies with different titles.`);
  return apart;
}

async function buysAPlan(page: Page, request: APIRequestContext): Promise<void> {
  await goesToPay(page, await planOf(request, 'combo'));
  await payButton(page).click();
  await chooses(page, 'pay');
  await expect(page).toHaveURL('/combo-plans/success');
}

const card = (page: Page, { jobTitle }: VacancyCard) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: jobTitle, exact: true }) });

async function reads(page: Page, title: 'Success' | 'Warning', text: string): Promise<void> {
  const message = page.getByRole('alertdialog', { name: title });
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'OK' }).click();
}

test('a member answers what an adviser proposes: approves, declines, and one closes', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  operator,
  request,
}) => {
  test.slow();
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'No vacancies to approve' })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await buysAPlan(page, request);
  const vacancies = await vacanciesApart(request, 3);
  const [good, bad, closing] = vacancies as [VacancyCard, VacancyCard, VacancyCard];
  for (const { vacancyID } of vacancies)
    await operator.does(proposeVacancy, {
      body: {
        accountID: person.accountID,
        vacancyID,
        note: `They look for somebody like you, number ${vacancyID}.`,
        proposedBy: 'Nandini Rao',
      },
    });
  expect(await portal.messageTo(person.email, /Approve or decline/)).toContain(ADDRESS);

  await page.goto(ADDRESS);
  await expect(card(page, good)).toContainText(`They look for somebody like you, number ${good.vacancyID}.`);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  // Approving sends the resume, so there must be one.
  await card(page, good).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Resume needed' })).toContainText(applyTexts.noResume);
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(page).toHaveURL('/job-seeker/resume');
  await portal.hasResumeOf(person);
  await page.goto(ADDRESS);
  await card(page, good).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await reads(page, 'Success', proposalTexts.approved);
  await expect(card(page, good)).toContainText('Your application was sent.');

  await card(page, bad).getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('dialog', { name: `Decline: ${bad.jobTitle}` });
  await question.getByRole('textbox').fill('Too far from home.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Decline this job' }).click();
  await reads(page, 'Success', proposalTexts.declined);
  await expect(card(page, bad)).toContainText('You declined on');

  await runsCommand('close-vacancy', String(closing.vacancyID), '--cause', 'The place is filled.');
  await card(page, closing).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await reads(page, 'Warning', proposalTexts.gone);
  await expect(card(page, closing)).toContainText('Job closed');

  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(page.getByText('You have answered everything.')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.goto('/job-seeker/applications');
  await expect(page.getByRole('main')).toContainText(good.jobTitle);
});

test('staff may propose only to members with a plan', { tag: '@any-width' }, async ({ person, operator, request }) => {
  const [vacancy] = await vacanciesApart(request, 1);
  const body = { accountID: person.accountID, vacancyID: vacancy?.vacancyID ?? 0, note: 'It fits.', proposedBy: 'N' };
  await expect(operator.does(proposeVacancy, { body })).rejects.toThrow('No plan of this account is running.');
});

test('a visitor is asked to log in and comes back', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(ADDRESS)}`);
});
