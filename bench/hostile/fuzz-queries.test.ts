import { describe, expect, it } from 'vitest';
import { encodeAny, fuzzQueries } from './fuzz-queries.ts';

describe('fuzzQueries', () => {
  const addresses = (seed: number) => fuzzQueries(seed, 300).map(({ addressOf }) => addressOf(0));

  it('gives the same requests for a seed, and others for another', () => {
    expect(addresses(7)).toEqual(addresses(7));
    expect(addresses(8)).not.toEqual(addresses(7));
  });

  it('covers short and long keywords, lone surrogates, repeated and unknown parameters', () => {
    const all = addresses(7);
    const lengths = all.map((address) => address.length);
    expect(Math.min(...lengths)).toBeLessThan(70);
    expect(Math.max(...lengths)).toBeGreaterThan(10_000);
    expect(all.some((address) => /%ED%[AB]/.test(address))).toBe(true);
    const namesOf = (address: string) => address.split(/[?&]/).map((part) => part.split('=')[0]);
    expect(all.some((address) => new Set(namesOf(address)).size < namesOf(address).length)).toBe(true);
    expect(all.some((address) => address.includes('__proto__') || address.includes('$ne'))).toBe(true);
  });

  it('has another keyword in each round', () => {
    for (const { addressOf } of fuzzQueries(7, 50)) expect(addressOf(1)).not.toBe(addressOf(2));
  });
});

describe('encodeAny', () => {
  it('encodes whole characters as UTF-8, and lone surrogates as the bytes they would have', () => {
    expect(encodeAny('a🚚&')).toBe('a%F0%9F%9A%9A%26');
    expect(encodeAny('\ud800x\udfff')).toBe('%ED%A0%80x%ED%BF%BF');
    expect(encodeAny('\udc00\ud800')).toBe('%ED%B0%80%ED%A0%80');
  });
});
