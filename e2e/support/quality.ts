import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What depends on colours: all that another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Nothing that axe finds in the light theme, and nothing that it finds about colours in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A colour on its way still is the other theme's, however short the way.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    });
    // Only frames of another site need the second page in which axe else puts its findings together; we have none.
    const axe = new AxeBuilder({ page }).setLegacyMode();
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
  for (const width of [320, 360, given?.width ?? 1280]) {
    await page.setViewportSize({ width, height: given?.height ?? 740 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, `${page.url()} is wider than ${width} px`).toBeLessThanOrEqual(0);
  }
}
