import { matchesGlob, relative, resolve } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = resolve(import.meta.dirname, '..');

/** Tests that take ten seconds or more in small files: they start processes, kill them and wait for what is left. */
export const LONG_TESTS = [
  'bench/{load,screening}/*.test.ts',
  'fault/**/*.test.ts',
  'server/src/system-tests/{backups,killed-bulk-actions,replica-reads}.test.ts',
  'server/src/infra/database/embedded/embedded-server-faults.test.ts',
  'server/src/infra/http/request-database-time.test.ts',
  'server/src/integrations/mail/mailers.test.ts',
];

/** Whether a file, by its path in the repository, is one of `LONG_TESTS`. */
export const isLongTest = (path: string): boolean => LONG_TESTS.some((pattern) => matchesGlob(path, pattern));

/**
 * Test order: Vitest starts the largest files first, and a clone has no earlier durations. The long tests in small files
 * would start last and leave the other workers idle at the end, so each project starts them first.
 */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isLong = ({ moduleId }: TestSpecification) => isLongTest(relative(root, moduleId).replaceAll('\\', '/'));
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
