import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { putTempDirInMemory } from '../scripts/temp-dir-in-memory.ts';

putTempDirInMemory();
// Journeys run commands of the portal: only the first compiles them.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '../node_modules/.cache/node');

/**
 * Journeys run on a phone and on a wide screen; those whose subject is not the layout on one of them: tagged @any-width on
 * the phone, tagged @wide on the wide screen (CONTRIBUTING.md says how to choose). There are no retries: they would hide
 * errors. Traces cost a quarter of the time, so they are off: `npm run e2e -- NAME --trace on` records them for one journey.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../.results/e2e',
  reporter: [['list'], ['json', { outputFile: '../.results/playwright.json' }]],
  // Journeys wait as often as they compute: three workers keep two processors busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Ceilings for a machine that is busy with other work; on an idle one no journey comes near them.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  use: {
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // No test waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@wide/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'wide', grepInvert: /@any-width/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
