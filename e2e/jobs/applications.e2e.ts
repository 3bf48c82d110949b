import { addressOf, applyTexts, calls, type VacancyCard, withdrawTexts } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { runsCommand } from '../support/operator.ts';
import { comesSignedIn } from '../support/people.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

/** Lists are counted, and paged, so far. */
const PAGES = 50;

/** A standard vacancy that no other story looks at, because this one ends it: of the middle of the list, by chance. */
async function vacancyApart(request: APIRequestContext): Promise<VacancyCard> {
  const page = String(20 + Math.floor(Math.random() * (PAGES - 20)));
  const reply = await request.get(addressOf(calls.vacancies.listLatestVacancies, { query: { page } }));
  const cards = ((await reply.json()) as VacancyCard[]).filter((card) => !card.isManualPostedJob);
  const card = cards[Math.floor(Math.random() * cards.length)];
  if (!card) throw new Error(`There is no standard vacancy on page ${page}.`);
  return card;
}

const card = (page: Page, { jobTitle }: VacancyCard) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: jobTitle }) });

async function appliesFor(page: Page, { vacancyID }: VacancyCard): Promise<void> {
  await page.goto(`/job/details/${vacancyID}`);
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');
}

test('an application from sending to the end of its job', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  operator,
  request,
}) => {
  test.slow();
  await portal.hasResumeOf(person);
  const vacancy = await vacancyApart(request);
  const mine = card(page, vacancy);

  await appliesFor(page, vacancy);
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await page.getByRole('link', { name: 'View your application' }).click();
  await expect(page).toHaveURL('/job-seeker/applications');
  await expect(mine).toContainText('Status: Sent');
  await expect(mine.getByRole('button', { name: /earlier/ })).toHaveCount(0);

  // Staff note what the employer did.
  const listed = await request.get(
    addressOf(calls.applications.getApplications, { params: { accountID: person.accountID } }),
    { headers: { authorization: `Bearer ${person.token}` } },
  );
  const [{ applicationID }] = (await listed.json()) as [{ applicationID: number }];
  const { setApplicationStatus } = calls.applications;
  await operator.does(setApplicationStatus, { body: { applicationID, status: 'Viewed' } });
  const note = 'We call you on Monday.';
  const told = await runsCommand(
    'set-application-status',
    ...['--applicationID', String(applicationID), '--status', 'Shortlisted', '--note', note],
  );
  expect(told).toBe(`Application ${applicationID} is shortlisted.`);
  expect(await portal.messageTo(person.email, /shortlist/)).toContain(note);

  await page.reload();
  await expect(mine).toContainText('Status: Shortlisted');
  await expect(mine).toContainText(note);
  const steps = mine.getByRole('list', { name: `What became of ${vacancy.jobTitle}` }).getByRole('listitem');
  await expect(steps).toHaveCount(1);
  await mine.getByRole('button', { name: 'Show 2 earlier steps' }).click();
  await expect(steps).toContainText(['Shortlisted', 'Viewed by the employer', 'Sent to the employer']);

  // A step back is refused and changes nothing.
  await expect(operator.does(setApplicationStatus, { body: { applicationID, status: 'Viewed' } })).rejects.toThrow(
    /409/,
  );

  await mine.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(mine).toContainText('Status: Shortlisted');
  await mine.getByRole('button', { name: 'Withdraw' }).click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(withdrawTexts.withdrawn);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(mine).toContainText('Status: Withdrawn');
  await expect(mine.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Active (0)' }).click();
  await expect(page.getByText('None of your applications is under way.')).toBeVisible();
  await page.getByRole('tab', { name: 'Closed (1)' }).click();

  await mine.getByRole('link', { name: 'Apply again' }).click();
  await expect(page).toHaveURL(`/job/details/${vacancy.vacancyID}`);
  await appliesFor(page, vacancy);

  // The job ends: the portal tells it within a minute, or when it is asked to.
  await runsCommand('close-vacancy', String(vacancy.vacancyID), '--cause', 'position filled');
  await runsCommand('run-job', 'close-applications');
  await expect(async () => {
    await page.goto('/job-seeker/applications');
    await expect(mine).toContainText('Status: Closed', { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expect(mine).toContainText('This job has closed and takes no more applications.');
  await expect(mine.getByRole('link', { name: vacancy.jobTitle })).toHaveCount(0);
  expect(await portal.messageTo(person.email, /has closed/)).toContain(vacancy.jobTitle);
  await mine.getByRole('button', { name: 'Show 5 earlier steps' }).click();
  await expect(steps).toHaveCount(6);
});

test('an applications page with and without applications is accessible', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  request,
}) => {
  await page.goto('/job-seeker/applications');
  await expect(page.getByRole('heading', { name: 'You have not applied for a job yet' })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await portal.hasResumeOf(person);
  for (let i = 0; i < 2; i += 1)
    await request.post(addressOf(calls.applications.applyJob, {}), {
      headers: { authorization: `Bearer ${person.token}` },
      data: { accountID: person.accountID, vacancyID: (await vacancyApart(request)).vacancyID },
    });
  await page.reload();
  await expect(page.getByText('Status: Sent').first()).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});

test("the demo's second account has applications of every sort", { tag: '@any-width' }, async ({ page, request }) => {
  const reply = await request.post(addressOf(calls.accounts.getUserDetailsByEmail, {}), {
    data: { email: 'rahul.demo@aarambh.example', password: 'Demo@1234' },
  });
  await comesSignedIn(page, { ...(await reply.json()), email: 'rahul.demo@aarambh.example' });
  await page.goto('/job-seeker/applications');
  for (const status of ['Sent', 'Viewed', 'Shortlisted', 'Interview', 'Not selected', 'Closed', 'Withdrawn'])
    await expect(page.getByText(`Status: ${status}`, { exact: true }).first()).toBeVisible();
  // A pressed one has another name.
  const folded = page.getByRole('button', { name: /earlier step/ });
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});
