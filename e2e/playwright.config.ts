import { defineConfig } from '@playwright/test';
import { keepScratchInMemory } from '../scripts/scratch-in-memory.ts';

keepScratchInMemory();

/**
 * Every journey on the phone most people hold and on a wide screen; what is tagged @any-width, where the screen changes
 * nothing, on the phone only. A retry would hide what is wrong, so there is none. Traces cost every journey a quarter of
 * its time: `npm run e2e -- NAME --trace on` has them for the one that failed.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../.results/e2e',
  reporter: [['list'], ['json', { outputFile: '../.results/playwright.json' }]],
  // Journeys wait as often as they work: three keep two processors busy.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Nothing waits for an animation, and nothing draws one.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
    { name: 'wide', grepInvert: /@any-width/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
