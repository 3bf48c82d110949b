import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as fsPromises from 'node:fs/promises';
import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../../app-context.ts';
import { readConfig, SettingError } from '../../config.ts';
import { openTestStore } from '../../integrations/s3/open-test-store.ts';
import { openS3Store } from '../../integrations/s3/s3-store.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { openPrivateFiles, type PrivateFiles } from './private-files.ts';
import { purgeOrphanFiles } from './purge-orphan-files.ts';

vi.mock('node:fs', async (load) => {
  const actual = await load<typeof fs>();
  return { ...actual, createReadStream: vi.fn(actual.createReadStream) };
});
vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof fsPromises>();
  return { ...actual, copyFile: vi.fn(actual.copyFile), readFile: vi.fn(actual.readFile) };
});

let dataDir: string;
let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aarambh-files-'));
  store = await openTestStore();
});
afterAll(async () => {
  await store?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const MEBIBYTE = 1024 * 1024;

describe.each(['a folder', 'an S3-compatible store'])('private files in %s', (place) => {
  let files: PrivateFiles;
  beforeAll(async () => {
    files = await openPrivateFiles({ dataDir, s3: place === 'a folder' ? undefined : store.settings });
  });

  async function storeContent(content: Buffer | string, kind = 'resumes'): Promise<string> {
    const path = join(files.temporaryFolder, 'arrived');
    await writeFile(path, content);
    const key = await files.store(kind, 'pdf', path);
    expect(fs.readFileSync(path).equals(Buffer.from(content))).toBe(true);
    await rm(path);
    return key;
  }

  async function bytesOf(key: string): Promise<Buffer> {
    const stream = await files.read(key);
    expect(stream).toBeDefined();
    return await buffer(stream as Readable);
  }

  it('are returned unchanged, under generated keys', async () => {
    const content = Buffer.from([0, 255, 10, 13, 26, 128]);
    const key = await storeContent(content);
    expect(key).toMatch(/^resumes\/[0-9a-f-]{36}\.pdf$/);
    expect((await bytesOf(key)).equals(content)).toBe(true);
    expect(await storeContent(content)).not.toBe(key);
    expect(await readdir(files.temporaryFolder)).toEqual([]);
  });

  it('are listed by kind', async () => {
    expect(await Array.fromAsync(files.list('nothing-yet'))).toEqual([]);
    const keys = [await storeContent('a', 'letters'), await storeContent('b', 'letters')];
    const other = await storeContent('c', 'letters-of-others');
    expect((await Array.fromAsync(files.list('letters'))).sort()).toEqual(keys.sort());
    expect(await Array.fromAsync(files.list('letters-of-others'))).toEqual([other]);
  });

  it('are gone once removed, and removing again does nothing', async () => {
    const key = await storeContent('a', 'gone');
    await files.remove(key);
    expect(await Array.fromAsync(files.list('gone'))).toEqual([]);
    expect(await files.read(key)).toBeUndefined();
    await files.remove(key);
  });

  it('have the time at which they were stored', async () => {
    const path = join(files.temporaryFolder, 'clock');
    // The store writes on this machine: a file beside it has the same clock, to the second that S3 keeps.
    const secondOf = async () => {
      await writeFile(path, '');
      return Math.floor((await stat(path)).mtimeMs / 1_000) * 1_000;
    };
    const before = await secondOf();
    const changedAt = await files.changedAt(await storeContent('a'));
    const after = await secondOf();
    await rm(path);
    expect(changedAt?.getTime()).toBeGreaterThanOrEqual(before);
    expect(changedAt?.getTime()).toBeLessThan(after + 1_000);
  });

  it('are undefined when missing, without an error', async () => {
    expect(await files.read('resumes/missing.pdf')).toBeUndefined();
    expect(await files.changedAt('resumes/missing.pdf')).toBeUndefined();
    await files.remove('resumes/missing.pdf');
  });

  it('that fail half-way leave nothing', async () => {
    const path = join(files.temporaryFolder, 'arrived');
    await writeFile(path, Buffer.alloc(4 * MEBIBYTE));
    vi.mocked(fsPromises.copyFile).mockImplementationOnce(async (_from, to) => {
      await writeFile(to, Buffer.alloc(2 * MEBIBYTE));
      throw new Error('the disk broke');
    });
    vi.mocked(fs.createReadStream).mockImplementationOnce(() => {
      async function* half() {
        yield Buffer.alloc(2 * MEBIBYTE);
        throw new Error('the disk broke');
      }
      return Readable.from(half()) as fs.ReadStream;
    });
    await expect(files.store('halves', 'pdf', path)).rejects.toThrow();
    await rm(path);
    if (place === 'a folder') expect(await Array.fromAsync(files.list('halves'))).toEqual([]);
    // A store may write after the removal: then the hourly purge of orphan files removes the file.
    const tomorrow = {
      files,
      clock: { now: () => new Date(Date.now() + DAY_MS) },
      log: { info: vi.fn() },
    } as unknown as AppContext;
    const purge = async () => {
      await purgeOrphanFiles(tomorrow, [{ kind: 'halves', listKnownKeys: async () => new Set() }]);
      return await Array.fromAsync(files.list('halves'));
    };
    await expect.poll(purge, { timeout: 120_000 }).toEqual([]);
    vi.mocked(fs.createReadStream).mockReset();
    vi.mocked(fsPromises.copyFile).mockReset();
    expect(await Array.fromAsync(files.list('resumes'))).not.toEqual([]);
  });

  it('of 32 MiB are streamed in small chunks, not held in memory', async () => {
    const path = join(files.temporaryFolder, 'big');
    const hash = createHash('sha256');
    const file = await open(path, 'w');
    for (let i = 0; i < 32; i++) {
      const part = Buffer.alloc(MEBIBYTE, i);
      hash.update(part);
      await file.write(part);
    }
    await file.close();
    const key = await files.store('big', 'pdf', path);
    await rm(path);
    const back = createHash('sha256');
    let largest = 0;
    for await (const chunk of (await files.read(key)) as AsyncIterable<Buffer>) {
      largest = Math.max(largest, chunk.length);
      back.update(chunk);
    }
    expect(back.digest('hex')).toBe(hash.digest('hex'));
    expect(largest).toBeLessThanOrEqual(MEBIBYTE);
    // Neither way reads a whole file into memory.
    expect(fsPromises.readFile).not.toHaveBeenCalled();
    await files.remove(key);
  });
});

describe('a store that fails', () => {
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server?.close();
    server = undefined;
  });

  /** A server in place of the store, with an idle timeout of a tenth of a second. */
  async function openAgainst(answer: Parameters<typeof createServer>[1]) {
    server = createServer(answer);
    server.on('connection', (socket) => sockets.add(socket));
    await new Promise<void>((go) => server?.listen(0, '127.0.0.1', go));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return openS3Store({ ...store.settings, endpoint }, dataDir, 100);
  }

  const refused = { code: 'unavailable', retryAfter: 5 };
  const expectUnavailable = async (broken: Awaited<ReturnType<typeof openAgainst>>) => {
    const path = join(dataDir, 'arrived');
    await writeFile(path, Buffer.alloc(3 * MEBIBYTE));
    await expect(broken.put('resumes/a.pdf', path)).rejects.toMatchObject(refused);
    await expect(broken.read('resumes/a.pdf')).rejects.toMatchObject(refused);
    await expect(broken.remove('resumes/a.pdf')).rejects.toMatchObject(refused);
    await expect(Array.fromAsync(broken.list('resumes'))).rejects.toMatchObject(refused);
    await expect(broken.changedAt('resumes/a.pdf')).rejects.toMatchObject(refused);
    await rm(path);
    expect((await readdir(dataDir)).sort()).toEqual(['files', 'tmp']);
  };

  it('because it hangs is unavailable', async () => {
    await expectUnavailable(await openAgainst(() => undefined));
  });

  it('because it replies with errors is unavailable', async () => {
    await expectUnavailable(await openAgainst((_, reply) => reply.writeHead(500).end()));
  });

  it('because it rejects our keys is unavailable', async () => {
    await expectUnavailable(openS3Store({ ...store.settings, accessKeyId: 'unknown' }, dataDir, 1_000));
  });

  it('because it cannot be reached is unavailable', async () => {
    await expectUnavailable(openS3Store({ ...store.settings, endpoint: 'http://127.0.0.1:1' }, dataDir, 100));
  });

  it('because it stops in the middle of a file is unavailable before the first byte is passed on', async () => {
    const broken = await openAgainst((_, reply) => {
      reply.writeHead(200, { 'content-length': 1_000_000 }).write(Buffer.alloc(1_000));
    });
    await expect(broken.read('resumes/a.pdf')).rejects.toMatchObject(refused);
    expect((await readdir(dataDir)).sort()).toEqual(['files', 'tmp']);
  });
});

describe('the settings of a store', () => {
  const whole = {
    S3_ENDPOINT: 'https://store.example.com',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };

  it('are optional', () => expect(readConfig({}).s3).toBeUndefined());

  it('have a region or its default', () => {
    expect(readConfig(whole).s3?.region).toBe('us-east-1');
    expect(readConfig({ ...whole, S3_REGION: 'ap-south-1' }).s3).toEqual({
      endpoint: 'https://store.example.com',
      bucket: 'files',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      region: 'ap-south-1',
    });
  });

  it.each(Object.keys(whole))('without %s prevent the start with a line that names it', (name) => {
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(SettingError);
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(
      new RegExp(`^The setting ${name} is invalid: must be set too`),
    );
  });

  it('with an invalid address name it', () => {
    expect(() => readConfig({ ...whole, S3_ENDPOINT: 'store.example.com' })).toThrow(/^The setting S3_ENDPOINT is/);
    expect(() => readConfig({ ...whole, S3_ENDPOINT: 'ftp://store.example.com' })).toThrow(/https:\/\//);
  });
});

it('removes the uploads of a killed process whose container had the same name and process id', async () => {
  const folder = join(dataDir, 'tmp', `${process.pid}@${hostname()}`);
  await fsPromises.mkdir(folder, { recursive: true });
  const beforeStart = new Date(Date.now() - process.uptime() * 1_000 - 60_000);
  for (const name of ['left-behind', 'in-progress']) await writeFile(join(folder, name), 'text');
  await fsPromises.utimes(join(folder, 'left-behind'), beforeStart, beforeStart);
  await openPrivateFiles({ dataDir, s3: undefined });
  expect(await readdir(folder)).toEqual(['in-progress']);
  await rm(join(folder, 'in-progress'));
});
