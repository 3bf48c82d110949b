import { addressOf, calls } from '@aarambh/contract';
import { expectAccessibleInBothThemes, expectFitsEveryScreen } from '../support/page-checks.ts';
import { postVacancy, uniqueWord } from '../support/staff-data.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedProblems: [/409/] });

test('all vacancies of a company close with the number that was confirmed, and open again by one undo', {
  tag: '@any-width',
}, async ({ page, request, signInAsStaff }) => {
  const word = uniqueWord();
  const company = `Tulsi ${word} Pvt Ltd`;
  const staff = await signInAsStaff(['recruiter']);
  const post = (title: string, asDraft = false) => postVacancy(staff.member, `${title} ${word}`, company, { asDraft });
  const live = [await post('Welder'), await post('Fitter')];
  await post('Turner', true);
  const isLive = async (vacancyID: number) => {
    const params = { id: String(vacancyID) };
    const reply = await request.get(addressOf(calls.vacancies.getVacancyDetails, { params }));
    return 'jobTitle' in (await reply.json());
  };
  const countLive = async () => (await Promise.all(live.map(isLive))).filter(Boolean).length;

  await staff.open(`companies?text=${word}`, 'Companies');
  await page.getByRole('button', { name: company }).click();
  await page.getByRole('region', { name: company }).getByRole('link', { name: '3, 2 live' }).click();
  await page.getByRole('button', { name: `Close all of ${company}` }).click();
  const sheet = page.getByRole('dialog', { name: `Close all of ${company}` });
  await expect(sheet.getByText('2 vacancies are live or paused.')).toBeVisible();
  await expect(sheet.getByLabel('Reason')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await expectFitsEveryScreen(page);

  // One more goes live before the number is confirmed: nothing closes, and the sheet shows the new number.
  live.push(await post('Mason'));
  await sheet.getByLabel('Reason').fill('The company has closed');
  await sheet.getByRole('button', { name: 'Close 2 vacancies' }).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(sheet.getByText('3 vacancies are live or paused.')).toBeVisible();
  expect(await countLive()).toBe(3);

  await expect(sheet.getByLabel('Reason')).toHaveValue('The company has closed');
  await sheet.getByRole('button', { name: 'Close 3 vacancies' }).click();
  await expect(page.getByText(/^3 vacancies closed\./)).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect.poll(countLive).toBe(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(countLive).toBe(3);
  // The draft was left alone all the time.
  await staff.open(`vacancies?text=${word}&status=draft`, 'Vacancies');
  await expect(page.getByText(`Turner ${word}`).filter({ visible: true })).toHaveCount(1);
});
