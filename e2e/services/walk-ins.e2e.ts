import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addressOf, type CallInput, calls, walkInTexts } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import type { Operator } from '../support/operator.ts';
import { linkIn, type Portal } from '../support/people.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/quality.ts';
import { expect, test } from '../support/test.ts';

const { cancelWalkIn, changeScheduleRequest, inviteToWalkIn, listWalkIns, rescheduleWalkIn } = calls['walk-ins'];
type Invitation = CallInput<typeof inviteToWalkIn>['body'];

const VENUE = '4th floor, Sai Complex, Baner Road, Pune 411045';

/** `yyyy-MM-dd HH:mm` in India, a number of hours from now. */
const istIn = (hours: number): string =>
  new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
const dayIn = (hours: number): string => istIn(hours).slice(0, 10);

const main = (page: Page) => page.getByRole('main');

/** Staff invite somebody without an account; the links are those of the mail. */
async function invited(portal: Portal, operator: Operator, more: Partial<Invitation> = {}) {
  const { vacancyID, jobTitle } = await portal.vacancy('standard');
  const email = `asha.${randomUUID().slice(0, 12)}@example.com`;
  const body = {
    fullName: 'Asha Kulkarni',
    email,
    vacancyID,
    starts: istIn(48),
    ends: istIn(51),
    venue: VENUE,
    contact: 'Nandini Rao at the reception',
    note: 'Bring two copies of your resume.',
    ...more,
  };
  const { walkInID } = JSON.parse(await operator.does(inviteToWalkIn, { body })) as { walkInID: number };
  const mail = await portal.messageTo(email, /You are invited to a walk-in interview/);
  return {
    walkInID,
    email,
    jobTitle,
    mail,
    attending: linkIn(mail, '/walkins/attending'),
    reschedule: linkIn(mail, '/walkins/reschedule'),
    status: linkIn(mail, '/walkins/status'),
  };
}

/** What staff read of an invitation. */
async function answerTo(operator: Operator, walkInID: number) {
  const list = JSON.parse(await operator.does(listWalkIns, {})) as {
    walkInID: number;
    status: string;
    reason: string;
    preferredOn: string;
  }[];
  return list.find((one) => one.walkInID === walkInID);
}

async function isSound(page: Page): Promise<void> {
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
}

const fillIn = async (page: Page, reason: string, date: string, time: string) => {
  await page.getByLabel('Reason').fill(reason);
  await page.getByLabel('Preferred Date').fill(date);
  await page.getByLabel('Preferred Time').fill(time);
};

/** Closes the message that says how it went. */
async function reads(page: Page, title: 'Success' | 'Error', text: string): Promise<void> {
  const message = page.getByRole('alertdialog', { name: title });
  await expect(message).toContainText(text);
  await message.getByRole('button', { name: 'OK' }).click();
}

test('opening the link of the mail says that one comes, once, and the interview goes into the calendar', async ({
  page,
  portal,
  operator,
  request,
}) => {
  const { walkInID, jobTitle, attending } = await invited(portal, operator);
  // Whoever only fetches the link, as scanners of mail do, answers nothing.
  const fetched = await request.get(attending);
  expect(fetched.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(await fetched.text()).toContain('<meta name="robots" content="noindex"/>');
  expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Invited' });

  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/SetStatusAttending/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(attending);
  await expect(main(page)).toContainText('Processing your request...');
  await expect(main(page)).toContainText(VENUE);
  await isSound(page);
  answer();
  await expect(main(page)).toContainText(walkInTexts.attending);
  await expect(page.getByRole('link', { name: jobTitle })).toBeVisible();
  await expect(main(page)).toContainText('Bring two copies of your resume.');
  await isSound(page);
  expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Attending' });

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('walk-in-interview.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain(`UID:walk-in-${walkInID}@`);

  await page.reload();
  await expect(main(page)).toContainText(walkInTexts.alreadyAttending);
});

test('another time is asked for, and the link of the first answer does not undo it', { tag: '@any-width' }, async ({
  page,
  portal,
  operator,
}) => {
  const { walkInID, email, attending, reschedule } = await invited(portal, operator);
  await page.goto(attending);
  await expect(main(page)).toContainText(walkInTexts.attending);
  await page.getByRole('link', { name: 'Ask for another time' }).click();
  await expect(page).toHaveURL(reschedule);
  await expect(page.getByRole('heading', { level: 1, name: 'Reschedule Request For Walk-In' })).toBeVisible();
  await expect(main(page)).toContainText('You said that you are coming.');
  for (const hint of [
    'Please provide a reason for rescheduling.',
    'Please select the preferred date for the walk-in interviews.',
    'Please select the time for the walk-in interviews.',
    '200 characters left',
  ])
    await expect(main(page).getByText(hint)).toBeVisible();
  await isSound(page);

  // It reads as disabled while something is wrong, and says what when it is pressed.
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click({ force: true });
  for (const text of [
    'Reason is required.',
    'Please select the date for the walk-in interviews.',
    'Please select the preferred time for the walk-in interviews.',
  ])
    await expect(main(page).getByText(text)).toBeVisible();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await isSound(page);
  await fillIn(page, 'x'.repeat(201), dayIn(-24), '11:30');
  await expect(main(page).getByText('1 character too many')).toBeVisible();
  await submit.click({ force: true });
  await expect(main(page).getByText('Reason cannot exceed 200 characters.')).toBeVisible();
  await expect(main(page).getByText(walkInTexts.dateInPast)).toBeVisible();
  expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Attending' });

  await fillIn(page, 'I have an exam that morning.', dayIn(96), '11:30');
  await page.route('**/ChangeScheduleRequest', async (route) => {
    await expect(page.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    await route.continue();
  });
  await submit.dblclick();
  await reads(page, 'Success', walkInTexts.rescheduleAsked);
  await expect(page).toHaveURL('/');
  expect(await answerTo(operator, walkInID)).toMatchObject({
    status: 'Reschedule requested',
    reason: 'I have an exam that morning.',
    preferredOn: new Date(`${dayIn(96)}T11:30:00+05:30`).toISOString(),
  });

  await page.goto(attending);
  await expect(main(page)).toContainText('You asked for another time:');
  await expect(main(page)).toContainText('11:30 am IST');
  await isSound(page);
  expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Reschedule requested' });

  await operator.does(rescheduleWalkIn, { body: { walkInID, starts: istIn(97), ends: istIn(99) } });
  const moved = await portal.messageTo(email, /has a new time|was moved/);
  await page.goto(linkIn(moved, '/walkins/attending'));
  await expect(main(page)).toContainText(walkInTexts.attending);
  expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Attending', reason: '' });
});

test('looking at the invitation is no answer; its button is', { tag: '@any-width' }, async ({
  page,
  portal,
  operator,
}) => {
  const { walkInID, status, reschedule } = await invited(portal, operator);
  await page.goto(status);
  await expect(main(page)).toContainText('You have not answered this invitation yet.');
  await isSound(page);
  expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Invited' });
  await page.getByRole('button', { name: 'I am coming' }).click();
  await expect(main(page)).toContainText(walkInTexts.attending);
  await page.goto(reschedule);
  await fillIn(page, 'My train is late.', dayIn(72), '09:00');
  await page.getByRole('button', { name: 'Submit' }).click();
  await reads(page, 'Success', walkInTexts.rescheduleAsked);
  await page.goto(status);
  await page.getByRole('button', { name: 'I can come at the time below' }).click();
  await expect(main(page)).toContainText(walkInTexts.attending);
  expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Attending' });
});

test('a cancelled invitation takes no answer, also from a page that was open before', { tag: '@any-width' }, async ({
  page,
  portal,
  operator,
}) => {
  const { walkInID, email, attending, reschedule, status } = await invited(portal, operator);
  await page.goto(reschedule);
  await fillIn(page, 'My train is late.', dayIn(72), '09:00');
  await operator.does(cancelWalkIn, { body: { walkInID, cause: 'The position is filled.' } });
  expect(await portal.messageTo(email, /is cancelled/)).toContain('The position is filled.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await reads(page, 'Error', walkInTexts.cancelled);
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  for (const link of [reschedule, attending, status]) {
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText(walkInTexts.cancelled);
    await expect(page.getByRole('button', { name: /coming|Submit/ })).toHaveCount(0);
    await isSound(page);
  }
});

test.describe('what goes wrong on the way', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('is told, and the answer can be given again', async ({ page, portal, operator }) => {
    const { attending, reschedule } = await invited(portal, operator);
    await page.route('**/SetStatusAttending/*', (route) => route.abort());
    await page.goto(attending);
    await expect(page.getByRole('alert')).toContainText('We could not reach Aarambh.');
    await page.unroute('**/SetStatusAttending/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(main(page)).toContainText(walkInTexts.attending);

    await page.goto(reschedule);
    await page.route('**/ChangeScheduleRequest', (route) => route.abort());
    await fillIn(page, 'My train is late.', dayIn(72), '09:00');
    await page.getByRole('button', { name: 'Submit' }).click();
    await reads(page, 'Error', 'We could not reach Aarambh.');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    await expect(page.getByLabel('Reason')).toHaveValue('My train is late.');
  });
});

test.describe('a link nobody has', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/404/] });

  for (const page of ['attending', 'status', 'reschedule'])
    for (const id of ['A'.repeat(43), '7', 'a b'])
      test(`/walkins/${page}/${id} answers 404 and says so`, async ({ page: browser, request }) => {
        const answer = await browser.goto(`/walkins/${page}/${encodeURIComponent(id)}`);
        expect(answer?.status()).toBe(404);
        await expect(browser.getByRole('alert')).toContainText(walkInTexts.unknown);
        await expectAccessible(browser);
        const wish = { id, reason: 'Late.', preferredDate: dayIn(72), preferredTime: '09:00:00' };
        const asked = await request.post(addressOf(changeScheduleRequest, {}), { data: wish });
        expect(await asked.text()).toContain(walkInTexts.unknown);
      });
});

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a button says that one comes, and opening the page does not', async ({ page, portal, operator }) => {
    const { walkInID, attending, reschedule } = await invited(portal, operator);
    await page.goto(attending);
    await expect(main(page)).toContainText(VENUE);
    await expect(main(page).getByText('Processing your request...')).toBeHidden();
    expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Invited' });
    await page.getByRole('button', { name: 'I am coming' }).click();
    await expect(page).toHaveURL(/\/walkins\/status\//);
    await expect(main(page)).toContainText('You said that you are coming.');
    expect(await answerTo(operator, walkInID)).toMatchObject({ status: 'Attending' });
    await page.goto(reschedule);
    // A locator by text looks past <noscript>.
    const warning = main(page).locator('noscript > div');
    await expect(warning).toBeVisible();
    expect(await warning.textContent()).toContain('This form needs JavaScript.');
  });
});
