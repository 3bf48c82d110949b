import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

/** The colours of both themes by their names: `--warning: var(--light, #7f5200) var(--dark, #f6c566)`. */
const colours = new Map(
  [...css.matchAll(/--([\w-]+): var\(--light, (#[\da-f]{6})\) var\(--dark, (#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, two: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = (name: string) => colours.get(name)?.[theme] ?? expect.fail(`no colour ${name}`);

  it.each([
    ['warning', 'warning-soft'],
    ['warning', 'raised'],
    ['accent-ink', 'accent'],
    ['accent-ink', 'accent-strong'],
    ['ink', 'warning-soft'],
    ['ink', 'surface'],
    ['muted', 'raised'],
    ['muted', 'sunken'],
    ['brand-ink', 'brand'],
    ['brand', 'brand-soft'],
    ['danger', 'danger-soft'],
    ['good', 'good-soft'],
    ['info', 'info-soft'],
    ['link', 'surface'],
  ])('has text in %s on %s with a contrast of 4.5 to 1', (text, background) => {
    expect(contrastOf(colour(text), colour(background))).toBeGreaterThanOrEqual(4.5);
  });

  it('tells warnings from information and success', () => {
    for (const other of ['info-soft', 'good-soft', 'brand-soft'])
      expect(colour('warning-soft')).not.toBe(colour(other));
  });
});
