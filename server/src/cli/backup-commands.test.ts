import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = async (command: string, args: string[], env: Record<string, string>) =>
  await promisify(execFile)(process.execPath, [resolve(import.meta.dirname, command), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

it.each(['backup.ts', 'restore.ts', 'verify-backup-command.ts'])(
  '%s names the tools of the database with DATABASE_URL',
  async (command) => {
    const { code, stderr } = await run(command, [], { DATABASE_URL: 'postgres://db.example.in/jobs' });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^DATABASE_URL is set: .*by its own tools.*\n$/),
    });
  },
);

it('a command says what to set when there is no place for backups', async () => {
  const { code, stderr } = await run('restore.ts', [], {});
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/set BACKUP_DIR to a folder/) });
});

it('restore explains a time that it cannot read', async () => {
  const { code, stderr } = await run('restore.ts', ['--at', 'yesterday'], { BACKUP_DIR: '/nonexistent' });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining('yesterday is not a time: write it like'),
  });
});
