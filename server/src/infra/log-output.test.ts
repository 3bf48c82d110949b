import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const log = pathToFileURL(`${import.meta.dirname}/log.ts`).href;

let running: ChildProcess | undefined;
afterEach(() => {
  running?.kill('SIGKILL');
});

/** A process that opens the log and then runs a script with it. */
function run(script: string) {
  const code = `const { openLog } = await import(${JSON.stringify(log)}); const log = openLog('info'); ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  running = child;
  return child;
}

it('writes a line of a process that goes on', async () => {
  const child = run(`log.info('a line'); setInterval(() => undefined, 60_000);`);
  const [line] = await once(child.stdout, 'data');
  expect(JSON.parse(String(line))).toMatchObject({ msg: 'a line' });
});

it.each([
  ['ends itself', 'process.exit(3);'],
  ['fails', `setImmediate(() => { throw new Error('unexpected'); });`],
])('loses no line of a process that %s', async (_, end) => {
  const child = run(`for (let n = 0; n < 500; n++) log.info({ n }, 'a line'); ${end}`);
  const lines = (await text(child.stdout)).trim().split('\n');
  // A write that runs when the process ends may come after the lines behind it.
  const numbers = lines.map((line) => JSON.parse(line).n).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 500 }, (_, n) => n));
});
