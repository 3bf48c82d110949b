import { applyTexts } from '@aarambh/contract';
import type { Locator, Page } from '@playwright/test';
import { resumePdf } from '../support/files.ts';
import { fillInAccountTexts, uniqueEmail } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** Taps from the first visit to a sent application that are not for typing. */
const MAX_TAPS = 9;

/**
 * Seconds of each act in a keystroke-level model of a person who knows what to do next: mental preparation and pointing
 * by Card, Moran and Newell (1983), a character on a phone at 36 words a minute by Palin and others (2019).
 */
const SECONDS = { prepare: 1.35, point: 1.1, character: 0.33 };
/** Loading of the five pages and the sent dialog, each at the limit of its largest contentful paint or its fixed delay. */
const WAITING_SECONDS = 5 * 1.8 + 2;
const MAX_SECONDS = 90;

interface Acts {
  taps: number;
  /** Characters in each field that was filled in. */
  fields: Map<string, number>;
}

/** Counts the taps that the browser registers, whatever the journey calls them, and the text of each field. */
async function countActs(page: Page): Promise<Acts> {
  const acts: Acts = { taps: 0, fields: new Map() };
  await page.exposeFunction('noteTap', () => {
    acts.taps += 1;
  });
  await page.exposeFunction('noteText', (field: string, length: number) => {
    acts.fields.set(field, length);
  });
  await page.addInitScript(() => {
    const counted = window as unknown as { noteTap: () => void; noteText: (field: string, length: number) => void };
    const note = ({ isTrusted }: Event) => isTrusted && counted.noteTap();
    // Not on the window: there Playwright stops a touch that would miss its moving target, and repeats it.
    document.addEventListener('pointerdown', note, true);
    document.addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type);
        if (isText) counted.noteText(`${location.pathname} ${target.name || target.id}`, target.value.length);
      },
      true,
    );
  });
  return acts;
}

/** Seconds that the counted acts take, with the loading of the pages; reading of the vacancy is not counted. */
function estimateSeconds({ taps, fields }: Acts): number {
  const characters = [...fields.values()].reduce((sum, length) => sum + length, 0);
  const aimed = taps + fields.size;
  return aimed * (SECONDS.prepare + SECONDS.point) + characters * SECONDS.character + WAITING_SECONDS;
}

/** Opens the file list of the phone with one tap and chooses a file there with another, which no page can see. */
async function chooseFile(page: Page, field: Locator): Promise<number> {
  const choosing = page.waitForEvent('filechooser');
  await field.tap();
  await (await choosing).setFiles(resumePdf);
  return 1;
}

test('a first visit on a phone ends with a sent application after at most nine taps and 90 seconds', {
  tag: '@any-width',
}, async ({ page }) => {
  const acts = await countActs(page);
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

  expect(acts.taps).toBeGreaterThan(0);
  acts.taps += tapsInFileList;
  expect(acts.taps).toBeLessThanOrEqual(MAX_TAPS);
  // The search, and name, mail address, mobile number and password of the account.
  expect(acts.fields.size).toBe(5);
  expect(estimateSeconds(acts)).toBeLessThanOrEqual(MAX_SECONDS);
});
