import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { MovableClock } from '../../lib/clock.ts';
import { createPageResponse, type PageResponse } from './cached-response.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const SECOND = 1 / 60;
const KB = 1_024;

let clock: MovableClock;
let pages: PageCache;
/** The addresses that were rendered, in their order. */
let rendered: string[];
/** Topics by address; a page without any is not cacheable. */
let topicsOf: Record<string, string[]>;
let duringRender: () => void;
let size: number;

function openCache(maxBytes: number): PageCache {
  return createPageCache({ clock, maxBytes }, async (address) => {
    rendered.push(address);
    const number = rendered.length;
    await Promise.resolve();
    duringRender();
    if (address === '/broken') throw new Error('cannot be rendered');
    const topics = topicsOf[address];
    const body = `${address} ${number} ${'x'.repeat(size)}`;
    return {
      response: createPageResponse({ status: 200, headers: {}, body }, true),
      topics: topics && new Set(topics),
    };
  });
}

beforeEach(() => {
  clock = new MovableClock('2026-11-21T10:00:00Z');
  rendered = [];
  topicsOf = {
    '/': ['vacancies'],
    '/search': ['vacancies'],
    '/job/7': ['vacancy:7'],
    '/job/8': ['vacancy:8'],
    '/pricing': ['plans'],
    '/about': [],
  };
  duringRender = () => undefined;
  size = 0;
  pages = openCache(1_000 * KB);
  pages.setEnabled(true);
});

const all = async (): Promise<Record<string, PageResponse>> =>
  Object.fromEntries(await Promise.all(Object.keys(topicsOf).map(async (path) => [path, await pages.get(path)])));

/** The pages that are no longer the same when each is requested again. */
async function changedSince(before: Record<string, PageResponse>): Promise<string[]> {
  const after = await all();
  return Object.keys(before).filter((path) => after[path] !== before[path]);
}

describe('a page', () => {
  it('is rendered once for concurrent requests, and cached for later ones', async () => {
    const responses = await Promise.all([pages.get('/'), pages.get('/'), pages.get('/')]);
    expect(new Set([...responses, await pages.get('/'), pages.find('/')]).size).toBe(1);
    expect(rendered).toEqual(['/']);
  });

  it('is rendered for each request when it has no topics', async () => {
    await pages.get('/private');
    await pages.get('/private');
    expect(rendered).toEqual(['/private', '/private']);
    expect(pages.find('/private')).toBeUndefined();
  });

  it('whose render fails fails for all waiting requests, and is rendered again for the next', async () => {
    await expect(Promise.all([pages.get('/broken'), pages.get('/broken')])).rejects.toThrow('cannot be rendered');
    await expect(pages.get('/broken')).rejects.toThrow();
    expect(rendered).toEqual(['/broken', '/broken']);
  });
});

describe('a change', () => {
  it.each([
    ['vacancies', ['/', '/search']],
    ['vacancy:7', ['/job/7']],
    ['vacancy:*', ['/job/7', '/job/8']],
    ['plans', ['/pricing']],
    ['nothing', []],
  ])('of %s invalidates its pages at once, and no others', async (topic, expected) => {
    const before = await all();
    pages.invalidate([topic]);
    expect(await changedSince(before)).toEqual(expected);
  });

  it('within a burst leaves its pages stale for at most a second, while they are rendered in the background', async () => {
    await all();
    pages.invalidate(['vacancies']);
    const before = await pages.get('/');
    pages.invalidate(['vacancies']);
    expect(await pages.get('/')).toBe(before);
    await nextTurn();
    expect(pages.find('/')).not.toBe(before);

    pages.invalidate(['vacancies']);
    clock.advanceMinutes(1.1 * SECOND);
    expect(pages.find('/')).toBeUndefined();
  });

  it('during a render invalidates its result', async () => {
    duringRender = () => pages.invalidate(['vacancy:7']);
    const first = await pages.get('/job/7');
    duringRender = () => undefined;
    expect(pages.find('/job/7')).toBeUndefined();
    expect(await pages.get('/job/7')).not.toBe(first);
  });

  it('is visible to requests after it, though a render is in flight', async () => {
    const early = pages.get('/job/7');
    pages.invalidate(['vacancy:7']);
    const late = pages.get('/job/7');
    expect(await late).not.toBe(await early);
    expect(await pages.get('/job/7')).toBe(await late);
  });
});

describe('age', () => {
  it('makes a page stale after half a minute: the next request gets it and renders it in the background', async () => {
    const before = await pages.get('/about');
    clock.advanceMinutes(31 * SECOND);
    expect(pages.find('/about')).toBe(before);
    await nextTurn();
    expect(rendered).toEqual(['/about', '/about']);
    expect(pages.find('/about')).not.toBe(before);
  });

  it.each([61, -61])('of more than a minute invalidates a page, also when the clock moves by %i s', async (seconds) => {
    await pages.get('/about');
    clock.advanceMinutes(seconds * SECOND);
    expect(pages.find('/about')).toBeUndefined();
  });

  it('leaves a page that cannot be rendered again in the cache until the minute is over', async () => {
    const before = await pages.get('/about');
    duringRender = () => {
      throw new Error('the database is unreachable');
    };
    clock.advanceMinutes(31 * SECOND);
    expect(await pages.get('/about')).toBe(before);
    expect(await pages.get('/about')).toBe(before);
    clock.advanceMinutes(30 * SECOND);
    await expect(pages.get('/about')).rejects.toThrow('the database is unreachable');
  });
});

describe('while the cache is disabled', () => {
  it('no page is cached, and the cached pages are dropped', async () => {
    const before = await all();
    pages.setEnabled(false);
    await all();
    expect(pages.find('/')).toBeUndefined();
    pages.setEnabled(true);
    expect(await changedSince(before)).toEqual(Object.keys(topicsOf));
    expect(pages.size().pages).toBe(Object.keys(topicsOf).length);
  });

  it('a render that began before is not cached when it is enabled again', async () => {
    const inFlight = pages.get('/');
    pages.setEnabled(false);
    pages.setEnabled(true);
    await inFlight;
    expect(pages.find('/')).toBeUndefined();
  });
});

describe('memory', () => {
  it('stays within its limit: the least recently used pages are evicted first', async () => {
    pages = openCache(40 * KB);
    pages.setEnabled(true);
    size = 8 * KB;
    for (const path of ['/', '/search', '/job/7', '/', '/job/8', '/pricing']) await pages.get(path);
    expect(pages.size().bytes).toBeLessThanOrEqual(40 * KB);
    expect(Object.keys(topicsOf).filter((path) => pages.find(path))).toEqual(['/', '/job/8', '/pricing']);
  });

  it('counts the bytes of every encoding', async () => {
    const { body } = await pages.get('/about');
    const before = pages.size().bytes;
    await body.in('identity');
    const br = await body.in('br');
    expect(pages.size().bytes - before).toBe(br.length);
  });

  it('of 0 bytes caches nothing', async () => {
    pages = openCache(0);
    pages.setEnabled(true);
    await pages.get('/');
    expect(pages.size()).toEqual({ pages: 0, bytes: 0 });
  });
});
