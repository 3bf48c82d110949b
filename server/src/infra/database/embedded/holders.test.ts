import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeProcess } from '../../../lib/process-identity.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { addHolder, removeHolder, removeUnusedHolders, waitForForeignHolders } from './holders.ts';

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
  const file = join(home, 'holders', holder);
  await writeFile(file, claim);
  const old = new Date(Date.now() - 60_000);
  await utimes(file, old, old);
  expect(await removeUnusedHolders(home)).toBe(true);
  expect(await readdir(join(home, 'holders'))).toEqual([]);
});

describe.runIf(existsSync('/proc/self/stat'))('a process of another container that uses the folder', () => {
  const claim = describeProcess().replace(/pid:.*$/, 'pid:[1]');
  const renew = async (secondsAgo: number) => {
    const time = new Date(Date.now() - secondsAgo * 1_000);
    await utimes(join(home, 'holders', '1'), time, time);
  };
  beforeEach(async () => {
    await mkdir(join(home, 'holders'));
    await writeFile(join(home, 'holders', '1'), `${claim}\n\nother-host`);
  });

  it('refuses a start here while it renews its file, and is named', async () => {
    await renew(1);
    const started = waitForForeignHolders(home);
    const renewal = setInterval(() => renew(0), 100);
    await expect(started).rejects.toThrow(EmbeddedServerError);
    await expect(started).rejects.toThrow(/on other-host uses the database/);
    clearInterval(renewal);
  });

  it('is waited for until its file is old, and then counts as ended', async () => {
    await renew(60);
    await waitForForeignHolders(home);
    await renew(0);
    await waitForForeignHolders(home, 200);
  });

  it('is not waited for until the clock has caught up with its file, and is named while it renews that', async () => {
    const ahead = -3 * 3_600;
    await renew(ahead);
    await waitForForeignHolders(home, 200);
    const started = waitForForeignHolders(home);
    const renewal = setInterval(() => renew(ahead - 60), 100);
    await expect(started).rejects.toThrow(/on other-host uses the database/);
    clearInterval(renewal);
  });
});

it('ignores a holder that was copied along with the folder', async () => {
  await addHolder(home);
  const copy = `${home}-copy`;
  await cp(home, copy, { recursive: true });
  expect(await removeUnusedHolders(copy)).toBe(true);
  await rm(copy, { recursive: true });
});
