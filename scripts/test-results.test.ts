import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, sumCounts } from './test-results.ts';

describe('vitest totals', () => {
  it('are the passed and failed tests', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 2,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}, {}] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
  });

  it('count a file that failed to load as a failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1 });
  });

  it('are one failure when nothing ran', () => {
    expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] })).toEqual({ passed: 0, failed: 1 });
  });
});

describe('Playwright totals', () => {
  it('count unexpected, flaky and errors outside tests as failures', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3 });
  });

  it('are one failure when nothing ran', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] };
    expect(countPlaywright(report)).toEqual({ passed: 0, failed: 1 });
  });
});

it('counts of several runners are added up', () => {
  expect(
    sumCounts([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ]),
  ).toEqual({ passed: 7, failed: 2 });
});
