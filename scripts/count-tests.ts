import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Count, countPlaywright, countVitest, sumCounts } from './test-results.ts';

/** Reads a result file. A missing or unreadable one counts as one failure: its runner crashed. */
function read(file: string, count: (report: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(resolve(import.meta.dirname, '../.results', file), 'utf8')));
  } catch {
    console.error(`${file} has no results: its test runner did not finish.`);
    return { passed: 0, failed: 1 };
  }
}

const total = sumCounts([read('vitest.json', countVitest), read('playwright.json', countPlaywright)]);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
