import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findAsvsFaults } from './asvs/find-asvs-faults.ts';

/** Part of `npm run check`: docs/security/asvs.md has every requirement of level 1 and 2, and its tests exist. */
const folder = join(import.meta.dirname, '../docs/security');
const requirements = JSON.parse(readFileSync(join(import.meta.dirname, 'asvs/requirements.json'), 'utf8'));
const readTest = (path: string): string | undefined => {
  const file = resolve(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const faults = findAsvsFaults(readFileSync(join(folder, 'asvs.md'), 'utf8'), requirements, readTest);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
