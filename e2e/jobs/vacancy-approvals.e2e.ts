import { applyTexts, calls, proposalTexts, type VacancyCard } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { closeVacancy } from '../support/close-vacancy.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { chooseOutcome, getFirstPlan, goToPayment, payButton } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

const { proposeVacancy } = calls['vacancy-approvals'];
const ADDRESS = '/vacancy-approvals';

async function buyPlan(page: Page, request: APIRequestContext): Promise<void> {
  await goToPayment(page, await getFirstPlan(request, 'combo'));
  await payButton(page).click();
  await chooseOutcome(page, 'pay');
  await expect(page).toHaveURL('/combo-plans/success');
}

const card = (page: Page, { jobTitle }: VacancyCard) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: jobTitle, exact: true }) });

test('a member approves a proposal, declines another, and cannot approve a closed vacancy', {
  tag: '@any-width',
}, async ({ page, person, portal, operator, request }) => {
  await portal.verifyEmail(person);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'No vacancies to approve' })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await buyPlan(page, request);
  const vacancies = await portal.pickVacancies(3);
  const [good, bad, closing] = vacancies as [VacancyCard, VacancyCard, VacancyCard];
  for (const { vacancyID } of vacancies)
    await operator.call(proposeVacancy, {
      body: {
        accountID: person.accountID,
        vacancyID,
        note: `This job fits your profile, number ${vacancyID}.`,
        proposedBy: 'Nandini Rao',
      },
    });
  expect(await portal.waitForMessage(person.email, /Approve or decline/)).toContain(ADDRESS);

  await page.goto(ADDRESS);
  await expect(card(page, good)).toContainText(`This job fits your profile, number ${good.vacancyID}.`);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  // Approving sends the resume, so one is required.
  await card(page, good).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(card(page, good).getByRole('alert')).toContainText(applyTexts.noResume);
  await card(page, good).getByRole('link', { name: 'Upload Resume' }).click();
  await expect(page).toHaveURL('/job-seeker/resume');
  await portal.uploadResume(person);
  await page.goto(ADDRESS);
  await card(page, good).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(page.getByText(proposalTexts.approved)).toBeVisible();
  await expect(card(page, good)).toContainText('Your application was sent.');

  await card(page, bad).getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('dialog', { name: `Decline: ${bad.jobTitle}` });
  await question.getByRole('textbox').fill('Too far from home.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Decline this job' }).click();
  await expect(page.getByText(proposalTexts.declined)).toBeVisible();
  await expect(card(page, bad)).toContainText('You declined on');

  await closeVacancy(request, closing.vacancyID);
  await card(page, closing).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Yes, approve' }).click();
  await expect(page.getByText(proposalTexts.gone).first()).toBeVisible();
  await expect(card(page, closing)).toContainText('Job closed');

  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(page.getByText('You have answered all proposals.')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await page.goto('/job-seeker/applications');
  await expect(page.getByRole('main')).toContainText(good.jobTitle);
});

test('staff can propose vacancies only to members with a plan', { tag: '@any-width' }, async ({
  person,
  portal,
  operator,
}) => {
  const { vacancyID } = await portal.pickVacancy();
  const body = { accountID: person.accountID, vacancyID, note: 'It fits.', proposedBy: 'N' };
  await expect(operator.call(proposeVacancy, { body })).rejects.toThrow('This account has no active plan');
});

test('redirects a visitor to the sign-in with a return URL', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(ADDRESS)}`);
});
