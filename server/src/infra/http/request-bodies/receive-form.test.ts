import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { receiveForm } from './receive-form.ts';

const BYTES = 300_000;
const form = (bytes: number) =>
  Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="proof"; filename="proof.png"\r\n\r\n'),
    Buffer.alloc(bytes, 'p'),
    Buffer.from('\r\n--x--\r\n'),
  ]);

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
  app = Fastify({ bodyLimit: 10 * BYTES });
  await app.register(multipart);
  app.post('/', async (_, reply) => {
    const { file, release } = await receiveForm(
      reply,
      { field: 'proof', maxBytes: 2 * BYTES, tooLarge: 'Too large' },
      folder,
    );
    if (file) await rm(file.path);
    release();
    return { bytes: file?.bytes };
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
  await rm(folder, { recursive: true });
});

const send = (bytes: number) =>
  app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: form(bytes),
  });

it('writes chunks of two uploads at the same time, however many arrive, and all of each', async () => {
  const probe = await open(join(folder, 'probe'), 'w');
  const FileHandle = Object.getPrototypeOf(probe) as { appendFile(chunk: Buffer): Promise<void> };
  await probe.close();
  await rm(join(folder, 'probe'));
  let writing = 0;
  let most = 0;
  const { appendFile } = FileHandle;
  vi.spyOn(FileHandle, 'appendFile').mockImplementation(async function (this: unknown, chunk) {
    writing += 1;
    most = Math.max(most, writing);
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    await appendFile.call(this, chunk);
    writing -= 1;
  });
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(BYTES)));
  expect(replies.map((reply) => reply.json().bytes)).toEqual(Array.from({ length: 8 }, () => BYTES));
  expect(most).toBe(2);
  expect(await readdir(folder)).toEqual([]);
});

it('leaves no file of an upload that is too large', async () => {
  const reply = await send(3 * BYTES);
  expect(reply.json().message).toBe('Too large');
  expect(await readdir(folder)).toEqual([]);
});
