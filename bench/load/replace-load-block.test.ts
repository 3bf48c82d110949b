import { expect, it } from 'vitest';
import { replaceLoadBlock } from './replace-load-block.ts';

const page = (between: string) => `before\n<!-- load: start -->\n${between}<!-- load: end -->\nafter\n`;

it('replaces what is between the markers, also when they stand on consecutive lines', () => {
  const written = replaceLoadBlock(page(''), '| $& | 20/s |');
  expect(written).toBe(page('\n| $& | 20/s |\n\n'));
  expect(replaceLoadBlock(written, 'again')).toBe(page('\nagain\n\n'));
});

it('fails for a page without the markers', () => {
  expect(() => replaceLoadBlock('# Performance', 'text')).toThrow('no markers');
  expect(() => replaceLoadBlock('<!-- load: start -->', 'text')).toThrow('no markers');
});
