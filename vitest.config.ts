import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['{contract,server}/src/**/*.test.ts', '{fault,scripts}/**/*.test.ts'],
          globalSetup: ['server/src/platform/database/test-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], environment: 'node' } },
    ],
  },
});
