import { applyTexts } from '@aarambh/contract';
import type { Locator, Page } from '@playwright/test';
import { resumePdf } from '../support/files.ts';
import { fillInAccountTexts, uniqueEmail } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** Taps from the first visit to a sent application that are not for typing. */
const MAX_TAPS = 9;

/** Counts what the browser takes for a touch by a person, whatever the journey calls it. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('noteTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const note = ({ isTrusted }: Event) => isTrusted && (window as unknown as { noteTap: () => void }).noteTap();
    // Not on the window: there Playwright stops a touch that would miss its moving target, and repeats it.
    document.addEventListener('pointerdown', note, true);
  });
  return () => taps;
}

/** Opens the file list of the phone with one tap and chooses a file there with another, which no page can see. */
async function chooseFile(page: Page, field: Locator): Promise<number> {
  const choosing = page.waitForEvent('filechooser');
  await field.tap();
  await (await choosing).setFiles(resumePdf);
  return 1;
}

test('a first visit on a phone ends with a sent application after at most nine taps', { tag: '@any-width' }, async ({
  page,
}) => {
  const tapsInPages = await countTaps(page);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Job title, skill or company' }).fill('accountant');
  await page.getByRole('button', { name: 'Search Jobs' }).tap();
  await expect(page).toHaveURL(/^[^?]*\/job\/search\?/);
  // A job whose specified flow needs no log-in page before.
  await page.locator('article a[href^="/job/details/"]').first().tap();
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first().tap();

  await fillInAccountTexts(page, uniqueEmail());
  await page.getByRole('checkbox', { name: /18 or older/ }).tap();
  await page.getByRole('checkbox', { name: /I agree/ }).tap();
  await page.getByRole('button', { name: 'Register', exact: true }).tap();

  // The dialog of the new account closes automatically.
  await expect(page).toHaveURL(/\/job-seeker\/resume\/\d+$/);
  const tapsInFileList = await chooseFile(page, page.getByText('Drop your resume here'));
  await page.getByRole('button', { name: 'Upload Resume' }).tap();
  await expect(page.getByRole('alertdialog', { name: 'Information' })).toContainText(applyTexts.sent);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Your application is with the employer' })).toBeVisible();

  const taps = tapsInPages() + tapsInFileList;
  expect(taps).toBeGreaterThan(tapsInFileList);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
});
