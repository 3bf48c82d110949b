import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addressOf, type CallInput, calls, walkInTexts } from '@aarambh/contract';
import type { Page } from '@playwright/test';
import { intercept } from '../support/browser/intercept.ts';
import { closeMessage } from '../support/dialogs.ts';
import { indiaTimeIn } from '../support/india-time.ts';
import type { Operator } from '../support/operator.ts';
import { expectAccessible, expectFitsEveryScreen } from '../support/page-checks.ts';
import { extractLink, type Portal } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const { cancelWalkIn, changeScheduleRequest, inviteToWalkIn, listWalkIns, rescheduleWalkIn } = calls['walk-ins'];
type Invitation = CallInput<typeof inviteToWalkIn>['body'];

const VENUE = '4th floor, Sai Complex, Baner Road, Pune 411045';

const dayIn = (hours: number): string => indiaTimeIn(hours).slice(0, 10);

const main = (page: Page) => page.getByRole('main');

/** Invites a candidate without an account, as staff. Returns the mail and its links. */
async function inviteToWalkInInterview(portal: Portal, operator: Operator, more: Partial<Invitation> = {}) {
  const { vacancyID, jobTitle } = await portal.getVacancy('standard');
  const email = `asha.${randomUUID().slice(0, 12)}@example.com`;
  const body = {
    fullName: 'Asha Kulkarni',
    email,
    vacancyID,
    starts: indiaTimeIn(48),
    ends: indiaTimeIn(51),
    venue: VENUE,
    contact: 'Nandini Rao at the reception',
    note: 'Bring two copies of your resume.',
    ...more,
  };
  const { walkInID } = JSON.parse(await operator.call(inviteToWalkIn, { body })) as { walkInID: number };
  const mail = await portal.waitForMessage(email, /You are invited to a walk-in interview/);
  return {
    walkInID,
    email,
    jobTitle,
    mail,
    attending: extractLink(mail, '/walkins/attending'),
    reschedule: extractLink(mail, '/walkins/reschedule'),
    status: extractLink(mail, '/walkins/status'),
  };
}

/** An invitation as staff see it. */
async function readInvitation(operator: Operator, walkInID: number) {
  const list = JSON.parse(await operator.call(listWalkIns, { query: {} })) as {
    walkInID: number;
    status: string;
    reason: string;
    preferredOn: string;
  }[];
  return list.find((invitation) => invitation.walkInID === walkInID);
}

async function expectFitsAndAccessible(page: Page): Promise<void> {
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
}

const fillIn = async (page: Page, reason: string, date: string, time: string) => {
  await page.getByLabel('Reason').fill(reason);
  await page.getByLabel('Preferred Date').fill(date);
  await page.getByLabel('Preferred Time').fill(time);
};

test('the mailed link accepts the invitation once, and the interview can be added to the calendar', async ({
  page,
  portal,
  operator,
  request,
}) => {
  const { walkInID, jobTitle, attending } = await inviteToWalkInInterview(portal, operator);
  // Fetching the link alone, as mail scanners do, accepts nothing.
  const fetched = await request.get(attending);
  expect(fetched.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(await fetched.text()).toContain('<meta name="robots" content="noindex"/>');
  expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Invited' });

  const gate = Promise.withResolvers<void>();
  await page.route('**/SetStatusAttending/*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(attending);
  await expect(main(page)).toContainText('Processing your request...');
  await expect(main(page)).toContainText(VENUE);
  await expectFitsAndAccessible(page);
  gate.resolve();
  await expect(main(page)).toContainText(walkInTexts.attending);
  await expect(page.getByRole('link', { name: jobTitle })).toBeVisible();
  await expect(main(page)).toContainText('Bring two copies of your resume.');
  await expectFitsAndAccessible(page);
  expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Attending' });

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('walk-in-interview.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain(`UID:walk-in-${walkInID}@`);

  await page.reload();
  await expect(main(page)).toContainText(walkInTexts.alreadyAttending);
});

test('requests another time, and the acceptance link does not undo the request', { tag: '@any-width' }, async ({
  page,
  portal,
  operator,
}) => {
  const { walkInID, email, attending, reschedule } = await inviteToWalkInInterview(portal, operator);
  await page.goto(attending);
  await expect(main(page)).toContainText(walkInTexts.attending);
  await page.getByRole('link', { name: 'Request another time' }).click();
  await expect(page).toHaveURL(reschedule);
  await expect(page.getByRole('heading', { level: 1, name: 'Reschedule Request For Walk-In' })).toBeVisible();
  await expect(main(page)).toContainText('You confirmed that you are coming.');
  for (const hint of [
    'Please provide a reason for rescheduling.',
    'Please select the preferred date for the walk-in interviews.',
    'Please select the time for the walk-in interviews.',
    '200 characters left',
  ])
    await expect(main(page).getByText(hint)).toBeVisible();
  await expectFitsAndAccessible(page);

  // The button has aria-disabled while the form is invalid, and shows the messages when it is pressed.
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click({ force: true });
  for (const text of [
    'Reason is required.',
    'Please select the date for the walk-in interviews.',
    'Please select the preferred time for the walk-in interviews.',
  ])
    await expect(main(page).getByText(text)).toBeVisible();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await expectFitsAndAccessible(page);
  await fillIn(page, 'x'.repeat(201), dayIn(-24), '11:30');
  await expect(main(page).getByText('1 character too many')).toBeVisible();
  await submit.click({ force: true });
  await expect(main(page).getByText('Reason cannot exceed 200 characters.')).toBeVisible();
  await expect(main(page).getByText(walkInTexts.dateInPast)).toBeVisible();
  expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Attending' });

  await fillIn(page, 'I have an exam that morning.', dayIn(96), '11:30');
  await page.route('**/ChangeScheduleRequest', async (route) => {
    await expect(page.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    await route.continue();
  });
  await submit.dblclick();
  await closeMessage(page, 'Success', walkInTexts.rescheduleAsked);
  await expect(page).toHaveURL('/');
  expect(await readInvitation(operator, walkInID)).toMatchObject({
    status: 'Reschedule requested',
    reason: 'I have an exam that morning.',
    preferredOn: new Date(`${dayIn(96)}T11:30:00+05:30`).toISOString(),
  });

  await page.goto(attending);
  await expect(main(page)).toContainText('You requested another time:');
  await expect(main(page)).toContainText('11:30 am IST');
  await expectFitsAndAccessible(page);
  expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Reschedule requested' });

  await operator.call(rescheduleWalkIn, {
    body: { walkInID, version: 0, starts: indiaTimeIn(97), ends: indiaTimeIn(99) },
  });
  const moved = await portal.waitForMessage(email, /was rescheduled/);
  await page.goto(extractLink(moved, '/walkins/attending'));
  await expect(main(page)).toContainText(walkInTexts.attending);
  expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Attending', reason: '' });
});

test('the status page accepts the invitation by its button, not when it is opened', { tag: '@any-width' }, async ({
  page,
  portal,
  operator,
}) => {
  const { walkInID, status, reschedule } = await inviteToWalkInInterview(portal, operator);
  await page.goto(status);
  await expect(main(page)).toContainText('You have not answered this invitation yet.');
  await expectFitsAndAccessible(page);
  expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Invited' });
  await page.getByRole('button', { name: 'I am coming' }).click();
  await expect(main(page)).toContainText(walkInTexts.attending);
  await page.goto(reschedule);
  await fillIn(page, 'My train is late.', dayIn(72), '09:00');
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeMessage(page, 'Success', walkInTexts.rescheduleAsked);
  await page.goto(status);
  await page.getByRole('button', { name: 'I can come at the time below' }).click();
  await expect(main(page)).toContainText(walkInTexts.attending);
  expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Attending' });
});

test('a cancelled invitation accepts no reply, not even from a page opened before', { tag: '@any-width' }, async ({
  page,
  portal,
  operator,
}) => {
  const { walkInID, email, attending, reschedule, status } = await inviteToWalkInInterview(portal, operator);
  await page.goto(reschedule);
  await fillIn(page, 'My train is late.', dayIn(72), '09:00');
  await operator.call(cancelWalkIn, { body: { walkInID, cause: 'The position is filled.' } });
  expect(await portal.waitForMessage(email, /has been cancelled/)).toContain('The position is filled.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeMessage(page, 'Error', walkInTexts.cancelled);
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  for (const link of [reschedule, attending, status]) {
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText(walkInTexts.cancelled);
    await expect(page.getByRole('button', { name: /coming|Submit/ })).toHaveCount(0);
    await expectFitsAndAccessible(page);
  }
});

test.describe('when a request fails', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  test('shows a message, and a retry succeeds', async ({ page, portal, operator }) => {
    const { attending, reschedule } = await inviteToWalkInInterview(portal, operator);
    const reconnect = await intercept(page, '**/SetStatusAttending/*', (route) => route.abort());
    await page.goto(attending);
    await expect(page.getByRole('alert')).toContainText('We could not reach Aarambh.');
    reconnect();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(main(page)).toContainText(walkInTexts.attending);

    await page.goto(reschedule);
    await page.route('**/ChangeScheduleRequest', (route) => route.abort());
    await fillIn(page, 'My train is late.', dayIn(72), '09:00');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('We could not reach Aarambh.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    await expect(page.getByLabel('Reason')).toHaveValue('My train is late.');
  });
});

test.describe('an invalid link', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/404/] });

  for (const name of ['attending', 'status', 'reschedule'])
    test(`/walkins/${name} replies 404 and explains why`, async ({ page, request }) => {
      for (const id of ['A'.repeat(43), '7', 'a b']) {
        const reply = await page.goto(`/walkins/${name}/${encodeURIComponent(id)}`);
        expect(reply?.status()).toBe(404);
        await expect(page.getByRole('alert')).toContainText(walkInTexts.unknown);
        const body = { id, reason: 'Late.', preferredDate: dayIn(72), preferredTime: '09:00:00' };
        const rejected = await request.post(addressOf(changeScheduleRequest, {}), { data: body });
        expect(await rejected.text()).toContain(walkInTexts.unknown);
      }
      await expectAccessible(page);
    });
});

test.describe('without JavaScript', { tag: '@any-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('accepts the invitation by a button, not when the page is opened', async ({ page, portal, operator }) => {
    const { walkInID, attending, reschedule } = await inviteToWalkInInterview(portal, operator);
    await page.goto(attending);
    await expect(main(page)).toContainText(VENUE);
    await expect(main(page).getByText('Processing your request...')).toBeHidden();
    expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Invited' });
    await page.getByRole('button', { name: 'I am coming' }).click();
    await expect(page).toHaveURL(/\/walkins\/status\//);
    await expect(main(page)).toContainText('You confirmed that you are coming.');
    expect(await readInvitation(operator, walkInID)).toMatchObject({ status: 'Attending' });
    await page.goto(reschedule);
    // Text locators ignore <noscript>.
    const warning = main(page).locator('noscript > div');
    await expect(warning).toBeVisible();
    expect(await warning.textContent()).toContain('This form needs JavaScript.');
  });
});
