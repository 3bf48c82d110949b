import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What depends on colours: all that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Nothing that axe finds in the light theme, and nothing that it finds about colours in the dark one. The walk over every
 * route, where all components stand, looks at both; journeys look at the states in between, in the light one.
 */
export async function expectAccessible(page: Page, themes: ('light' | 'dark')[] = ['light']): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Only frames of another site need the second page in which axe else puts its findings together; we have none.
    // What passed is counted only: to describe it takes as long as to look.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (colorScheme === 'dark') axe.withRules(colourRules);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
    expect(found, `axe on ${page.url()} (${colorScheme})`).toEqual([]);
  }
}

/** No page is wider than the screen, also on the narrowest phone and at 200 % zoom. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const given = page.viewportSize();
  const last = { width: given?.width ?? 1280, height: given?.height ?? 740 };
  const others = [320, 360, 768, 1280].filter((width) => width !== last.width);
  for (const width of [...others, last.width]) {
    await page.setViewportSize({ width, height: last.height });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `${page.url()} is wider than ${width} px`).toBeLessThanOrEqual(0);
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
  expect(moved, `${page.url()} moves while it loads`).toBeLessThanOrEqual(0.02);
}
