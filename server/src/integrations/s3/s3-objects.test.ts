import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStore } from './open-test-store.ts';
import { openS3Objects } from './s3-objects.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store?.close());

it('stores, reads and removes objects', async () => {
  const objects = openS3Objects(store.settings);
  await objects.write('wal/a/1', Buffer.from('content'));
  expect((await objects.read('wal/a/1'))?.toString()).toBe('content');
  await objects.remove('wal/a/1');
  expect(await objects.read('wal/a/1')).toBeUndefined();
});

/** A service with its own way to reply. */
async function withService(
  listener: RequestListener,
  use: (objects: ReturnType<typeof openS3Objects>) => Promise<void>,
) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    await use(openS3Objects({ ...store.settings, endpoint: `http://127.0.0.1:${port}` }));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('lists the objects below a prefix, from all pages', async () => {
  const tokens: (string | null)[] = [];
  await withService(
    (request, reply) => {
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      const token = query.get('continuation-token');
      tokens.push(token);
      const [key, next] = token ? ['b', ''] : ['a', '<NextContinuationToken>second</NextContinuationToken>'];
      reply.end(`<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${next}
        <Contents><Key>${query.get('prefix')}${key}</Key></Contents></ListBucketResult>`);
    },
    async (objects) => expect(await Array.fromAsync(objects.list('wal'))).toEqual(['wal/a', 'wal/b']),
  );
  expect(tokens).toEqual([null, 'second']);
});

it('sends a checksum, and never deletes an object whose storing has failed', async () => {
  const requests = new Set<string>();
  await withService(
    (request, reply) => {
      requests.add(`${request.method} ${request.headers['content-md5']}`);
      request.resume().once('end', () => reply.writeHead(500).end());
    },
    async (objects) => await expect(objects.write('wal/a/1', Buffer.from('content'))).rejects.toThrow(),
  );
  // MD5 of "content".
  expect([...requests]).toEqual(['PUT mgNkuembtIDdJeHwKEyFVQ==']);
});
