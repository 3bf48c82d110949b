import { addressOf, calls, questionTexts, type VacancyCard } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { runsCommand } from '../support/operator.ts';
import type { Person } from '../support/people.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

const ADDRESS = '/interview/preparation';
const ROUND = 10;

const generate = (page: Page) => page.getByRole('button', { name: 'Generate New Questions' });
const questions = (page: Page) => page.getByRole('main').locator('summary');
const shown = async (page: Page): Promise<string[]> => {
  await expect(questions(page)).toHaveCount(ROUND);
  return await questions(page).allInnerTexts();
};

async function learns({ accountID, token }: Person, skill: string, request: APIRequestContext): Promise<void> {
  const address = addressOf(calls.profile.saveJobSeekerSkillSet, { query: { accountID: String(accountID), skill } });
  const reply = await request.post(address, { headers: { authorization: `Bearer ${token}` } });
  expect(await reply.text()).toMatch(/success/i);
}

/** A vacancy of the middle of the list by chance, so that no other story misses it. */
async function vacancyApart(request: APIRequestContext): Promise<VacancyCard> {
  const page = String(20 + Math.floor(Math.random() * 30));
  const reply = await request.get(addressOf(calls.vacancies.listLatestVacancies, { query: { page } }));
  const [card] = (await reply.json()) as VacancyCard[];
  if (!card) throw new Error(`Page ${page} has no vacancy.`);
  return card;
}

test('a member practises for a job: from its page to questions, answers and other questions', {
  tag: '@any-width',
}, async ({ page, person: _, portal }) => {
  const vacancy = await portal.vacancy('standard');
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await page.getByRole('link', { name: 'View Tailored Interview Questions' }).click();
  await expect(page).toHaveURL(`/interview/preparation-by-jd/${vacancy.vacancyID}/false`);
  await expect(page.getByText(`For ${vacancy.jobTitle} at ${vacancy.orgName}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Job description' })).toContainText(vacancy.orgName);
  await expect(page.getByText(questionTexts.offline)).toBeVisible();
  const first = await shown(page);

  const answer = page.getByRole('main').locator('details').first().locator('p');
  await expect(answer).toBeHidden();
  await questions(page).first().click();
  await expect(answer).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await generate(page).click();
  await expect(page.getByRole('status').filter({ hasText: '10 new questions, round 2' })).toBeAttached();
  const second = await shown(page);
  expect(second.filter((text) => first.map(words).includes(words(text)))).toEqual([]);
  await expect(page.locator('details[open]'), 'new questions start closed').toHaveCount(0);
});

/** A question without its number. */
const words = (text: string) => text.replace(/^\d+\.\s*/, '');

test('the page of a manual vacancy leads there too', { tag: '@any-width' }, async ({ page, person: _, portal }) => {
  const vacancy = await portal.vacancy('manual');
  await page.goto(`/job/mdetails/${vacancy.vacancyID}`);
  await page.getByRole('link', { name: 'Interview Prep' }).click();
  await expect(page).toHaveURL(`/interview/preparation-by-jd/${vacancy.vacancyID}/`);
  await shown(page);
  await page.reload();
  await shown(page);
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/job/mdetails/${vacancy.vacancyID}`);
});

test('a member practises with the skills of the profile', { tag: '@any-width' }, async ({
  page,
  person,
  request,
  isMobile,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Practise now' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.getByText(questionTexts.noSkills)).toBeVisible();
  const general = await shown(page);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add your skills' }).click();
  await expect(page).toHaveURL('/profile/update');

  await learns(person, 'Java', request);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  else await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('link', { name: 'Interview Questions' }).filter({ visible: true }).click();
  await expect(page.getByText(questionTexts.offline)).toBeVisible();
  expect(await shown(page)).not.toEqual(general);
  await expect(questions(page).filter({ hasText: 'Java' }).first()).toBeVisible();
});

test('a job that closed has no questions, but a way to others', { tag: '@any-width' }, async ({
  page,
  person: _,
  request,
}) => {
  const { vacancyID, isManualPostedJob } = await vacancyApart(request);
  await runsCommand('close-vacancy', String(vacancyID), '--cause', 'The place is filled.');
  await page.goto(`/interview/preparation-by-jd/${vacancyID}/${isManualPostedJob}`);
  await expect(page.getByRole('alert')).toContainText(questionTexts.noVacancy);
  await expect(generate(page)).toHaveCount(0);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Questions for my skills' }).click();
  await shown(page);
});

test.describe('when a call fails', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('what one reads stays, and it can be tried again', { tag: '@any-width' }, async ({ page, person: _ }) => {
    const call = '**/api/InterviewQuestions/**';
    await page.route(call, (route) => route.abort());
    await page.goto(ADDRESS);
    const failure = page.getByRole('alert').filter({ hasText: 'We could not get your questions' });
    await expect(failure).toBeVisible();
    await expectAccessible(page);
    await page.unroute(call);
    await failure.getByRole('button', { name: 'Try again' }).click();
    const first = await shown(page);
    await expect(failure).toBeHidden();

    await page.route(call, (route) => route.abort());
    await generate(page).click();
    await expect(failure).toBeVisible();
    expect(await shown(page)).toEqual(first);
    await page.unroute(call);
    await generate(page).click();
    await expect(questions(page).first()).not.toHaveText(first[0] ?? '');
    await expect(failure).toBeHidden();
  });
});

test('a second press while questions are on their way asks for nothing more', { tag: '@any-width' }, async ({
  page,
  person: _,
}) => {
  await page.goto(ADDRESS);
  await shown(page);
  const rounds: string[] = [];
  let letThrough = () => {};
  const held = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route('**/api/InterviewQuestions/**', async (route) => {
    rounds.push(new URL(route.request().url()).searchParams.get('round') ?? '');
    await held;
    await route.continue();
  });
  await generate(page).click();
  const busy = page.getByRole('button', { name: 'Generating...' });
  // A press by hand: Playwright's own waits until the button is no longer busy.
  await busy.dispatchEvent('click');
  await busy.dispatchEvent('click');
  letThrough();
  await expect(generate(page)).toBeVisible();
  expect(rounds).toEqual(['1']);
});

test('a visitor is asked to log in and comes back', { tag: '@any-width' }, async ({ page }) => {
  for (const address of [ADDRESS, '/interview/preparation-by-jd/1/false']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(address)}`);
  }
});
