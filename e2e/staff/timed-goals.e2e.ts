import { countKeys } from '../support/count-keys.ts';
import { postVacancy, uniqueWord } from '../support/staff-data.ts';
import { createStaffMember } from '../support/staff-members.ts';
import { expect, test } from '../support/test.ts';

// The goals of time (docs/performance.md) rest on these counts: keys besides texts that are typed, and no pointing.
// Deciding applicants has its own file.

test('a vacancy is posted with 12 fields and 22 keys', { tag: '@wide' }, async ({ page, signInAsStaff }) => {
  const word = uniqueWord();
  const staff = await signInAsStaff(['recruiter']);
  await staff.open('today', 'Today');
  const { count, press, type, tabTo } = countKeys(page);
  await press('g', 'v');
  await expect(page.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
  await press('n');
  await expect(page.getByLabel('Job title')).toBeFocused();
  const fields: [label: string, text: string][] = [
    ['Job title', `Accounts assistant ${word}`],
    ['Company', `Tulsi ${word} Pvt Ltd`],
    ['Places', 'Pune, Thane'],
    ['Experience from', '1'],
    ['Experience to', '3'],
    ['Pay', '₹15,000 – ₹18,000 a month'],
    ['Skills', 'Tally, GST'],
    ['Education', 'B.Com'],
    ['Department', 'Accounts'],
    ['Openings', '2'],
    ['Description', 'Keep the books.'],
  ];
  for (const [label, text] of fields) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await type(text);
  }
  await tabTo(page.getByRole('button', { name: 'Post', exact: true }));
  await press('Enter');
  const pane = page.getByRole('region', { name: `Accounts assistant ${word}` });
  await expect(pane.getByText('Live', { exact: true })).toBeVisible();
  await expect(pane).toContainText('₹15,000 – ₹18,000 a month');
  expect(count.keys).toBeLessThanOrEqual(22);
  expect(count.points).toBe(0);
});

test('a vacancy is found, copied to another place and posted with eleven keys', { tag: '@wide' }, async ({
  page,
  signInAsStaff,
}) => {
  const title = `Weaver ${uniqueWord()}`;
  const staff = await signInAsStaff(['recruiter']);
  const vacancyID = await postVacancy(staff.member, title, 'Chandrika Looms');
  await staff.open('today', 'Today');
  const { count, press, type, tabTo } = countKeys(page);
  await press('g', 'v');
  await expect(page.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
  await press('/');
  await type(title);
  await press('Enter');
  await expect(page.getByLabel('Vacancies', { exact: true }).getByRole('button')).toHaveCount(1);
  await press('Escape', 'j', 'Enter');
  const pane = page.getByRole('region', { name: title });
  await expect(pane.getByText('Pune')).toBeVisible();
  await press('y');
  await expect(page.getByLabel('Job title')).toBeFocused();
  await tabTo(page.getByLabel('Places'));
  await type('Nagpur');
  await press('Enter');
  await expect(pane.getByText('Nagpur')).toBeVisible();
  await expect(pane.getByText('Live', { exact: true })).toBeVisible();
  expect(Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])).toBeGreaterThan(vacancyID);
  expect(count).toEqual({ keys: 11, points: 0 });
});

test('a member is found with one search and seven keys', { tag: '@wide' }, async ({ page, portal, signInAsStaff }) => {
  const fullName = `Zubeda ${uniqueWord()}`;
  const person = await portal.createAccount(fullName);
  const staff = await signInAsStaff(['support']);
  await staff.open('today', 'Today');
  const { count, press, type } = countKeys(page);
  await press('g', 'm');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await press('/');
  await type(person.email);
  await press('Enter');
  await expect(page.getByLabel('Members', { exact: true }).getByRole('button')).toHaveCount(1);
  await press('Escape', 'j', 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  expect(count).toEqual({ keys: 7, points: 0 });
});

test('one key shows who did what with the open vacancy', { tag: '@wide' }, async ({ page, signInAsStaff }) => {
  const word = uniqueWord();
  const title = `Weaver ${word}`;
  const poster = await createStaffMember(['recruiter'], `Ritu ${word}`);
  const vacancyID = await postVacancy(poster, title, 'Chandrika Looms');
  const staff = await signInAsStaff(['trust']);
  await staff.open(`vacancies/${vacancyID}`, 'Vacancies');
  const pane = page.getByRole('region', { name: title });
  await expect(pane.getByText('Live', { exact: true })).toBeVisible();
  const { count, press } = countKeys(page);
  await press('h');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  const entry = page.getByLabel('Audit entries', { exact: true }).getByText(`Ritu ${word}`);
  await expect(entry.filter({ visible: true })).toHaveCount(1);
  expect(count).toEqual({ keys: 1, points: 0 });
});
