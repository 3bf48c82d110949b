import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openArchive } from './archive-id.ts';

let folder: string;
let home: string;

async function writeSystemId(systemId: bigint): Promise<void> {
  const control = Buffer.alloc(8_192);
  control.writeBigUInt64LE(systemId);
  await mkdir(join(home, 'data/global'), { recursive: true });
  await writeFile(join(home, 'data/global/pg_control'), control);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-archive-'));
  home = join(folder, 'postgresql');
  await writeSystemId(7n);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a database keeps its series, also in a folder that was renamed', async () => {
  const { id } = await openArchive(home, 'key');
  expect(id).toMatch(/^7-/);
  expect((await openArchive(home, 'key')).id).toBe(id);
  await rename(home, join(folder, 'renamed'));
  expect((await openArchive(join(folder, 'renamed'), 'key')).id).toBe(id);
});

it('a copy of a folder begins a series of its own', async () => {
  const { id } = await openArchive(home, 'key');
  await cp(home, join(folder, 'copy'), { recursive: true, preserveTimestamps: true });
  expect((await openArchive(join(folder, 'copy'), 'key')).id).not.toBe(id);
  expect((await openArchive(home, 'key')).id).toBe(id);
});

it('continues the series of the first release, once', async () => {
  const former = '0b9d6f0e-1f54-4d6a-9d57-3f0a5c5f6f11';
  await writeFile(join(home, 'archive-id'), former);
  expect((await openArchive(home, 'key')).id).toBe(former);
  expect((await openArchive(home, 'key')).id).toBe(former);
  expect((await openArchive(home, 'another key')).id).toMatch(/^7-/);
});

it('another key and another database begin a series', async () => {
  const { id } = await openArchive(home, 'key');
  const next = await openArchive(home, 'another key');
  expect(next.id).not.toBe(id);
  await writeSystemId(8n);
  expect((await openArchive(home, 'another key')).id).toMatch(/^8-/);
});
