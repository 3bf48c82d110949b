import { dirname } from 'node:path/posix';

/** Maximum number of files in a folder besides tests; more get subfolders named after their contents (CONTRIBUTING.md). */
export const MAX_FILES = 25;

/** Folders that may hold more, each with the reason. */
const exceptions: Record<string, string> = {
  'server/src/infra/database/migrations': 'numbered, and read in that order',
};

const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path);

/**
 * Finds folders with more than `MAX_FILES` files, tests and journeys not counted.
 * @param files paths relative to the repository, with slashes
 */
export function findCrowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (isTest(file)) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !exceptions[folder])
    .map(([folder, count]) => `${folder} has ${count} files besides tests, at most ${MAX_FILES} (CONTRIBUTING.md)`);
}
