import { readFile } from 'node:fs/promises';
import { addressOf, type CallInput, calls } from '@aarambh/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answerQuestion } from '../support/dialogs.ts';
import { indiaTimeIn } from '../support/india-time.ts';
import type { Operator } from '../support/operator.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { chooseOutcome, expectRunningPlan, getFirstPlan, goToPayment, payButton } from '../support/payments.ts';
import type { Person } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/interview-schedules/list';
const QUESTION = 'Do you really want to cancel this interview?';

type Schedule = CallInput<typeof calls.interviews.scheduleInterview>['body'];

/** Schedules an interview as staff, some hours from now. Returns its id and its formatted date. */
async function scheduleInterview(
  operator: Operator,
  { accountID }: Person,
  vacancyID: number,
  inHours: number,
  more: Partial<Schedule> = {},
): Promise<{ id: number; day: string }> {
  const start = new Date(Date.now() + inHours * 3_600_000);
  const [date = '', time = ''] = indiaTimeIn(inHours).split(' ');
  const when = { date, time, durationMinutes: 30 };
  const where = { mode: 'Video' as const, place: 'https://meet.example.com/abc', note: 'Ask for Meera.' };
  const reply = await operator.call(calls.interviews.scheduleInterview, {
    body: { accountID, vacancyID, ...when, ...where, ...more },
  });
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  }).format(start);
  return { id: (JSON.parse(reply) as { interviewScheduleID: number }).interviewScheduleID, day };
}

/** Number of remaining guaranteed calls. */
async function getBalance(request: APIRequestContext, { accountID, token }: Person): Promise<number> {
  const address = addressOf(calls.interviews.getGuaranteedCallsBalance, { params: { accountID: String(accountID) } });
  return (await (await request.get(address, { headers: { authorization: `Bearer ${token}` } })).json()) as number;
}

/** Buys an interview plan, which includes guaranteed calls. */
async function buyGuaranteedCalls(page: Page, request: APIRequestContext): Promise<void> {
  const plan = await getFirstPlan(request, 'interview');
  await goToPayment(page, plan);
  await payButton(page).click();
  await chooseOutcome(page, 'pay');
  await expectRunningPlan(page, plan.name);
}

const cardOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title });
const cancelButton = (card: Locator): Locator => card.getByRole('button', { name: /^Cancel interview/ });

test('an interview can be viewed, added to the calendar and cancelled early at no cost', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  operator,
}) => {
  await portal.verifyEmail(person);
  const vacancy = await portal.getVacancy('manual');
  const { id, day } = await scheduleInterview(operator, person, vacancy.vacancyID, 72);
  expect(await portal.waitForMessage(person.email, /An employer would like to meet you/)).toContain(day);

  await page.goto(LIST);
  const card = cardOf(page, vacancy.jobTitle);
  await expect(card.getByText(day)).toBeVisible();
  await expect(card.getByText(vacancy.orgName)).toBeVisible();
  await expect(card.getByText('Ask for Meera.')).toBeVisible();
  await expect(card.getByText('Scheduled')).toBeVisible();
  await expect(card.getByRole('link', { name: vacancy.jobTitle, exact: true })).toHaveAttribute(
    'href',
    `/job/mdetails/${vacancy.vacancyID}`,
  );
  await expect(card.getByRole('link', { name: /Open the video call/ })).toHaveAttribute(
    'href',
    'https://meet.example.com/abc',
  );
  await expect(page.getByText('join 5 minutes early')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Add to calendar/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`interview-${id}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`UID:interview-${id}@`);
  expect(file).toContain('STATUS:CONFIRMED');

  await cancelButton(card).click();
  await answerQuestion(page, QUESTION, 'No, keep it');
  await expect(cancelButton(card)).toBeVisible();
  await cancelButton(card).click();
  await answerQuestion(page, QUESTION, 'Yes, cancel it');
  await expect(page.getByText('Your interview has been cancelled successfully.', { exact: true })).toBeVisible();
  await expect(page.getByText('No upcoming interviews')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(cardOf(page, vacancy.jobTitle).getByText('Cancelled by you')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  expect(await portal.waitForMessage(person.email, /No guaranteed call was deducted/)).toContain(day);
});

test('a late cancellation shows a warning with the balance and costs one guaranteed call', {
  tag: '@any-width',
}, async ({ page, person, portal, operator, request }) => {
  await buyGuaranteedCalls(page, request);
  const before = await getBalance(request, person);
  expect(before).toBeGreaterThan(0);
  const vacancy = await portal.getVacancy('standard');
  await scheduleInterview(operator, person, vacancy.vacancyID, 5, { mode: 'Phone', place: '+91 20 4123 4567' });

  await page.goto(LIST);
  const card = cardOf(page, vacancy.jobTitle);
  await expect(card.getByRole('link', { name: '+91 20 4123 4567' })).toHaveAttribute('href', 'tel:+912041234567');
  await cancelButton(card).click();
  await answerQuestion(page, QUESTION, 'Yes, cancel it');
  const warning = page.getByRole('alertdialog', { name: 'Credits will be deducted' });
  await expect(warning).toContainText('credits will be deducted from your Guaranteed Calls balance');
  await expect(warning).toContainText(`You have ${before} call`);
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'No, keep it' }).click();
  expect(await getBalance(request, person)).toBe(before);

  await cancelButton(card).click();
  await answerQuestion(page, QUESTION, 'Yes, cancel it');
  await answerQuestion(page, 'Credits will be deducted', 'Cancel the interview');
  await expect(page.getByText(/One guaranteed call was deducted from your Guaranteed Calls balance\./)).toBeVisible();
  await expect(page.getByText('No upcoming interviews')).toBeVisible();
  expect(await getBalance(request, person)).toBe(before - 1);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('You cancelled late: it cost one guaranteed call.')).toBeVisible();
});

test.describe('when free cancellation ends between the check and the cancellation', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/status of 409/] });

  test('requires a confirmation of the cost', { tag: '@any-width' }, async ({
    page,
    person,
    portal,
    operator,
    request,
  }) => {
    await buyGuaranteedCalls(page, request);
    const before = await getBalance(request, person);
    const vacancy = await portal.getVacancy('standard');
    await scheduleInterview(operator, person, vacancy.vacancyID, 5);
    // Mocks the reply from before the deadline; the reply of the server would be true.
    await page.route('**/IsScheduleCancelHrsViolates/*', (route) => route.fulfill({ json: false }));
    await page.goto(LIST);
    await cancelButton(cardOf(page, vacancy.jobTitle)).click();
    await answerQuestion(page, QUESTION, 'Yes, cancel it');
    const warning = page.getByRole('alertdialog', { name: 'Credits will be deducted' });
    await expect(warning).toBeVisible();
    expect(await getBalance(request, person)).toBe(before);
    await warning.getByRole('button', { name: 'Cancel the interview' }).click();
    await expect(page.getByText(/One guaranteed call was deducted/)).toBeVisible();
    expect(await getBalance(request, person)).toBe(before - 1);
  });
});

test('shows the cancellation by the employer and the free replacement', { tag: '@any-width' }, async ({
  page,
  person,
  portal,
  operator,
}) => {
  await portal.verifyEmail(person);
  const vacancy = await portal.getVacancy('standard');
  const { id } = await scheduleInterview(operator, person, vacancy.vacancyID, 30);
  const cause = 'The panel has to travel that day.';
  await operator.call(calls.interviews.cancelInterviewByEmployer, { body: { interviewScheduleID: id, cause } });
  expect(await portal.waitForMessage(person.email, /you will get a free replacement/)).toContain(cause);

  await page.goto(`${LIST}?tab=history`);
  const card = cardOf(page, vacancy.jobTitle);
  await expect(card.getByText('Cancelled by employer')).toBeVisible();
  await expect(card.getByText(`Why: ${cause}`)).toBeVisible();
  await expect(card.getByText(/You get a free replacement/)).toBeVisible();

  const { day } = await scheduleInterview(operator, person, vacancy.vacancyID, 100, { replaces: id });
  await page.reload();
  await expect(card.getByText(/The free replacement is already scheduled/)).toBeVisible();
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expect(cardOf(page, vacancy.jobTitle).getByText(day)).toBeVisible();
  await expect(page.getByText('This is the free replacement for an interview the employer cancelled.')).toBeVisible();
});

test('shows a member without interviews what happens next', { tag: '@any-width' }, async ({ page, person: _ }) => {
  await page.goto(LIST);
  await expect(page.getByText('No upcoming interviews')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page).toHaveURL(`${LIST}?tab=history`);
  await expect(page.getByText('No interviews yet')).toBeVisible();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});
