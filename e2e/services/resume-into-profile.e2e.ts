import type { Page } from '@playwright/test';
import { makeOneColumn } from '../../bench/resume-reading/layouts.ts';
import { makePerson } from '../../bench/resume-reading/sample-people.ts';
import { writeDocx } from '../../bench/resume-reading/write-docx.ts';
import { writePdf } from '../../bench/resume-reading/write-pdf.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const someone = makePerson(0);

const files = {
  pdf: async () => ({
    ...{ name: 'resume.pdf', mimeType: 'application/pdf' },
    buffer: await writePdf(makeOneColumn(someone, 0)),
  }),
  docx: async () => ({
    ...{ name: 'resume.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    buffer: writeDocx(makeOneColumn(someone, 0)),
  }),
  /** Pages without text, as a scanner writes them. */
  scan: async () => ({ ...{ name: 'scan.pdf', mimeType: 'application/pdf' }, buffer: await writePdf([]) }),
};

async function upload(page: Page, kind: keyof typeof files): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await files[kind]());
  await page.getByRole('button', { name: 'Upload Resume' }).click();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('what a resume says is added to the profile one by one, and by section', async ({ page, person }) => {
  await page.goto('/job-seeker/resume');
  await upload(page, 'pdf');
  await expect(page.getByRole('heading', { name: 'Add to your profile from your resume' })).toBeFocused();
  const skills = section(page, 'Skills from your resume');
  await skills.getByRole('button', { name: /^Add all \d/ }).click();
  await expect(skills.getByText('Added', { exact: true })).toHaveCount(someone.skills.length);
  const name = section(page, 'Name from your resume');
  await name.getByRole('button', { name: `Add ${someone.name}` }).click();
  await expect(name.getByText(`This replaces ${person.fullName}.`)).toBeVisible();
  await name.getByRole('button', { name: `Replace with ${someone.name}` }).click();
  await expect(name.getByText('Added', { exact: true })).toBeVisible();
  const jobs = section(page, 'Employment from your resume');
  await jobs.getByRole('button', { name: /^Add Accountant,/ }).click();
  await expect(jobs.getByText('Added', { exact: true })).toHaveCount(1);
  await section(page, 'Education from your resume').getByRole('button', { name: 'Add B.Com' }).click();
  await expect(section(page, 'Education from your resume').getByText('Added', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.goto('/profile/update');
  await expect(page.getByRole('heading', { name: someone.name })).toBeVisible();
  await expect(section(page, 'Employment').getByText(someone.jobs[0]?.company ?? '')).toBeVisible();
  await expect(section(page, 'Education').getByText(someone.degrees[0]?.institute ?? '')).toBeVisible();
  // What was added is not offered again.
  await page.getByRole('button', { name: 'Fill my profile from my resume' }).click();
  await expect(jobs.getByRole('button', { name: /^Add Junior Accountant,/ })).toBeVisible();
  await expect(jobs.getByRole('button', { name: /^Add Accountant,/ })).toHaveCount(0);
  await expect(skills).toHaveCount(0);
});

test('a Word document is read as well; a scanned resume says that it cannot be read, and is kept', {
  tag: '@any-width',
}, async ({ page, person: _ }) => {
  await page.goto('/job-seeker/resume');
  await upload(page, 'scan');
  const unreadable = page.getByRole('status').filter({ hasText: 'We could not read this resume' });
  await expect(unreadable).toContainText('Your resume is saved and can be sent.');
  await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  // The document takes the place of the scan, also in what is offered.
  await upload(page, 'docx');
  const skills = section(page, 'Skills from your resume');
  await skills.getByRole('button', { name: /^Add all \d/ }).click();
  await expect(skills.getByText('Added', { exact: true })).toHaveCount(someone.skills.length);
  await expect(unreadable).toBeHidden();
});

// The browser logs the refusal of dates in the wrong order.
test.describe('employment', () => {
  test.use({ expectedProblems: [/SaveEmployment/] });

  test('jobs are added, changed and removed with undo, by the keyboard', { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    await page.goto('/profile/update');
    const card = section(page, 'Employment');
    await card.getByRole('button', { name: 'Add job' }).press('Enter');
    const form = card.getByRole('form', { name: 'Add job' });
    await expect(form.getByLabel('Job title')).toBeFocused();
    await form.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(form.getByText('Job title is required')).toBeVisible();
    await form.getByLabel('Job title').fill('Accountant');
    await form.getByLabel('Company').fill('Deccan Traders');
    await form.getByLabel('From').fill('06/2019');
    await form.getByLabel('From').press('Enter');
    await expect(card.getByText('Jun 2019 – today')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add job' })).toBeFocused();

    await card.getByRole('button', { name: 'Edit Accountant' }).press('Enter');
    const edit = card.getByRole('form', { name: 'Edit Accountant' });
    await edit.getByLabel('To').fill('Mar 2019');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByText('The end is before the start.')).toBeVisible();
    await edit.getByLabel('To').fill('03/2024');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('Jun 2019 – Mar 2024')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await card.getByRole('button', { name: 'Remove Accountant' }).click();
    await expect(card.getByText('Jun 2019 – Mar 2024')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('Jun 2019 – Mar 2024')).toBeVisible();
  });
});
