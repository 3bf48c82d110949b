import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isProcessRunning } from '../../../lib/process-identity.ts';
import { STOP_STEPS, stopServer } from './stop-server.ts';

let data: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'aarambh-stop-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(data, { recursive: true });
});

const readSignals = async (): Promise<string[]> =>
  (await readFile(join(data, 'signals'), 'utf8')).split('\n').filter(Boolean);

/** Starts a process that counts as the server of the directory, records SIGINT and SIGQUIT and exits on one of them. */
async function startServer(exitsOn: NodeJS.Signals): Promise<{ exited: Promise<unknown[]> }> {
  const code = `const { appendFileSync, writeFileSync } = require('node:fs');
    for (const signal of ['SIGINT', 'SIGQUIT']) process.on(signal, () => {
      appendFileSync('signals', signal + '\\n');
      if (signal === '${exitsOn}') process.exit();
    });
    setInterval(() => {}, 1000);
    writeFileSync('signals', '');
    console.log('ready');`;
  // PostgreSQL's processes are found by the name of the program and its directory.
  child = spawn(process.execPath, ['-e', code], {
    argv0: 'postgres',
    cwd: data,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  await writeFile(join(data, 'postmaster.pid'), `${child.pid}\n${data}\n0\n5432\n`);
  return { exited };
}

/**
 * Stands for the time that a signal gets: it is over when the process has recorded the signal, or has exited after the
 * last one. Collects the milliseconds.
 */
function createWaits(signals: number) {
  const waits: number[] = [];
  const hasExited = async (milliseconds: number, [pid = 0]: number[]): Promise<boolean> => {
    waits.push(milliseconds);
    const isLast = waits.length === signals;
    const isRecorded = async () => !isLast && (await readSignals()).length === waits.length;
    await expect.poll(async () => !isProcessRunning(pid) || (await isRecorded())).toBe(true);
    return isLast;
  };
  return { waits, hasExited };
}

it('sends SIGQUIT 5 s after SIGINT, and SIGKILL 5 s after that', () => {
  expect(STOP_STEPS).toEqual([
    ['SIGINT', 5_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]);
});

it.each([
  ['ends with SIGINT', 'SIGINT', 1, [0, null]],
  ['ignores SIGINT ends with SIGQUIT', 'SIGQUIT', 2, [0, null]],
  ['ignores both is killed', 'SIGKILL', 3, [null, 'SIGKILL']],
] as const)('a server that %s', async (_, last, signals, exit) => {
  const { exited } = await startServer(last);
  const { waits, hasExited } = createWaits(signals);

  await stopServer(data, hasExited);

  expect(waits).toEqual(Array(signals).fill(5_000));
  expect(await exited).toEqual(exit);
  expect(await readSignals()).toEqual(['SIGINT', 'SIGQUIT'].slice(0, signals));
});
