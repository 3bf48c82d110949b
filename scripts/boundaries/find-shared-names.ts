import { basename } from 'node:path/posix';

/**
 * Parts of the repository within which a file name occurs once. The staff console is a separate application, and
 * contract/src/staff are its calls: both may use the name of a file of the job seekers' side for the same concept.
 */
const scopes = [
  'contract/src/staff/',
  'contract/src/',
  'server/src/',
  'web/src/console/',
  'web/src/',
  'e2e/',
  'bench/',
  'fault/',
  'scripts/',
];

/** An `index` has the name of its folder. */
const isNamedByPlace = (path: string): boolean => basename(path).startsWith('index.');

/**
 * Finds TypeScript files of one scope that share a name. Their extension (`.ts`, `.tsx`) does not tell them apart, their
 * role (`.queries`, `.routes`, `.test`) does.
 * @param files paths relative to the repository, with slashes
 */
export function findSharedNames(files: readonly string[]): string[] {
  const named = new Map<string, string[]>();
  for (const file of files) {
    const scope = scopes.find((folder) => file.startsWith(folder));
    if (!scope || !/\.tsx?$/.test(file) || isNamedByPlace(file)) continue;
    const key = scope + basename(file).replace(/\.tsx?$/, '');
    named.set(key, [...(named.get(key) ?? []), file]);
  }
  return [...named.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.join(' and ')} share a name (CONTRIBUTING.md)`);
}
