import { addressOf, calls, type SentApplication } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import type { Person } from '../support/portal.ts';
import { createApplicant, postVacancy, uniqueWord } from '../support/staff-data.ts';
import { callAsStaff } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

const APPLICANTS = 10;

/** The status of a person's only application, as the person sees it. */
async function getStatus(request: APIRequestContext, { accountID, token }: Person): Promise<string | undefined> {
  const address = addressOf(calls.applications.getApplications, { params: { accountID: String(accountID) } });
  const reply = await request.get(address, { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as SentApplication[])[0]?.status;
}

/** Presses keys one after the other, and counts them. */
function countKeys(page: Page) {
  const count = { pressed: 0 };
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      count.pressed += 1;
      await page.keyboard.press(key);
    }
  };
  return { count, press };
}

test('ten applicants with resumes are decided with at most two keys each, and all rejected again in bulk, undone by one', {
  tag: '@any-width',
}, async ({ page, portal, request, signInAsStaff }) => {
  const word = uniqueWord();
  const staff = await signInAsStaff(['recruiter']);
  const vacancyID = await postVacancy(staff.member, `Storekeeper ${word}`, `Tulsi ${word}`);
  const names = Array.from({ length: APPLICANTS }, (_, at) => `Zubeda ${word}${'abcdefghij'.charAt(at)}`);
  const people = new Map<string, Person>();
  for (const name of names) people.set(name, await createApplicant(portal, request, name, vacancyID));

  await staff.open(`applicants?vacancy=${vacancyID}&stage=New`, 'Applicants');
  const list = page.getByLabel('Applicants', { exact: true });
  await expect(list.getByRole('button')).toHaveCount(APPLICANTS);
  const order = await list.getByRole('button').allTextContents();
  const paneOf = (name: string) => page.getByRole('region', { name, exact: true });

  // Odd ones are rejected with 7 and Enter, which opens the next; even ones are shortlisted with 3 and j.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const { count, press } = countKeys(page);
  for (const [at, name] of order.entries()) {
    await expect(paneOf(name).getByRole('img', { name: `Page 1 of the resume of ${name}` })).toBeVisible();
    if (at === 0) {
      await expectAccessibleInBothThemes(page);
      await expectFitsEveryScreen(page);
    }
    if (at % 2) {
      await press('7');
      await expect(
        page
          .getByRole('dialog', { name: `Reject ${name}` })
          .getByRole('button')
          .nth(1),
      ).toBeVisible();
      await press('Enter');
    } else await press('3', 'j');
  }
  expect(count.pressed).toBeLessThanOrEqual(2 * APPLICANTS);
  const stagesNow = async () => {
    const query = { vacancyID: String(vacancyID) };
    const { applicants } = await callAsStaff(calls.staff.listAllApplicants, { query }, staff.member);
    return new Map(applicants.map(({ fullName, stage }) => [fullName, stage]));
  };
  const expected = new Map(order.map((name, at) => [name, at % 2 ? 'Not selected' : 'Shortlisted']));
  await expect.poll(async () => [...(await stagesNow())].toSorted()).toEqual([...expected].toSorted());

  // In bulk: select all of the vacancy, reject, undo by one key; no applicant is notified.
  await staff.open(`applicants?vacancy=${vacancyID}&stage=Shortlisted`, 'Applicants');
  await expect(list.getByRole('button')).toHaveCount(APPLICANTS / 2);
  for (let at = 0; at < APPLICANTS / 2; at += 1) await press('j', 'x');
  await expect(page.getByText(`${APPLICANTS / 2} selected`, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await press('7');
  const question = page.getByRole('dialog', { name: `Reject ${APPLICANTS / 2} applicants` });
  await expect(question).toBeVisible();
  await press('Enter');
  await expect(page.getByText(`${APPLICANTS / 2} applicants: Not selected`)).toBeVisible();
  await press('u');
  await expect(page.getByText(`Undone for ${APPLICANTS / 2} applicants`)).toBeVisible();
  await expect.poll(async () => [...(await stagesNow())].toSorted()).toEqual([...expected].toSorted());
  for (const person of people.values()) expect(await getStatus(request, person)).toBe('Sent');
});
