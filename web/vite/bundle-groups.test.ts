import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleGroups, matchGroup } from './bundle-groups.ts';
import { CONTRACT_CALLS } from './strip-contract-schemas.ts';

const repository = join(import.meta.dirname, '../..');
const listFiles = (folder: string): string[] =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(tsx?|svg)$/.test(name) && !/\.test\./.test(name));

const webFiles = listFiles('web/src');
const contractFiles = listFiles('contract/src');
const installed = readdirSync(join(repository, 'node_modules'));

const listPackageFiles = (name: string): string[] =>
  readdirSync(join(repository, 'node_modules', name), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(repository, 'node_modules', name, file),
  );

const matchesAny = (files: string[]) => (pattern: string) => files.some((file) => file.startsWith(pattern));

describe.each(bundleGroups)('bundle group $name', (group) => {
  const { web = [], webExcept = [], calls = [], schemas = [], packages = [], packagesExcept = [] } = group;

  it('names only files, folders and packages that exist', () => {
    expect(web.filter((pattern) => !matchesAny(webFiles)(pattern))).toEqual([]);
    expect([...calls, ...schemas].filter((pattern) => !matchesAny(contractFiles)(pattern))).toEqual([]);
    expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
  });

  it('excludes only files that its packages have', () => {
    const files = packagesExcept.length === 0 ? [] : packages.flatMap(listPackageFiles);
    for (const end of packagesExcept) {
      const excluded = files.filter((file) => file.endsWith(`/${end}`));
      expect(excluded).not.toEqual([]);
      for (const file of excluded) expect(file).not.toMatch(matchGroup(group));
    }
  });

  it('excludes only files that it would otherwise contain', () => {
    const included = webFiles.filter((file) => web.some((pattern) => file.startsWith(pattern)));
    expect(webExcept.filter((pattern) => !matchesAny(included)(pattern))).toEqual([]);
  });

  it('is matched by the module ids of its files and by no others', () => {
    const pattern = matchGroup(group);
    const expected = webFiles.filter(
      (file) => web.some((one) => file.startsWith(one)) && !webExcept.some((one) => file.startsWith(one)),
    );
    expect(webFiles.filter((file) => pattern.test(`${repository}/web/src/${file}`))).toEqual(expected);
    for (const file of calls) expect(`${CONTRACT_CALLS}${file}`).toMatch(pattern);
    for (const name of packages) expect(`${repository}/node_modules/${name}/index.js`).toMatch(pattern);
  });
});
