import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { keepScratchInMemory } from './scripts/scratch-in-memory.ts';

keepScratchInMemory();

const server = ['{contract,server}/src/**/*.test.ts', '{fault,scripts}/**/*.test.ts'];
const web = ['web/src/**/*.test.{ts,tsx}'];

// Most test files share a process and what it has imported: that is most of the time a run takes. Those that change
// what others would see (modules, globals, time, what sharp may open) have a process of their own.
const changing =
  /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|resetModules)\(|from '\.\/draw-vacancy-picture\.ts'/;
const alone = globSync([...server, ...web]).filter((file) => changing.test(readFileSync(file, 'utf8')));

export default defineConfig({
  test: {
    pool: 'forks',
    // Tests wait for the database and for processes as often as they work: three keep two processors busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    restoreMocks: true,
    // Many a test starts the server as a process: only the first compiles it.
    env: { NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/node') },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          exclude: alone,
          isolate: false,
          globalSetup: ['server/src/infra/database/test-server.ts'],
        },
      },
      { extends: true, test: { name: 'web', include: web, exclude: alone, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
