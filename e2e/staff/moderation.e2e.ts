import { randomUUID } from 'node:crypto';
import { addressOf, calls, type SavedVacancy } from '@aarambh/contract';
import { runOnDatabase } from '../support/database.ts';
import { indiaTimeIn } from '../support/india-time.ts';
import { runOperatorCommand } from '../support/operator.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import type { Person } from '../support/portal.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

const authorised = ({ token }: Person) => ({ headers: { authorization: `Bearer ${token}` } });

// A page that was removed answers 410, which the browser logs.
test.use({ expectedProblems: [/410/] });

test('a reported job that asks for money is held, upheld by keys, undone, upheld again; its page is gone and its applicants are warned', {
  tag: '@any-width',
}, async ({ page, portal, request, operator, signInAsStaff }) => {
  const word = uniqueWord();
  const title = `Packing helper ${word}`;
  const form = {
    title,
    company: `Kaveri ${word} Traders`,
    locations: 'Nagpur',
    employmentType: 'Full Time',
    experienceFromYears: 0,
    experienceToYears: 2,
    pay: '₹14,000 a month',
    skills: 'Packing',
    education: '',
    department: '',
    openings: 4,
    lastDay: indiaTimeIn(24 * 20).slice(0, 10),
    description: 'Pack and label parcels in our store. Day shift, weekly off on Monday.',
  };
  const posted = JSON.parse(
    await operator.call(calls.staff.postVacancy, { body: { ...form, formID: randomUUID(), asDraft: false } }),
  ) as SavedVacancy;
  const { vacancyID } = posted;
  expect(posted).toMatchObject({ status: 'live', isHeld: false });

  // Someone applies, and reports it later.
  const person = await portal.createAccount('Sunita Waghmare');
  await portal.verifyEmail(person);
  await portal.uploadResume(person);
  const applied = await request.post(addressOf(calls.applications.applyJob, {}), {
    ...authorised(person),
    data: { accountID: person.accountID, vacancyID },
  });
  expect(await applied.text()).toContain('success');
  const complaint = `They called from ${word} and asked for a deposit.`;
  const reported = await request.post(addressOf(calls['job-reports'].reportJob, {}), {
    ...authorised(person),
    multipart: { vacancyID: String(vacancyID), reason: 'money', text: complaint },
  });
  expect(await reported.text()).toContain('We will check this job');

  // The poster adds the demand itself: screening hides the job.
  const demand = `Registration fee Rs 650, refundable after joining. Pay by UPI to ${word}@ybl.`;
  const edited = JSON.parse(
    await operator.call(calls.staff.editVacancy, {
      body: { ...form, vacancyID, version: posted.version, description: `${form.description} ${demand}` },
    }),
  ) as SavedVacancy;
  expect(edited).toMatchObject({ status: 'paused', isHeld: true });

  const staff = await signInAsStaff(['trust']);
  await staff.open('moderation', 'Moderation');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: title }).click();
  const pane = page.getByRole('region', { name: title, exact: true });
  await expect(pane.getByText('Hidden until the decision')).toBeVisible();
  await expect(pane.getByRole('region', { name: 'Reports' })).toContainText(complaint);
  await expect(pane.getByRole('region', { name: 'Findings' })).toContainText('Registration fee Rs 650');
  await expect(pane.getByRole('region', { name: 'Posting' }).locator('mark').first()).toContainText(
    'Registration fee Rs 650',
  );
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  // By keys alone: a note, and the decision with the reason from the list.
  await page.keyboard.press('n');
  await page.keyboard.type('The number is not in the directory of the company.');
  await pane.getByRole('button', { name: 'Add the note' }).press('Enter');
  // The case is read again with the note, before the form of the note closes.
  await expect(pane.getByRole('form', { name: 'Note', exact: true })).toBeHidden();
  await expect(pane.getByText('The number is not in the directory of the company.')).toBeVisible();
  await page.keyboard.press('u');
  const decision = pane.getByRole('form', { name: 'Uphold: close it as a fraud' });
  await expect(decision).toContainText('The applicant is warned in two minutes.');
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  const reason = decision.getByRole('radio', { name: 'It asks for money' });
  await page.keyboard.press('1');
  await expect(reason).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is upheld: the vacancy is closed/)).toBeVisible();

  // Undone by key within two minutes, and upheld again.
  await page.keyboard.press('z');
  await expect(pane.getByText('To decide', { exact: true })).toBeVisible();
  await expect(pane.getByRole('region', { name: 'Decisions and notes' })).toContainText('undid the decision');
  await page.keyboard.press('u');
  await expect(decision).toBeVisible();
  await page.keyboard.press('1');
  await expect(reason).toBeChecked();
  await page.keyboard.press('Enter');
  // The next case opens, or the list.
  await expect(pane).toBeHidden();

  const reply = await page.goto(`/job/details/${vacancyID}`);
  expect(reply?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'We removed this job: it was a fraud' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930');
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  const removed = await (await request.get('/sitemaps/removed.xml')).text();
  expect(removed).toContain(`/job/details/${vacancyID}<`);

  // The two minutes in which the decision can be undone are over.
  await runOnDatabase(`update vacancies set applicants_told_after = now() where id = ${vacancyID}`);
  await runOperatorCommand('run-job', 'warn-of-fraud');
  await runOnDatabase(
    `update messages set due_at = now(), not_before = null where recipient = '${person.email}' and attempts = 0`,
  );
  const outbox = async () =>
    ((await (await request.get('/api/demo/outbox')).json()) as { messages: { to: string; text: string }[] }).messages
      .filter(({ to }) => to === person.email)
      .map(({ text }) => text);
  const warning = 'We removed a job you applied for because it was a fraud';
  await expect.poll(outbox).toContainEqual(expect.stringContaining(warning));
  const warnings = (await outbox()).filter((text) => text.includes(warning));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(title);
  expect(warnings[0]).toContain('https://cybercrime.gov.in');
  // The reporter is notified of the outcome.
  await expect.poll(outbox).toContainEqual(expect.stringContaining('the job that you reported and removed it'));
});
