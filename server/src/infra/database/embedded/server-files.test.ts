import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { prepareServerFiles } from './server-files.ts';

it('PostgreSQL does not inherit the secrets of the product', async () => {
  vi.stubEnv('APP_SECRET', 'a secret');
  vi.stubEnv('BACKUP_KEY', 'another secret');
  const folder = await mkdtemp(join(tmpdir(), 'aarambh-files-'));
  try {
    const { env } = (await prepareServerFiles(folder)).processOptions;
    expect(env).toMatchObject({ PATH: process.env.PATH, LC_ALL: 'C' });
    expect(JSON.stringify(env)).not.toContain('secret');
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  }
});
