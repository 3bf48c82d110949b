import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const PRINT_CACHE_FOLDER = `data:text/javascript,${encodeURIComponent(`
  import { getCompileCacheDir } from 'node:module';
  process.on('exit', () => console.log(getCompileCacheDir()));`)}`;

it('loads compiled modules from the cache that the build fills', async () => {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  // The setting ends the start when all modules are loaded.
  const child = spawn(
    process.execPath,
    ['--import', PRINT_CACHE_FOLDER, join(import.meta.dirname, 'main.ts'), '--dev'],
    {
      env: { ...env, PORT: '99999' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  expect(await text(child.stdout)).toContain(join(import.meta.dirname, '../../web/build/compiled'));
});
