import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]).sort();

it('the sprite contains every used icon and no other', () => {
  const named = found(read('icons.tsx'), /icon\('([\w-]+)'\)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(found(read('icons.svg'), /<symbol id="([\w-]+)"/g)).toEqual(named);
});

it('the sprite contains every drawing of an empty state', () => {
  const scenes = found(
    read('drawings.tsx')
      .split('\n')
      .find((line) => line.includes('type Drawing')) ?? '',
    /'(\w+)'/g,
  );
  expect(scenes.length).toBeGreaterThan(0);
  expect(found(read('drawings.svg'), /<symbol id="(\w+)"/g)).toEqual(scenes);
});
