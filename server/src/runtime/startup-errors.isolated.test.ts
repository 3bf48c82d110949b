import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
let file: string;
/** A port on which nothing listens. */
let closedPort: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-startup-'));
  file = join(folder, 'file');
  await writeFile(file, '');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  closedPort = (server.address() as { port: number }).port;
  await new Promise((done) => server.close(done));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program of the server until it exits. */
async function run(program: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', program), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: folder,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      PORT: '0',
      ...settings,
    },
  });
  const text = child.stderr.setEncoding('utf8').toArray();
  const [status] = await once(child, 'exit');
  return { status, lines: (await text).join('').trim().split('\n') };
}

describe.each([
  ['the server', 'main.ts', ['--dev']],
  ['a staff command', 'cli/operator.ts', ['run-job']],
])('%s', (_, program, args) => {
  it.each([
    ['an invalid setting', () => ({ PORT: '99999', WORKERS: 'many' }), /PORT|WORKERS/],
    ['a data folder that cannot be written', () => ({ DATA_DIR: join(file, 'data') }), /DATA_DIR/],
    ['a data folder where no folder can be made', () => ({ DATA_DIR: '/sys/aarambh' }), /DATA_DIR/],
    ['a data folder below one that has no folders', () => ({ DATA_DIR: '/proc/aarambh/data' }), /DATA_DIR/],
    [
      'an unreachable database',
      () => ({ DATABASE_URL: `postgres://portal:secret@127.0.0.1:${closedPort}/portal` }),
      /127\.0\.0\.1.*DATABASE_URL/,
    ],
  ])('explains %s in one line', async (_case, settings, reason) => {
    const { status, lines } = await run(program, args, settings());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(reason);
    expect(lines[0]).not.toMatch(/secret/);
    expect(status).toBe(1);
  });
});
