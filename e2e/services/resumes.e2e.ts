import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { intercept } from '../support/browser/intercept.ts';
import { disguisedPage, emptyFile, oversizeFile, resumePdf, textFile, type UploadFile } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

const WRONG_TYPE = 'Invalid file type: Please upload only Word or PDF documents.';
const MISSING = 'No file selected: Please select a valid resume to upload.';

async function choose(page: Page, file: UploadFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload Resume' });

test('uploads a resume and downloads it', { tag: '@any-width' }, async ({ page, person }) => {
  await page.goto('/job-seeker/resume');
  await expect(page.getByText('10MB maximum')).toBeVisible();
  await choose(page, resumePdf);
  await expect(page.getByText(resumePdf.name)).toBeVisible();
  await uploadButton(page).click();
  await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  await expect(page.getByText('Uploaded Resume!')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Uploaded Resume!')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Resume' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${person.fullName} resume.pdf`);
  expect(await readFile(await download.path())).toEqual(resumePdf.buffer);
});

test('accepts a dropped file', { tag: '@any-width' }, async ({ page, person: _ }) => {
  await page.goto('/job-seeker/resume');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.pdf', { type: 'application/pdf' }));
      return transfer;
    },
    [...resumePdf.buffer],
  );
  await page.getByText('10MB maximum').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('dropped.pdf')).toBeVisible();
  await uploadButton(page).click();
  await expect(page.getByText('Uploaded Resume!')).toBeVisible();
});

test('rejects invalid files with the specified messages before they are sent', { tag: '@any-width' }, async ({
  page,
  person: _,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('SaveResume')) sent += 1;
  });
  await page.goto('/job-seeker/resume');
  await uploadButton(page).click();
  await expect(page.getByText(MISSING)).toBeVisible();

  await choose(page, textFile);
  await expect(page.getByText(WRONG_TYPE)).toBeVisible();
  await choose(page, emptyFile);
  await expect(page.getByText(MISSING)).toBeVisible();
  await choose(page, oversizeFile);
  await expect(page.getByText('This file is larger than 10MB. Please upload a resume of 10MB maximum.')).toBeVisible();
  await uploadButton(page).click();
  await choose(page, resumePdf);
  await expect(page.getByText('This file is larger than 10MB.')).toBeHidden();
  expect(sent).toBe(0);
});

test.describe('when a request fails', { tag: '@any-width' }, () => {
  test.use({ expectedProblems: [/415|Failed to load resource/] });

  test('rejects a web page disguised as a PDF', { tag: '@any-width' }, async ({ page, person: _ }) => {
    await page.goto('/job-seeker/resume');
    await choose(page, disguisedPage);
    await uploadButton(page).click();
    await expect(page.getByRole('main')).toContainText('Failed to upload resume');
    await expect(page.getByText(WRONG_TYPE)).toBeVisible();
    await expect(page.getByText('Uploaded Resume!')).toBeHidden();
  });

  test('preserves the selected file after a lost connection, for a retry', { tag: '@any-width' }, async ({
    page,
    person: _,
  }) => {
    await page.goto('/job-seeker/resume');
    await intercept(page, '**/SaveResume', (route) => route.abort('connectionreset'), { maxRequests: 1 });
    await choose(page, resumePdf);
    await uploadButton(page).click();
    await expect(page.getByText('Failed to upload resume')).toBeVisible();
    await expect(page.getByText(resumePdf.name)).toBeVisible();
    await uploadButton(page).click();
    await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  });

  test('shows a message when the resume cannot be found out', { tag: '@any-width' }, async ({
    page,
    person,
    portal,
  }) => {
    await portal.uploadResume(person);
    await page.route('**/GetResume/**', (route) => route.abort());
    await page.goto('/job-seeker/resume');
    await expect(page.getByText('Failed to retrieve resume')).toBeVisible();
  });
});
