import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The short form: it goes to each page through a pipe. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The widths every page must be right at, in CSS pixels: the narrowest phone, most phones, tablets, desks. */
export const WIDTHS = [320, 360, 768, 1280];

/** In CSS pixels; asked of the page itself, as a test may have made it any screen. */
const widthOf = (page: Page): Promise<number> => page.evaluate(() => window.innerWidth);

/** What depends on colours: all that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, one line per element. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) if (await frame.evaluate('!window.axe')) await frame.evaluate(axeSource);
  const { violations } = await page.evaluate(
    // What passed is counted only: to describe it takes as long as to look.
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) } as axe.RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/**
 * Nothing that axe finds in the light theme, and nothing that it finds about colours in the dark one. The walk over every
 * route, where all components stand, looks at both; journeys look at the states in between, in the light one.
 */
export async function expectAccessible(page: Page, themes: ('light' | 'dark')[] = ['light']): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await findings(page, colorScheme === 'dark' ? colourRules : undefined);
    expect(found, `axe on ${page.url()} (${colorScheme}, ${await widthOf(page)} px)`).toEqual([]);
  }
}

/** The page as it stands is no wider than its screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `${page.url()} is wider than ${await widthOf(page)} px`).toBeLessThanOrEqual(0);
}

/** The page as it stands fits every screen, also the narrowest phone and at 200 % zoom. */
export async function expectFitsEveryScreen(page: Page): Promise<void> {
  const given = page.viewportSize() ?? { width: 1280, height: 740 };
  for (const width of [...WIDTHS.filter((other) => other !== given.width), given.width]) {
    await page.setViewportSize({ width, height: given.height });
    await expectNoSidewaysScroll(page);
  }
}

/** What moved on the page since it was opened, but for what a press moved, is too little to be seen. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; hadRecentInput: boolean }[]>((tell) => {
        const seen: { value: number; hadRecentInput: boolean }[] = [];
        const observer = new PerformanceObserver((list) => {
          seen.push(...(list.getEntries() as unknown as typeof seen));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => tell(seen)));
      }),
  );
  const moved = shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
  expect(moved, `${page.url()} moves while it loads at ${await widthOf(page)} px`).toBeLessThanOrEqual(0.02);
}
