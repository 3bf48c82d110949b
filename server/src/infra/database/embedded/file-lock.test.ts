import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeProcess } from '../../../lib/process-identity.ts';
import { createClaim } from './claim.ts';
import { STALE_MS, withFileLock } from './file-lock.ts';

let parent: string;
let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'aarambh-lock-'));
  folder = join(parent, 'home');
  await mkdir(folder);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(parent, { recursive: true });
});

function startProcess(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(child);
  return child;
}

it('calls a lock stale after 30 s without heartbeat', () => {
  expect(STALE_MS).toBe(30_000);
});

it.each([
  ['that is empty', ''],
  ['of a process id of another container', describeProcess().replace(/pid:.*$/, 'pid:[1]')],
  ['of a process id of an earlier boot', describeProcess().replace(/\n[0-9a-f-]{36}\n/, '\nearlier-boot\n')],
])('breaks a lock %s once it is stale', async (_, claim) => {
  await writeFile(join(folder, 'lock'), claim);
  expect(await withFileLock(folder, async () => 'done', 200)).toBe('done');
  expect(await readdir(folder)).toEqual([]);
});

it('breaks the lock of an ended process at once', async () => {
  const child = startProcess();
  const claim = describeProcess(child.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await writeFile(join(folder, 'lock'), claim);
  expect(await withFileLock(folder, async () => 'done', Number.POSITIVE_INFINITY)).toBe('done');
});

it.runIf(existsSync('/proc/self/stat'))('names a holder that runs and does not renew its lock', async () => {
  const { pid } = startProcess();
  await writeFile(join(folder, 'lock'), describeProcess(pid));
  await expect(withFileLock(folder, async () => 'done', 200)).rejects.toThrow(`process ${pid}`);
  expect(await readdir(folder)).toEqual(['lock']);
});

it('ignores a lock that was copied along with the folder', async () => {
  const copy = join(parent, 'copy');
  await writeFile(join(folder, 'lock'), await createClaim(folder));
  await cp(folder, copy, { recursive: true });
  expect(await withFileLock(copy, async () => 'done', Number.POSITIVE_INFINITY)).toBe('done');
});

it('runs one process at a time', async () => {
  let running = 0;
  const most: number[] = [];
  const work = async () => {
    running += 1;
    most.push(running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withFileLock(folder, work)));
  expect(most).toEqual([1, 1, 1, 1, 1]);
});
