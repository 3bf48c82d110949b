import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';

/**
 * Part of `npm run check`: every package of the locks, also those that others bring, has a licence that we may use. A new
 * licence is read by a person before it is added here.
 */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
  // Of files that we do not change, and of a library that is loaded at run time.
  'LGPL-3.0-or-later',
  'MPL-2.0',
  // Fonts, and data for development.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'OFL-1.1',
];

/** Packages that do not state their licence as an SPDX expression, with the one of their licence text. */
const READ_BY_A_PERSON: Record<string, string> = {
  'busboy@0.3.1': 'MIT',
  // Bitstream Vera and Arev licences: free use and embedding.
  'dejavu-fonts-ttf@2.37.3': 'OFL-1.1',
  'dicer@0.3.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'png-js@2.0.0': 'MIT',
  'streamsearch@0.1.2': 'MIT',
};

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
}

/** Packages of a lock without an allowed licence, with what they state. */
export function listUnlicensed(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { version, license, link }]) => {
    if (!path.includes('node_modules/') || link) return [];
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
    return isAllowed(READ_BY_A_PERSON[name] ?? license) ? [] : [`${name}: ${license ?? 'no licence stated'}`];
  });
}

function isAllowed(licence: string | undefined): boolean {
  try {
    return licence !== undefined && satisfies(licence, ALLOWED);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

if (import.meta.main) {
  const locks = ['.', 'bench/phone-test'].map((folder) => join(import.meta.dirname, '..', folder, 'package-lock.json'));
  const unlicensed = locks.flatMap((lock) => listUnlicensed(JSON.parse(readFileSync(lock, 'utf8')).packages));
  for (const line of unlicensed) console.error(line);
  if (unlicensed.length > 0) process.exitCode = 1;
}
