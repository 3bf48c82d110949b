import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = globSync('web/build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));

/** The text between the brace at `start` and its closing brace. */
function blockAt(css: string, start: number): string {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return css.slice(start, at);
  }
  throw new Error('A block is not closed.');
}

const darkRules = styles.flatMap((css) =>
  [...css.matchAll(/@media \(prefers-color-scheme:dark\)\{|data-theme=["']?dark["']?\][^{},]*\{/g)].map((found) =>
    blockAt(css, found.index + found[0].length - 1),
  ),
);

/** `--dark` and `--light` switch between the two colours of each name in theme.css. */
const COLOUR_PROPERTY = /^(color|color-scheme|background-color|border-color|--(lightningcss-)?(dark|light))$/;

// The e2e checks of every page load each width in one theme only: this test makes that sufficient.
it('the dark theme changes colours only, nothing that affects layout', () => {
  const properties = darkRules.flatMap((rule) => [...rule.matchAll(/[{;]([\w-]+):/g)].map(([, property]) => property));
  expect(properties).toContain('--dark');
  expect(properties).toContain('background-color');
  expect(properties.filter((property) => !COLOUR_PROPERTY.test(property as string))).toEqual([]);
});

it('the theme variables are colours and shadows only', () => {
  const themed = styles.flatMap((css) => [...css.matchAll(/(--[\w-]+):var\(--light,/g)].map(([, name]) => name));
  expect(themed.length).toBeGreaterThan(20);
  const used = styles.flatMap((css) =>
    themed.flatMap((name) => [...css.matchAll(new RegExp(`[{;]([\\w-]+):[^;{}]*var\\(${name}\\)`, 'g'))]),
  );
  const NO_LAYOUT_EFFECT = /color|^background|shadow|^outline|^fill$|^stroke$|^--/;
  expect(used.map(([, property]) => property as string).filter((property) => !NO_LAYOUT_EFFECT.test(property))).toEqual(
    [],
  );
});
