import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeProcess } from '../../../lib/process-identity.ts';
import { startWatchdog } from './watchdog.ts';

it('ends when its folder is removed while it waits for the lock', async () => {
  const home = await mkdtemp(join(tmpdir(), 'aarambh-watchdog-'));
  await writeFile(join(home, 'lock'), describeProcess());
  const watchdog = startWatchdog(home, 'some-holder');
  const exited = once(watchdog, 'exit');
  watchdog.ref();
  watchdog.stdin?.end();
  await expect.poll(async () => (await readdir(home)).some((name) => name.startsWith('lock.'))).toBe(true);

  await rm(home, { recursive: true });

  expect(await exited).toEqual([0, null]);
});
