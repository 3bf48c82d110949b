import { addressOf, calls } from '@aarambh/contract';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

test('staff mail an applicant from a template, and withdraw the mail before it leaves', { tag: '@any-width' }, async ({
  page,
  portal,
  request,
  signInAsStaff,
}) => {
  const family = uniqueWord();
  const fullName = `Zarina ${family}`;
  const person = await portal.createAccount(fullName);
  await portal.verifyEmail(person);
  await portal.uploadResume(person);
  const { vacancyID, jobTitle } = await portal.pickVacancy('standard');
  await request.post(addressOf(calls.applications.applyJob, {}), {
    headers: { authorization: `Bearer ${person.token}` },
    data: { accountID: person.accountID, vacancyID },
  });

  const staff = await signInAsStaff(['recruiter']);
  await staff.open(`applicants?text=${family}`, 'Applicants');
  await page.getByRole('button', { name: fullName }).click();
  const pane = page.getByRole('region', { name: fullName });
  await expect(pane.getByRole('img', { name: /^Page 1/ })).toBeVisible();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: `Write to ${fullName}` });
  await dialog.getByLabel('Start with a template').selectOption('Still being decided');
  await expect(dialog.getByLabel('Subject')).toHaveValue(`Your application is still open: ${jobTitle}`);
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect(dialog.getByText('Fill in [date]')).toBeVisible();
  const text = dialog.getByLabel('Text');
  await text.fill((await text.inputValue()).replace('[date]', '1 Dec 2026'));
  await dialog.getByRole('button', { name: 'Send the mail' }).click();

  await expect(pane.getByText(/, will be sent at \d/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
  await pane.getByRole('button', { name: 'Withdraw' }).click();
  await expect(pane.getByText(/, withdrawn before sending/)).toBeVisible();
});

test('a mail to the support address becomes a case, and its answer is added to it', { tag: '@any-width' }, async ({
  page,
  signInAsStaff,
}) => {
  const email = `${uniqueWord()}@example.com`;
  const send = async (subject: string, text: string) => {
    await page.goto('/demo/support-mail');
    await page.getByLabel('Name').fill('Ravi Nair');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Text').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    return Number(/case (\d+)/.exec((await page.getByRole('status').textContent()) ?? '')?.[1]);
  };
  const caseID = await send('OTP', 'I get no OTP.');
  await expectAccessible(page);
  const answered = await send(
    `Re: OTP [case ${caseID}]`,
    'Still none.\n\nOn Monday, Aarambh wrote:\n> Please try again.',
  );
  expect(answered).toBe(caseID);

  const staff = await signInAsStaff(['support']);
  await staff.open(`support/${caseID}?state=all`, 'Support');
  const pane = page.getByRole('region', { name: 'OTP' });
  await expect(pane.getByText('I get no OTP.')).toBeVisible();
  await expect(pane.getByText('> Please try again.')).toBeHidden();
  await pane.getByText('Quoted text').click();
  await expect(pane.getByText('> Please try again.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsEveryScreen(page);
});
