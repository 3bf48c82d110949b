import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { isLongTest, LONG_TESTS, LongTestsFirst } from './long-tests-first.ts';

const root = resolve(import.meta.dirname, '..');

test.each(LONG_TESTS)('%s names tests', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});

test('a long test is known by its path', () => {
  expect(isLongTest('fault/database/restore.test.ts')).toBe(true);
  expect(isLongTest('server/src/features/search/engine/postgres-search.test.ts')).toBe(false);
});

test('long tests start first in their project, and the projects keep their order', async () => {
  const project = (name: string) => ({ name, config: { isolate: false, sequence: { groupOrder: 0 } } });
  const [server, web] = [project('server'), project('web')];
  const file = (path: string, of: object) =>
    ({ moduleId: resolve(root, path), project: of }) as unknown as TestSpecification;
  const files = [
    file('web/src/ui/amber.test.ts', web),
    file('server/src/features/search/engine/postgres-search.test.ts', server),
    file('server/src/integrations/mail/mailers.test.ts', server),
    file('fault/database/restore.test.ts', server),
  ];
  const cache = { getTestSpecificationResult: () => undefined };
  const sequencer = new LongTestsFirst({ cache } as never);

  const sorted = await sequencer.sort(files);

  expect(sorted.map(({ project: { name } }) => name)).toEqual(['server', 'server', 'server', 'web']);
  expect(sorted.slice(0, 2).every(({ moduleId }) => /(mailers|restore)\.test\.ts$/.test(moduleId))).toBe(true);
});
