import { addressOf, calls, questionTexts } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { closeVacancy } from '../support/close-vacancy.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import type { Person } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const ADDRESS = '/interview/preparation';
const ROUND = 10;

const generate = (page: Page) => page.getByRole('button', { name: 'Generate New Questions' });
const questions = (page: Page) => page.getByRole('main').locator('summary');
const readQuestions = async (page: Page): Promise<string[]> => {
  await expect(questions(page)).toHaveCount(ROUND);
  return await questions(page).allInnerTexts();
};

/** A question without its number. */
const withoutNumber = (text: string) => text.replace(/^\d+\.\s*/, '');

async function addSkill({ accountID, token }: Person, skill: string, request: APIRequestContext): Promise<void> {
  const address = addressOf(calls.profile.saveJobSeekerSkillSet, { query: { accountID: String(accountID), skill } });
  const reply = await request.post(address, { headers: { authorization: `Bearer ${token}` } });
  expect(await reply.text()).toMatch(/success/i);
}

test('a vacancy links to its questions, which have answers and can be generated again', {
  tag: '@any-width',
}, async ({ page, person: _, portal }) => {
  const vacancy = await portal.getVacancy('standard');
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await page.getByRole('link', { name: 'View Tailored Interview Questions' }).click();
  await expect(page).toHaveURL(`/interview/preparation-by-jd/${vacancy.vacancyID}/false`);
  await expect(page.getByText(`For ${vacancy.jobTitle} at ${vacancy.orgName}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Job description' })).toContainText(vacancy.orgName);
  await expect(page.getByText(questionTexts.offline)).toBeVisible();
  const first = await readQuestions(page);

  const answer = page.getByRole('main').locator('details').first().locator('p');
  await expect(answer).toBeHidden();
  await questions(page).first().click();
  await expect(answer).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await generate(page).click();
  await expect(page.getByRole('status').filter({ hasText: '10 new questions, round 2' })).toBeAttached();
  const second = await readQuestions(page);
  expect(second.filter((text) => first.map(withoutNumber).includes(withoutNumber(text)))).toEqual([]);
  await expect(page.locator('details[open]'), 'new questions start closed').toHaveCount(0);
});

test('a manual vacancy links to its questions', { tag: '@any-width' }, async ({ page, person: _, portal }) => {
  const vacancy = await portal.getVacancy('manual');
  await page.goto(`/job/mdetails/${vacancy.vacancyID}`);
  await page.getByRole('link', { name: 'Interview Prep' }).click();
  await expect(page).toHaveURL(`/interview/preparation-by-jd/${vacancy.vacancyID}/`);
  await readQuestions(page);
  await page.reload();
  await readQuestions(page);
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/job/mdetails/${vacancy.vacancyID}`);
});

test('shows questions for the skills of the profile', { tag: '@any-width' }, async ({
  page,
  person,
  request,
  isMobile,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Practise now' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByText(questionTexts.noSkills)).toBeVisible();
  const general = await readQuestions(page);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add your skills' }).click();
  await expect(page).toHaveURL('/profile/update');

  await addSkill(person, 'Java', request);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  else await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('link', { name: 'Interview Questions' }).filter({ visible: true }).click();
  await expect(page.getByText(questionTexts.offline)).toBeVisible();
  expect(await readQuestions(page)).not.toEqual(general);
  await expect(questions(page).filter({ hasText: 'Java' }).first()).toBeVisible();
});

test('shows no questions for a closed vacancy, but a link to others', { tag: '@any-width' }, async ({
  page,
  person: _,
  portal,
  request,
}) => {
  const { vacancyID, isManualPostedJob } = await portal.pickVacancy();
  await closeVacancy(request, vacancyID);
  await page.goto(`/interview/preparation-by-jd/${vacancyID}/${isManualPostedJob}`);
  await expect(page.getByRole('alert')).toContainText(questionTexts.noVacancy);
  await expect(generate(page)).toHaveCount(0);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Questions for my skills' }).click();
  await readQuestions(page);
});

test('redirects a visitor to the sign-in with a return URL', { tag: '@any-width' }, async ({ page }) => {
  for (const address of [ADDRESS, '/interview/preparation-by-jd/1/false']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(address)}`);
  }
});
