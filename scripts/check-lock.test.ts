import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLockFaults, type LockedEntry } from './check-lock.ts';

const root = join(import.meta.dirname, '..');
const integrity = 'sha512-AAAA';
const entry = { version: '1.0.0', integrity };

it('accepts packages with a hash, workspaces, and known packages of other platforms', () => {
  const packages = {
    '': { version: '0.1.0' },
    contract: { version: '0.1.0' },
    'node_modules/@aarambh/contract': { link: true },
    'node_modules/zod': { ...entry, resolved: 'https://registry.npmjs.org/zod/-/zod-1.0.0.tgz' },
    'node_modules/@swc/core-darwin-x64': { version: '1.0.0', optional: true },
  };
  expect(findLockFaults(packages, ['@swc/core-darwin-x64@1.0.0'])).toEqual([]);
});

it.each<[string, LockedEntry, string]>([
  ['a package without a hash', { version: '1.0.0', optional: true }, 'zod@1.0.0 has no integrity'],
  ['a weak hash', { ...entry, integrity: 'sha1-AAAA' }, 'zod@1.0.0 has a weak hash, sha1'],
  ['another registry', { ...entry, resolved: 'http://mirror.example/zod.tgz' }, 'zod@1.0.0 comes from http://mirror'],
  ['a repository', { ...entry, resolved: 'git+ssh://git@github.com/a/zod.git' }, 'zod@1.0.0 comes from git+ssh'],
])('refuses %s', (_, locked, fault) => {
  expect(findLockFaults({ 'web/node_modules/zod': locked }, [])).toEqual([expect.stringContaining(fault)]);
});

it('refuses a known package that is not optional, and entries of the list that are of no use', () => {
  const faults = findLockFaults({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': entry }, [
    'a@1.0.0',
    'b@1.0.0',
    'c@1.0.0',
  ]);
  expect(faults).toEqual([
    expect.stringContaining('a@1.0.0 has no integrity'),
    expect.stringContaining('b@1.0.0 has its integrity'),
    expect.stringContaining('c@1.0.0 is not in the lock'),
  ]);
});

interface Component {
  name: string;
  version: string;
  group?: string;
  purl: string;
  licenses?: unknown[];
  hashes?: { alg: string }[];
}

it('npm run sbom lists the packages of the lock with version, licence and hash (CycloneDX)', () => {
  const sbom = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  ) as { bomFormat: string; components: Component[]; dependencies: unknown[] };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const listed = new Map(sbom.components.map((component) => [component.purl.split('?')[0], component]));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedEntry>;
  };
  for (const [path, { version, integrity, link }] of Object.entries(packages)) {
    if (!path.startsWith('node_modules/') || link || !integrity) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const component = listed.get(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(
      component?.hashes?.map(({ alg }) => alg),
      `${name}@${version}`,
    ).toContain('SHA-512');
  }
  // Ten packages state none, or one in words: check-licences.ts knows them.
  expect(sbom.components.filter(({ licenses }) => !licenses?.length).length).toBeLessThanOrEqual(10);
  expect(sbom.dependencies.length).toBeGreaterThan(sbom.components.length);
});
