import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerOf, sentOf } from './cached-response.ts';

const text = `<!DOCTYPE html>${'a page that repeats itself '.repeat(200)}`;
const page = answerOf({ status: 200, headers: { 'content-type': 'text/html' }, body: text }, true);
const asked = async (headers: Record<string, string> = {}) => await sentOf(page, headers);

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.5', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('for %j is %s', async (accepted, expected) => {
    const { headers } = await asked({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(expected);
    expect(headers.vary).toBe('accept-encoding');
  });

  it('changes nothing of what is said, whichever was asked for first', async () => {
    const once = answerOf({ status: 200, headers: {}, body: text }, true);
    const read = async (accepted: string) => (await sentOf(once, { 'accept-encoding': accepted })).body as Buffer;
    expect(gunzipSync(await read('gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(await read('br')).toString()).toBe(text);
    expect((await read('identity')).toString()).toBe(text);
    expect(await read('br')).toBe(await read('br'));
  });

  it('of a few bytes is none', async () => {
    const short = answerOf({ status: 200, headers: {}, body: 'short' }, true);
    const { headers, body } = await sentOf(short, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body?.toString()).toBe('short');
  });
});

describe('the tag', () => {
  it('is strong, one for each encoding, and the same for the same bytes', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await asked({ 'accept-encoding': accepted })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await sentOf(answerOf({ status: 200, headers: {}, body: text }, true), {});
    expect(again.headers.etag).toBe(tags[2]);
  });

  it('spares who names it the page', async () => {
    const { etag } = (await asked({ 'accept-encoding': 'br' })).headers;
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const sent = await asked({ 'accept-encoding': 'br', 'if-none-match': given as string });
      expect(sent).toMatchObject({ status: 304, body: undefined, headers: { etag } });
      expect(sent.headers['content-length']).toBeUndefined();
      expect(sent.headers['content-encoding']).toBeUndefined();
    }
    for (const given of ['"other"', (etag as string).slice(1, -1)])
      expect((await asked({ 'accept-encoding': 'br', 'if-none-match': given })).status).toBe(200);
    expect((await asked({ 'if-none-match': etag as string })).status).toBe(200);
  });

  it('is missing where the page is not kept, and so is leave to keep it', async () => {
    const own = answerOf({ status: 200, headers: {}, body: text }, false);
    const { status, headers } = await sentOf(own, { 'if-none-match': '*' });
    expect(status).toBe(200);
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await asked()).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});
