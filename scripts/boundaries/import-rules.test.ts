import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What .dependency-cruiser.cjs finds in files with these contents, by path: `rule: from → to`. */
function findViolations(files: Record<string, string>): string[] {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const rules = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const { stdout } = spawnSync('depcruise', ['web', ...rules], { cwd: folder, encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

it.each(['web/src/features', 'web/src/console/features'])('a feature of %s is imported at its index', (features) => {
  const dueText = `${features}/support/due-text.ts`;
  const refund = `${features}/billing/plans/refund.ts`;
  const outside = `${dirname(features)}/shell.ts`;
  const found = findViolations({
    [dueText]: 'export const dueText = 1;',
    [`${features}/support/index.ts`]: "export { dueText } from './due-text.ts';",
    [`${features}/support/reply.ts`]: "export { dueText } from './due-text.ts';",
    [`${features}/settings/settings.ts`]: "export { dueText } from '../support/index.ts';",
    [refund]: "export { dueText } from '../../support/due-text.ts';",
    [outside]: "export { dueText } from './features/support/due-text.ts';",
  });
  expect(found.toSorted()).toEqual([
    `features-meet-at-index: ${refund} → ${dueText}`,
    `the-rest-meets-features-at-index: ${outside} → ${dueText}`,
  ]);
});
