import { addressOf, calls, type SentApplication } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import { indiaTimeIn } from '../support/india-time.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import type { Person } from '../support/portal.ts';
import { createApplicant, insertApplicants, postVacancy, uniqueWord } from '../support/staff-data.ts';
import { callAsStaff } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

/** The only application of a person, as the person sees it. */
async function getApplication(request: APIRequestContext, { accountID, token }: Person): Promise<SentApplication> {
  const address = addressOf(calls.applications.getApplications, { params: { accountID: String(accountID) } });
  const reply = await request.get(address, { headers: { authorization: `Bearer ${token}` } });
  const [application] = (await reply.json()) as SentApplication[];
  if (!application) throw new Error('There is no application.');
  return application;
}

test('staff read the resume beside the list, move an applicant by keys, reject and undo unseen, and interview', {
  tag: '@wide',
}, async ({ page, portal, request, signInAsStaff }) => {
  const family = uniqueWord();
  const fullName = `Zubeda ${family}`;
  const staff = await signInAsStaff(['recruiter']);
  const vacancyID = await postVacancy(staff.member, `Accountant ${family}`, `Tulsi ${family}`);
  const person = await createApplicant(portal, request, fullName, vacancyID);
  await staff.open('applicants', 'Applicants');
  await page.keyboard.press('/');
  await page.keyboard.type(family);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`text=${family}`));
  await expect(page.getByText('1 total')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: fullName }).click();

  // The resume as pictures, and the phone because of the consent.
  const pane = page.getByRole('region', { name: fullName });
  await expect(pane.getByRole('img', { name: `Page 1 of the resume of ${fullName}` })).toBeVisible();
  await expect(pane.getByText('9876543210')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  const stage = (name: string) => pane.getByRole('button', { name, exact: true });
  await page.keyboard.press('2');
  await expect(stage('Viewed')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await getApplication(request, person)).status).toBe('Viewed');
  await page.keyboard.press('3');
  await expect(stage('Shortlisted')).toHaveAttribute('aria-pressed', 'true');

  // Two keys reject; one more takes it back before the applicant is notified.
  await page.keyboard.press('7');
  const question = page.getByRole('dialog', { name: `Reject ${fullName}` });
  await expect(question.getByRole('button', { name: 'Skills do not match' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('button', { name: 'Undo before it is shown' })).toBeVisible();
  await expect(stage('Shortlisted')).toBeHidden();
  expect((await getApplication(request, person)).timeline.map(({ status }) => status)).toEqual(['Sent', 'Viewed']);
  await page.keyboard.press('u');
  await expect(stage('Shortlisted')).toHaveAttribute('aria-pressed', 'true');
  await expect(pane.getByText(/undone before the applicant saw it/)).toBeVisible();
  const outbox = (await (await request.get('/api/demo/outbox')).json()) as { messages: { to: string; text: string }[] };
  expect(outbox.messages.filter(({ to, text }) => to === person.email && /not selected/i.test(text))).toEqual([]);

  const [date = '', time = ''] = indiaTimeIn(30).split(' ');
  await pane.getByRole('button', { name: 'Schedule an interview' }).click();
  const form = page.getByRole('dialog', { name: `Schedule an interview with ${fullName}` });
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Time (IST)').fill(time);
  await form.getByLabel('Place').fill('12 Fergusson College Road, Pune');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Schedule' }).click();
  await expect(stage('Interview')).toHaveAttribute('aria-pressed', 'true');
  expect(await portal.waitForMessage(person.email, /Fergusson College Road/)).toContain('Pune');

  // On a weekend the interview is in the next week.
  await staff.open(`interviews?view=week&week=${date}`, 'Interviews');
  await expect(page.getByRole('button', { name: new RegExp(fullName) })).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await page.getByRole('button', { name: new RegExp(fullName) }).click();
  const interview = page.getByRole('region', { name: fullName });
  await interview.getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText(`${fullName} is reminded by mail.`)).toBeVisible();
  expect(await portal.waitForMessage(person.email, /We would like to remind you/)).toContain(
    '12 Fergusson College Road',
  );
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: `Edit the interview with ${fullName}` });
  await edit.getByLabel('Place').fill('13 Fergusson College Road, Pune');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(interview.getByText('13 Fergusson College Road, Pune', { exact: true })).toBeVisible();
  expect(await portal.waitForMessage(person.email, /13 Fergusson College Road/)).toContain('Pune');

  // The employer cancels: a replacement is due and scheduled.
  await interview.getByRole('button', { name: 'Cancel for the employer' }).click();
  await staff.giveReason(`Cancel the interview with ${fullName}`, 'The employer is away', 'Cancel the interview');
  await expect(interview.getByRole('button', { name: 'Schedule the replacement' })).toBeVisible();
  await staff.open('interviews?show=replacement', 'Interviews');
  await page.getByLabel('Interviews', { exact: true }).getByRole('button', { name: fullName }).click();
  await interview.getByRole('button', { name: 'Schedule the replacement' }).click();
  const replacement = page.getByRole('dialog', { name: `Replacement for ${fullName}` });
  await replacement.getByLabel('Date').fill(date);
  await replacement.getByLabel('Time (IST)').fill(time);
  await replacement.getByLabel('Place').fill('14 Fergusson College Road, Pune');
  await replacement.getByRole('button', { name: 'Schedule' }).click();
  expect(await portal.waitForMessage(person.email, /14 Fergusson College Road/)).toContain('Pune');

  for (const [view, shown] of [
    ['walk-ins', 'Invite to a walk-in'],
    ['fairs', 'Create a job fair'],
  ] as const) {
    await staff.open(`interviews?view=${view}`, 'Interviews');
    await expect(page.getByRole('button', { name: shown })).toBeVisible();
    await expectAccessible(page);
  }
});

test('selected applicants are moved to interview, offered and hired by keys, and the one left out is named', {
  tag: '@wide',
}, async ({ page, portal, request, signInAsStaff }) => {
  const family = uniqueWord();
  const names = [`Asha ${family}`, `Bala ${family}`] as const;
  const staff = await signInAsStaff(['recruiter']);
  const { member } = staff;
  const vacancyID = await postVacancy(member, `Accountant ${family}`, `Tulsi ${family}`);
  await insertApplicants([names[1]], vacancyID, await createApplicant(portal, request, names[0], vacancyID));
  await staff.open(`applicants?vacancy=${vacancyID}`, 'Applicants');
  const rows = page.getByLabel('Applicants', { exact: true }).locator('[data-row]');
  const select = async () => {
    for (const name of names) await rows.filter({ hasText: name }).getByRole('checkbox').check();
  };
  for (const [key, stage] of [
    ['4', 'Interview'],
    ['5', 'Offered'],
  ] as const) {
    await select();
    await page.keyboard.press(key);
    await expect(rows.filter({ hasText: stage })).toHaveCount(2);
  }

  // A colleague moves one of them meanwhile.
  await select();
  const { applicants } = await callAsStaff(
    calls.staff.listAllApplicants,
    { query: { vacancyID: String(vacancyID) } },
    member,
  );
  const moved = applicants.filter(({ fullName }) => fullName === names[0]);
  const body = {
    rows: moved.map(({ applicationID, version }) => ({ applicationID, version })),
    stage: 'Interview' as const,
  };
  await callAsStaff(calls.staff.moveApplicants, { body }, member);
  await page.keyboard.press('6');
  const skipped = page.getByRole('dialog', { name: '1 applicant was skipped' });
  await expect(skipped).toContainText(names[0]);
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasText: names[1] })).toContainText('Hired');
  await expect(rows.filter({ hasText: names[0] })).toContainText('Interview');
});
