import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified build, because it is sent to every page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The widths every page must fit, in CSS pixels: small phone, phone, tablet, desktop. */
export const WIDTHS = [320, 360, 768, 1280];

/** Width in CSS pixels, read from the page because a test may emulate another screen. */
const widthOf = (page: Page): Promise<number> => page.evaluate(() => window.innerWidth);

/** The rules whose result depends on colours, and so on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Targets of at least 24 px (WCAG 2.5.8). It is off by default in axe, and on in Lighthouse. */
const TARGET_SIZE = { 'target-size': { enabled: true } };

const RULE_OPTIONS: Record<'all' | 'colour' | 'structure', axe.RunOptions> = {
  all: { rules: TARGET_SIZE },
  colour: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  structure: {
    rules: { ...TARGET_SIZE, ...Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])) },
  },
};

/** Injects axe into the page and its frames, once. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (await frame.evaluate('!window.axe')) await frame.evaluate(axeSource);
}

interface AxeScope {
  /** All rules, those about colours, or all others. */
  rules?: 'all' | 'colour' | 'structure';
  /** Only the elements that `markNewlyVisible` marked last. */
  isNewlyVisibleOnly?: boolean;
}

const NEWLY_VISIBLE = 'data-newly-visible';

/** Runs axe on the current page. Returns one line per violation and element. */
async function findViolations(
  page: Page,
  { rules = 'all', isNewlyVisibleOnly = false }: AxeScope = {},
): Promise<string[]> {
  await injectAxe(page);
  const { violations } = await page.evaluate(
    ({ scope, options }) =>
      (window as unknown as { axe: typeof axe }).axe.run(scope ? { include: [[scope]] } : document, options),
    {
      scope: isNewlyVisibleOnly ? `[${NEWLY_VISIBLE}]` : '',
      // Reporting passes takes as long as the check itself.
      options: { resultTypes: ['violations'], ...RULE_OPTIONS[rules] } as axe.RunOptions,
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

type Theme = 'light' | 'dark';

async function expectNoViolations(page: Page, theme: Theme, scope?: AxeScope): Promise<void> {
  // A list that is being replaced is dimmed.
  await expect(page.locator('main div[aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const found = await findViolations(page, scope);
  expect(found, `axe on ${page.url()} (${theme}, ${await widthOf(page)} px)`).toEqual([]);
}

/**
 * Expects no accessibility violation on the current page in the light theme. every-route.e2e.ts checks both themes of
 * every page; other journeys check further states with this function.
 */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, 'light');

/** As `expectAccessible`, and the colours of the dark theme; for the screens of staff, which every-route.e2e.ts omits. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectNoViolations(page, 'dark', { rules: 'colour' });
  await expectNoViolations(page, 'light');
}

/**
 * Marks the topmost elements that are visible now and were not at an earlier call on this page.
 * @returns how many there are
 */
const markNewlyVisible = (page: Page): Promise<number> =>
  page.evaluate((attribute) => {
    const scope = window as unknown as { seenElements?: WeakSet<Element> };
    scope.seenElements ??= new WeakSet();
    const seen = scope.seenElements;
    for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
    const isNew = (element: Element) => !seen.has(element) && element.checkVisibility({ visibilityProperty: true });
    const added = [...document.body.querySelectorAll('*')].filter(isNew);
    const topmost = added.filter(({ parentElement }) => !parentElement || !added.includes(parentElement));
    for (const element of added) seen.add(element);
    for (const element of topmost) element.setAttribute(attribute, '');
    return topmost.length;
  }, NEWLY_VISIBLE);

/**
 * Expects that the page fits every width and has no accessibility violation at any, in both themes. The structure is
 * checked in two layouts, the narrowest and the widest, and at the widths between them only if they show an element
 * that neither does. Colours do not depend on the width, and the themes differ in colours alone (themes.test.ts): each
 * element's colours are checked once per theme.
 * @param setWidth emulates a screen of this width, in CSS pixels
 */
export async function expectAccessibleAtEveryWidth(page: Page, setWidth: (px: number) => Promise<void>): Promise<void> {
  const layouts = [Math.min(...WIDTHS), Math.max(...WIDTHS)];
  for (const width of [...layouts, ...WIDTHS.filter((other) => !layouts.includes(other))]) {
    await setWidth(width);
    await expectNoHorizontalScroll(page);
    const hasNewElements = (await markNewlyVisible(page)) > 0;
    if (width === layouts[0]) await expectNoViolations(page, 'light');
    else {
      if (hasNewElements || layouts.includes(width)) await expectNoViolations(page, 'light', { rules: 'structure' });
      if (hasNewElements) await expectNoViolations(page, 'light', { rules: 'colour', isNewlyVisibleOnly: true });
    }
    if (hasNewElements) await expectNoViolations(page, 'dark', { rules: 'colour', isNewlyVisibleOnly: true });
  }
}

/** Expects that the current page is not wider than its screen. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Not `window.innerWidth`: an emulated phone zooms out until the whole page is in the window.
  const measureExcess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  const message = `${page.url()} is wider than ${await widthOf(page)} px`;
  await expect.poll(measureExcess, { message }).toBeLessThanOrEqual(0);
}

/** Expects that the current page fits every width, which includes a zoom of 200 %. */
export async function expectFitsEveryScreen(page: Page): Promise<void> {
  const initial = page.viewportSize() ?? { width: 1280, height: 740 };
  for (const width of [...WIDTHS.filter((other) => other !== initial.width), initial.width]) {
    await page.setViewportSize({ width, height: initial.height });
    await expectNoHorizontalScroll(page);
  }
}

/** Headings' words of at most this many letters are expected to fit a phone; longer names may be broken. */
const MAX_WORD = 14;

/** Words of visible headings that are broken across lines. */
const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((maxLength) => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && word.length <= maxLength) broken.push(`${word} in "${heading.textContent}"`);
        }
    }
    return broken;
  }, MAX_WORD);

/** Texts whose lines overlap, because their height does not grow with the text. */
const findOverlappingLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
      })
      .map(({ tagName, className, textContent }) => `${tagName}.${className} "${textContent}"`);
  });

/** Expects that the current page fits a phone when the person's browser has text of 200 %, without broken words in headings. */
export async function expectFitsEnlargedText(page: Page, setWidth: (px: number) => Promise<void>): Promise<void> {
  await setWidth(360);
  const session = await page.context().newCDPSession(page);
  const setTextSize = (px: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: Math.round(px * 0.8125) } });
  await setTextSize(32);
  try {
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    await expectNoHorizontalScroll(page);
    expect(await findBrokenWords(page), `headings of ${page.url()} at 200 % text`).toEqual([]);
    expect(await findOverlappingLines(page), `lines of ${page.url()} at 200 % text`).toEqual([]);
  } finally {
    // The page is used by the next journeys too.
    await setTextSize(16);
    await session.detach();
  }
}

/** A layout shift that the browser reports, and the elements that moved. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: string[];
}

/** Expects a cumulative layout shift (CLS) of at most 0.02 since the page load. Shifts after input do not count. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<LayoutShift[]>((resolve) => {
        type Entry = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const entries: Entry[] = [];
        const observer = new PerformanceObserver((list) => {
          entries.push(...(list.getEntries() as Entry[]));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        const describe = ({ node, previousRect: from, currentRect: to }: Entry['sources'][number]) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${from.x},${from.y} to ${to.x},${to.y}`;
        const finish = () =>
          resolve(
            entries.map(({ value, hadRecentInput, sources }) => ({
              value,
              hadRecentInput,
              sources: sources.map(describe),
            })),
          );
        requestAnimationFrame(() => setTimeout(finish));
      }),
  );
  const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
  const total = unexpected.reduce((sum, { value }) => sum + value, 0);
  const moved = unexpected.flatMap(({ sources }) => sources).join('; ');
  expect(total, `${page.url()} moves while it loads at ${await widthOf(page)} px: ${moved}`).toBeLessThanOrEqual(0.02);
}

/**
 * Opens a page until it shows an element, whose data changes without the page. Each attempt waits for one of two states, so
 * that it has no time limit of its own.
 * @param otherwise what the page shows in place of the element, or together with it when its data is there
 */
export async function openUntilVisible(page: Page, path: string, shown: Locator, otherwise: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(shown.or(otherwise).first()).toBeVisible();
    expect(await shown.isVisible()).toBe(true);
  }).toPass();
}
