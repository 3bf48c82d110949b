import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeProcess } from '../../../lib/process-identity.ts';
import { addHolder, removeHolder, removeUnusedHolders } from './holders.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'aarambh-holders-'));
});
afterEach(() => rm(home, { recursive: true }));

it('keeps the server while a registered process runs', async () => {
  const holder = await addHolder(home);
  expect(await removeUnusedHolders(home)).toBe(false);
  await removeHolder(home, holder);
  expect(await removeUnusedHolders(home)).toBe(true);
});

it.runIf(existsSync('/proc/self/stat')).each([
  ['another container', describeProcess().replace(/pid:.*$/, 'pid:[1]')],
  ['an earlier boot', describeProcess().replace(/\n[0-9a-f-]{36}\n/, '\nearlier-boot\n')],
  ['an ended process whose id is used again', describeProcess().replace(/\n\d+\n/, '\n1\n')],
])('removes the holder of %s', async (_, claim) => {
  const holder = await addHolder(home);
  await writeFile(join(home, 'holders', holder), claim);
  expect(await removeUnusedHolders(home)).toBe(true);
  expect(await readdir(join(home, 'holders'))).toEqual([]);
});

it('ignores a holder that was copied along with the folder', async () => {
  await addHolder(home);
  const copy = `${home}-copy`;
  await cp(home, copy, { recursive: true });
  expect(await removeUnusedHolders(copy)).toBe(true);
  await rm(copy, { recursive: true });
});
