import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styles = globSync('web/build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));

/** What stands between the brace at `start` and the one that closes it. */
function blockAt(css: string, start: number): string {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return css.slice(start, at);
  }
  throw new Error('a block without an end');
}

const darkRules = styles.flatMap((css) =>
  [...css.matchAll(/@media \(prefers-color-scheme:dark\)\{|data-theme=["']?dark["']?\][^{},]*\{/g)].map((found) =>
    blockAt(css, found.index + found[0].length - 1),
  ),
);

/** `--dark` and `--light` choose between the two colours of each name in theme.css. */
const ofColour = /^(color|color-scheme|background-color|border-color|--(lightningcss-)?(dark|light))$/;

// The walk over every page loads each width in one theme and turns the other on: this is what makes that enough.
it('the dark theme changes colours and nothing that takes room', () => {
  const properties = darkRules.flatMap((rule) => [...rule.matchAll(/[{;]([\w-]+):/g)].map(([, property]) => property));
  expect(properties).toContain('--dark');
  expect(properties).toContain('background-color');
  expect(properties.filter((property) => !ofColour.test(property as string))).toEqual([]);
});

it('what the theme chooses between are colours and shadows', () => {
  const chosen = styles.flatMap((css) => [...css.matchAll(/(--[\w-]+):var\(--light,/g)].map(([, name]) => name));
  expect(chosen.length).toBeGreaterThan(20);
  const used = styles.flatMap((css) =>
    chosen.flatMap((name) => [...css.matchAll(new RegExp(`[{;]([\\w-]+):[^;{}]*var\\(${name}\\)`, 'g'))]),
  );
  const takesNoRoom = /color|^background|shadow|^outline|^fill$|^stroke$|^--/;
  expect(used.map(([, property]) => property as string).filter((property) => !takesNoRoom.test(property))).toEqual([]);
});
