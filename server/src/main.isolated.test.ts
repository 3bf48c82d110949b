import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Prints what the process has loaded, and from which cache. */
const REPORT = `data:text/javascript,${encodeURIComponent(`
  import { getCompileCacheDir, registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
  process.on('exit', () => console.log('cache', getCompileCacheDir()));`)}`;

/** Loads all modules of the server, until a wrong setting ends the start. */
async function loadModules(): Promise<string> {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', REPORT, join(import.meta.dirname, 'main.ts'), '--dev'], {
    env: { ...env, PORT: '99999' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return await text(child.stdout);
}

it('loads modules from the cache of the build, and no library that this installation may never use', async () => {
  const report = await loadModules();
  expect(report).toContain(`cache ${join(import.meta.dirname, '../../web/build/compiled')}`);
  expect(report).toContain('/node_modules/fastify/');
  expect(report).not.toContain('/node_modules/@redis/');
  expect(report).not.toContain('/node_modules/@simplewebauthn/server/');
});
