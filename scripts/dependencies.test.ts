import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

type Lock = Record<string, { license?: string }>;

/** The phone test has its own lock: only its command installs it. */
const PHONE_TEST = 'bench/phone-test';
const readLock = (folder: string) => readJson(join(folder, 'package-lock.json')).packages as Lock;
const locks = { own: readLock(PHONE_TEST), shared: readLock('.') };

/** The licence that a package declares; from the lock for one that is not installed here, as those of other platforms. */
function licenceOf(name: string, workspace: string): string | undefined {
  const lock = workspace === PHONE_TEST ? locks.own : locks.shared;
  const installed = [`${workspace}/node_modules/${name}`, `node_modules/${name}`].find((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  return installed ? readJson(`${installed}/package.json`).license : lock[`node_modules/${name}`]?.license;
}

const kinds = { dependencies: '', devDependencies: ' (dev)', optionalDependencies: ' (optional)' } as const;

/** Name, licence and place of every direct dependency, in the order of the table. */
function listDependencies(): string[][] {
  const found = new Map<string, { licence: string; places: string[] }>();
  for (const workspace of ['.', 'contract', 'server', 'web', PHONE_TEST]) {
    const manifest = readJson(`${workspace}/package.json`);
    for (const [kind, suffix] of Object.entries(kinds)) {
      for (const name of Object.keys(manifest[kind] ?? {})) {
        if (name.startsWith('@aarambh/')) continue;
        const entry = found.get(name) ?? { licence: licenceOf(name, workspace) ?? 'unknown', places: [] };
        entry.places.push(`${workspace === '.' ? 'root' : workspace}${suffix}`);
        found.set(name, entry);
      }
    }
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { licence, places }]) => [name, licence, places.join(', ')]);
}

const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

it('docs/dependencies.md lists every direct dependency with its licence and place', () => {
  expect(rows.map(([, name, licence, place]) => [name, licence, place])).toEqual(listDependencies());
});

it('docs/dependencies.md gives a reason for each', () => {
  expect(rows.filter(([, , , , reason]) => !reason)).toEqual([]);
});
