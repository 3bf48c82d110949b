import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageResponse, negotiateResponse } from './cached-response.ts';

const text = `<!DOCTYPE html>${'a page that repeats itself '.repeat(200)}`;
const page = createPageResponse({ status: 200, headers: { 'content-type': 'text/html' }, body: text }, true);
const request = async (headers: Record<string, string> = {}) => await negotiateResponse(page, headers);

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
    const { headers } = await request({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(expected);
    expect(headers.vary).toBe('accept-encoding');
  });

  it('does not change the content, in whatever order they are requested', async () => {
    const once = createPageResponse({ status: 200, headers: {}, body: text }, true);
    const read = async (accepted: string) =>
      (await negotiateResponse(once, { 'accept-encoding': accepted })).body as Buffer;
    expect(gunzipSync(await read('gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(await read('br')).toString()).toBe(text);
    expect((await read('identity')).toString()).toBe(text);
    expect(await read('br')).toBe(await read('br'));
  });

  it('of a short page is identity', async () => {
    const short = createPageResponse({ status: 200, headers: {}, body: 'short' }, true);
    const { headers, body } = await negotiateResponse(short, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body?.toString()).toBe('short');
  });
});

describe('the ETag', () => {
  it('is strong, one for each encoding, and the same for the same bytes', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await request({ 'accept-encoding': accepted })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await negotiateResponse(createPageResponse({ status: 200, headers: {}, body: text }, true), {});
    expect(again.headers.etag).toBe(tags[2]);
  });

  it('in If-None-Match gives 304 without a body', async () => {
    const { etag } = (await request({ 'accept-encoding': 'br' })).headers;
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const sent = await request({ 'accept-encoding': 'br', 'if-none-match': given as string });
      expect(sent).toMatchObject({ status: 304, body: undefined, headers: { etag } });
      expect(sent.headers['content-length']).toBeUndefined();
      expect(sent.headers['content-encoding']).toBeUndefined();
    }
    for (const given of ['"other"', (etag as string).slice(1, -1)])
      expect((await request({ 'accept-encoding': 'br', 'if-none-match': given })).status).toBe(200);
    expect((await request({ 'if-none-match': etag as string })).status).toBe(200);
  });

  it('is missing from a page that is not cacheable, which is private', async () => {
    const uncacheable = createPageResponse({ status: 200, headers: {}, body: text }, false);
    const { status, headers } = await negotiateResponse(uncacheable, { 'if-none-match': '*' });
    expect(status).toBe(200);
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await request()).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});
