/** Counts of passed and failed tests. Skipped tests count as neither. */
export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A run without tests counts as one failure. */
const atLeastOne = (count: Count): Count => (count.passed + count.failed > 0 ? count : { passed: 0, failed: 1 });

/** Totals of vitest's JSON report; a file that failed before its first test counts as one failure. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const crashed = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return atLeastOne({ passed: numPassedTests, failed: numFailedTests + crashed });
}

/** Totals of Playwright's JSON report; errors outside tests, and flaky tests, are failures. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as PlaywrightReport;
  return atLeastOne({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length });
}

/** Adds up the counts of several runners. */
export const sumCounts = (counts: Count[]): Count => ({
  passed: counts.reduce((sum, count) => sum + count.passed, 0),
  failed: counts.reduce((sum, count) => sum + count.failed, 0),
});
