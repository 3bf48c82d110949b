import { addressOf, applyTexts, calls, type VacancyCard, withdrawTexts } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { closeVacancy } from '../support/close-vacancy.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { signInAs } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page, { jobTitle }: VacancyCard) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: jobTitle }) });

async function applyTo(page: Page, { vacancyID }: VacancyCard): Promise<void> {
  await page.goto(`/job/details/${vacancyID}`);
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');
}

test('tracks an application until its job closes', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  operator,
  request,
}) => {
  await portal.verifyEmail(person);
  await portal.uploadResume(person);
  const vacancy = await portal.pickVacancy('standard');
  const mine = card(page, vacancy);

  await applyTo(page, vacancy);
  await page.goto(`/job/details/${vacancy.vacancyID}`);
  await page.getByRole('link', { name: 'View your application' }).click();
  await expect(page).toHaveURL('/job-seeker/applications');
  await expect(mine).toContainText('Status: Sent');
  await expect(mine.getByRole('button', { name: /earlier/ })).toHaveCount(0);

  // Staff record the decisions of the employer.
  const listed = await request.get(
    addressOf(calls.applications.getApplications, { params: { accountID: person.accountID } }),
    { headers: { authorization: `Bearer ${person.token}` } },
  );
  const [{ applicationID }] = (await listed.json()) as [{ applicationID: number }];
  const { setApplicationStatus } = calls.applications;
  await operator.call(setApplicationStatus, { body: { applicationID, status: 'Viewed' } });
  const note = 'We call you on Monday.';
  const output = await operator.call(setApplicationStatus, { body: { applicationID, status: 'Shortlisted', note } });
  expect(output).toBe(`Application ${applicationID} is shortlisted.`);

  // The applicant sees at once that it was viewed, and all else after ten minutes.
  await page.reload();
  await expect(mine).toContainText('Status: Viewed');
  await expect(mine).not.toContainText(note);
  const steps = mine.getByRole('list', { name: `Timeline for ${vacancy.jobTitle}` }).getByRole('listitem');
  await expect(steps).toHaveCount(1);
  await mine.getByRole('button', { name: 'Show 1 earlier step' }).click();
  await expect(steps).toContainText(['Viewed by the employer', 'Sent to the employer']);

  // An earlier status is rejected and changes nothing.
  await expect(operator.call(setApplicationStatus, { body: { applicationID, status: 'Viewed' } })).rejects.toThrow(
    /409/,
  );

  await mine.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(mine).toContainText('Status: Viewed');
  await mine.getByRole('button', { name: 'Withdraw' }).click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(withdrawTexts.withdrawn)).toBeVisible();
  await expect(mine).toContainText('Status: Withdrawn');
  await expect(mine.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Active (0)' }).click();
  await expect(page.getByText('You have no active applications.')).toBeVisible();
  await page.getByRole('tab', { name: 'Closed (1)' }).click();

  await mine.getByRole('link', { name: 'Apply again' }).click();
  await expect(page).toHaveURL(`/job/details/${vacancy.vacancyID}`);
  await applyTo(page, vacancy);

  await closeVacancy(request, vacancy.vacancyID);
  await page.goto('/job-seeker/applications');
  await expect(mine).toContainText('This job has closed and no longer accepts applications.');
  await expect(mine.getByRole('link', { name: vacancy.jobTitle, exact: true })).toHaveCount(0);
  await mine.getByRole('button', { name: 'Show 3 earlier steps' }).click();
  await expect(steps).toHaveCount(4);
});

test('the applications page is accessible with and without applications', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  request,
}) => {
  await page.goto('/job-seeker/applications');
  await expect(page.getByRole('heading', { name: 'You have not applied for a job yet' })).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  await portal.uploadResume(person);
  for (let i = 0; i < 2; i += 1)
    await request.post(addressOf(calls.applications.applyJob, {}), {
      headers: { authorization: `Bearer ${person.token}` },
      data: { accountID: person.accountID, vacancyID: (await portal.pickVacancy('standard')).vacancyID },
    });
  await page.reload();
  await expect(page.getByText('Status: Sent').first()).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});

test('the demo account has applications with every status', { tag: '@any-width' }, async ({ page, portal }) => {
  await signInAs(page, await portal.getDemoAccount());
  await page.goto('/job-seeker/applications');
  for (const status of ['Sent', 'Viewed', 'Shortlisted', 'Interview', 'Not selected', 'Closed', 'Withdrawn'])
    await expect(page.getByText(`Status: ${status}`, { exact: true }).first()).toBeVisible();
  // The name of the button changes when it is pressed.
  const collapsed = page.getByRole('button', { name: /earlier step/ });
  for (let left = await collapsed.count(); left > 0; left -= 1) await collapsed.first().click();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});
