import { addressOf, calls, type SentApplication } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import { countKeys } from '../support/count-keys.ts';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import type { Person } from '../support/portal.ts';
import { createApplicant, insertApplicants, postVacancy, uniqueWord } from '../support/staff-data.ts';
import { callAsStaff, createStaffMember, type StaffMember } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

/** Enough for both decisions several times; bench:staff decides fifty, as many as resumes may be opened in a day. */
const APPLICANTS = 12;
const BULK = 200;
const PAGE = 50;

/** The status of a person's only application, as the person sees it. */
async function getStatus(request: APIRequestContext, { accountID, token }: Person): Promise<string | undefined> {
  const address = addressOf(calls.applications.getApplications, { params: { accountID: String(accountID) } });
  const reply = await request.get(address, { headers: { authorization: `Bearer ${token}` } });
  return ((await reply.json()) as SentApplication[])[0]?.status;
}

/** The stages of all applicants of a vacancy, by name. */
async function listStages(member: StaffMember, vacancyID: number): Promise<Map<string, string>> {
  const stages = new Map<string, string>();
  for (let page = 1, total = 1; stages.size < total; page += 1) {
    const query = { vacancyID: String(vacancyID), page: String(page) };
    const reply = await callAsStaff(calls.staff.listAllApplicants, { query }, member);
    for (const { fullName, stage } of reply.applicants) stages.set(fullName, stage);
    total = reply.applicants.length > 0 ? reply.total : 0;
  }
  return stages;
}

const namesOf = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `Zubeda ${word} ${at + 1}`);

test('applicants with resumes are decided with at most two keys each', { tag: '@wide' }, async ({
  page,
  portal,
  request,
  signInAsStaff,
}) => {
  const word = uniqueWord();
  // No one else opens resumes with this account.
  const staff = await signInAsStaff(await createStaffMember(['recruiter'], `Ritu ${word}`));
  const vacancyID = await postVacancy(staff.member, `Storekeeper ${word}`, `Tulsi ${word}`);
  const [first = '', second = '', ...others] = namesOf(word, APPLICANTS);
  const people = [
    await createApplicant(portal, request, first, vacancyID),
    await createApplicant(portal, request, second, vacancyID),
  ] as const;
  await insertApplicants(others, vacancyID, people[0]);

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
  expect(count.keys).toBeLessThanOrEqual(2 * APPLICANTS);
  const expected = order.map((name, at) => [name, at % 2 ? 'Not selected' : 'Shortlisted']).toSorted();
  await expect.poll(async () => [...(await listStages(staff.member, vacancyID))].toSorted()).toEqual(expected);
  // Until it can no longer be undone, no applicant knows.
  for (const person of people) expect(await getStatus(request, person)).toBe('Sent');
});

test('two hundred applicants are rejected in bulk with seven keys and three presses, and undone by one key', {
  tag: '@wide',
}, async ({ page, portal, request, signInAsStaff }) => {
  const word = uniqueWord();
  const staff = await signInAsStaff(['recruiter']);
  const vacancyID = await postVacancy(staff.member, `Storekeeper ${word}`, `Tulsi ${word}`);
  const [first = '', ...others] = namesOf(word, BULK);
  const person = await createApplicant(portal, request, first, vacancyID);
  await insertApplicants(others, vacancyID, person);
  const stages = async () => [...new Set((await listStages(staff.member, vacancyID)).values())];

  await staff.open(`applicants?vacancy=${vacancyID}&stage=New`, 'Applicants');
  const { count, press, point } = countKeys(page);
  for (let pages = 1; pages <= BULK / PAGE; pages += 1) {
    if (pages > 1) await point(page.getByRole('link', { name: 'Next' }));
    await expect(page.getByRole('checkbox', { name: /^Select Zubeda/ })).toHaveCount(PAGE);
    await expect(page.getByRole('checkbox', { name: /^Select Zubeda/, checked: true })).toHaveCount(0);
    await press('X');
    await expect(page.getByText(`${pages * PAGE} selected`, { exact: true })).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);
  await press('7');
  await expect(page.getByRole('dialog', { name: `Reject ${BULK} applicants` })).toBeVisible();
  await press('Enter');
  await expect(page.getByText(`${BULK} applicants: Not selected`)).toBeVisible();
  expect(await stages()).toEqual(['Not selected']);
  expect(await getStatus(request, person)).toBe('Sent');
  await press('u');
  await expect(page.getByText(`Undone for ${BULK} applicants`)).toBeVisible();
  expect(await stages()).toEqual(['New']);
  expect(await getStatus(request, person)).toBe('Sent');
  expect(count).toEqual({ keys: BULK / PAGE + 3, points: BULK / PAGE - 1 });
});
