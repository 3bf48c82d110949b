import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './e2e/support/browser/find-browser.ts';
import { LongTestsFirst } from './scripts/long-tests-first.ts';
import { putTempDirInMemory } from './scripts/temp-dir-in-memory.ts';
import { networkCommands } from './web/src/testing/network-commands.ts';

putTempDirInMemory();
// Many tests start the server as a process, and workers load it too: only the first compiles it.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, 'node_modules/.cache/node');

const server = ['{contract,server}/src/**/*.test.ts', '{bench,fault,scripts}/**/*.test.ts'];
const web = ['web/{src,vite}/**/*.test.{ts,tsx}'];
/** Tests that change modules, globals or time: each of these files has its own process. All others share processes. */
const isolated = '**/*.isolated.test.{ts,tsx}';
/** Tests of components, in a browser. */
const components = '**/*.component.test.{ts,tsx}';
const setupFiles = ['scripts/property-seed.ts'];

const { env, ...launchOptions } = await findBrowser();

export default defineConfig({
  test: {
    pool: 'forks',
    // Tests wait for the database and for processes as often as they compute: three workers keep two processors busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongTestsFirst },
    restoreMocks: true,
    // Ceilings for a machine that is busy with other work; on an idle one no test comes near them.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          exclude: [isolated],
          setupFiles,
          isolate: false,
          // Node loads the server's TypeScript as it does in production, without a second compilation by Vite. Module mocks
          // need Vite's runner or Vitest's loader: tests that use them are isolated.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          globalSetup: ['server/src/infra/database/test-server.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'web', include: web, exclude: [isolated, components], setupFiles, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [`{contract,server,web}/src/${isolated}`, `{fault,scripts}/${isolated}`],
          setupFiles,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        // Named here, because a dependency found during the run reloads the page of a running test.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router',
            '@tanstack/react-query',
            'zod',
            'vitest-browser-react',
            'axe-core',
          ],
        },
        test: {
          name: 'components',
          include: [`web/src/${components}`],
          isolate: false,
          setupFiles: ['web/src/testing/component-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            commands: networkCommands,
            screenshotFailures: false,
            viewport: { width: 360, height: 740 },
            provider: playwright({
              launchOptions: { ...launchOptions, env: { ...process.env, ...env } },
              contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
