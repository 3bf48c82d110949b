import { hkdfSync, randomBytes } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encryptValue } from '../../encrypted-value.ts';
import { openObject, sealObject } from './seal-object.ts';

const KEY = 'a key of at least thirty-two characters';
const OTHER_KEY = 'another key of at least thirty-two characters';
const content = Buffer.concat([randomBytes(100_000), Buffer.alloc(100_000)]);

describe.each([
  ['an encrypted object', KEY],
  ['an object without encryption', undefined],
])('%s', (_, key) => {
  it('opens with its content', async () => {
    const sealed = await sealObject('wal/1', content, key);
    expect(sealed.length).toBeLessThan(content.length);
    expect((await openObject('wal/1', sealed, key ? [key] : [])).equals(content)).toBe(true);
  });

  it.each<[string, (sealed: Buffer) => Buffer]>([
    ['cut off at its end', (sealed) => sealed.subarray(0, -1)],
    ['cut off at its beginning', (sealed) => sealed.subarray(1)],
    ['empty', () => Buffer.alloc(0)],
    ['with a changed bit', (sealed) => Buffer.from(sealed.map((byte, i) => (i === 1_000 ? byte ^ 1 : byte)))],
  ])('does not open %s', async (_damage, damage) => {
    const sealed = await sealObject('wal/1', content, key);
    await expect(openObject('wal/1', damage(sealed), key ? [key] : [])).rejects.toThrow(/damaged|another key/);
  });
});

describe('an encrypted object', () => {
  it('does not contain its content', async () => {
    const sealed = await sealObject('wal/1', Buffer.from('asha@example.in'), KEY);
    expect(sealed.includes('asha')).toBe(false);
  });

  it.each([
    ['with another key', 'wal/1', [OTHER_KEY], /another key: set BACKUP_KEY/],
    ['under another name', 'wal/2', [KEY], /wal\/2 cannot be decrypted/],
    ['without a key', 'wal/1', [], /set BACKUP_KEY/],
  ])('does not open %s', async (_, name, keys, message) => {
    const sealed = await sealObject('wal/1', content, KEY);
    await expect(openObject(name, sealed, keys)).rejects.toThrow(message);
  });

  it('opens with any of several keys', async () => {
    const sealed = await sealObject('wal/1', content, KEY);
    expect((await openObject('wal/1', sealed, [OTHER_KEY, KEY])).equals(content)).toBe(true);
  });

  it('opens as the first release stored it, without the id of its key', async () => {
    const key = Buffer.from(hkdfSync('sha256', KEY, 'aarambh', 'backup wal/1', 32));
    const sealed = Buffer.concat([Buffer.from('AAR1E'), encryptValue(key, zstdCompressSync(content))]);
    expect((await openObject('wal/1', sealed, [OTHER_KEY, KEY])).equals(content)).toBe(true);
  });
});
