import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The widths every component must fit, in CSS pixels. */
const WIDTHS = [320, 768, 1280, 360];

/** Expects that the rendered component fits every width, from a small phone to a desktop. */
export async function expectFitsEveryWidth(): Promise<void> {
  for (const width of WIDTHS) {
    await page.viewport(width, 740);
    // What depends on the width in code is rendered a moment later.
    await expect
      .poll(() => document.documentElement.scrollWidth - window.innerWidth, { message: `wider than ${width} px` })
      .toBeLessThanOrEqual(0);
  }
}

/** Expects no accessibility violation in the rendered component. Rules about whole pages do not apply. */
export async function expectAccessible(): Promise<void> {
  const rules = Object.fromEntries(
    ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'document-title', 'html-has-lang'].map(
      (id) => [id, { enabled: false }],
    ),
  );
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))).toEqual([]);
}

/** Runs a check on a phone whose owner reads text of 200 %. */
export async function withLargeText(check: () => Promise<void>): Promise<void> {
  const { style } = document.documentElement;
  await page.viewport(360, 740);
  style.fontSize = '200%';
  try {
    await check();
  } finally {
    style.fontSize = '';
  }
}

/** The words of an element that are broken across lines. A hyphen and the end of a part such as "/" may end a line. */
export function findBrokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}
