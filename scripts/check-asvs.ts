import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findAsvsFaults, findLinkFaults } from './asvs/find-asvs-faults.ts';

/**
 * Part of `npm run check`: docs/security/asvs.md has every requirement of level 1 and 2, and its tests exist, as do those of
 * docs/security/regression-tests.md and regression-tests-pages.md.
 */
const folder = join(import.meta.dirname, '../docs/security');
const requirements = JSON.parse(readFileSync(join(import.meta.dirname, 'asvs/requirements.json'), 'utf8'));
const readTest = (path: string): string | undefined => {
  const file = resolve(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const readPage = (name: string) => readFileSync(join(folder, name), 'utf8');
const faults = [
  ...findAsvsFaults(readPage('asvs.md'), requirements, readTest),
  ...findLinkFaults(readPage('regression-tests.md'), readTest),
  ...findLinkFaults(readPage('regression-tests-pages.md'), readTest),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
