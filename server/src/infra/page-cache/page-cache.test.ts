import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { MovableClock } from '../../lib/clock.ts';
import { answerOf, type PageAnswer } from './cached-response.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const SECOND = 1 / 60;
const KB = 1_024;

let clock: MovableClock;
let pages: PageCache;
/** The addresses that were made, in their order. */
let made: string[];
/** Topics by address; an address without any is for whoever asked. */
let topicsOf: Record<string, string[]>;
let whileMaking: () => void;
let size: number;

function open(maxBytes: number): PageCache {
  return createPageCache({ clock, maxBytes }, async (address) => {
    made.push(address);
    const turn = made.length;
    await Promise.resolve();
    whileMaking();
    if (address === '/broken') throw new Error('cannot be made');
    const topics = topicsOf[address];
    const body = `${address} ${turn} ${'x'.repeat(size)}`;
    return { answer: answerOf({ status: 200, headers: {}, body }, true), topics: topics && new Set(topics) };
  });
}

beforeEach(() => {
  clock = new MovableClock('2026-11-21T10:00:00Z');
  made = [];
  topicsOf = {
    '/': ['vacancies'],
    '/search': ['vacancies'],
    '/job/7': ['vacancy:7'],
    '/job/8': ['vacancy:8'],
    '/pricing': ['plans'],
    '/about': [],
  };
  whileMaking = () => undefined;
  size = 0;
  pages = open(1_000 * KB);
  pages.hear(true);
});

const all = async (): Promise<Record<string, PageAnswer>> =>
  Object.fromEntries(await Promise.all(Object.keys(topicsOf).map(async (path) => [path, await pages.get(path)])));

/** Which pages are no longer the same, when each is asked for again. */
async function changedSince(before: Record<string, PageAnswer>): Promise<string[]> {
  const after = await all();
  return Object.keys(before).filter((path) => after[path] !== before[path]);
}

describe('a page', () => {
  it('is made once for all who ask at the same time, and kept for those who ask later', async () => {
    const answers = await Promise.all([pages.get('/'), pages.get('/'), pages.get('/')]);
    expect(new Set([...answers, await pages.get('/'), pages.find('/')]).size).toBe(1);
    expect(made).toEqual(['/']);
  });

  it('is made anew each time when it has no topics to go by', async () => {
    await pages.get('/private');
    await pages.get('/private');
    expect(made).toEqual(['/private', '/private']);
    expect(pages.find('/private')).toBeUndefined();
  });

  it('that cannot be made fails for those who waited, and is tried again', async () => {
    await expect(Promise.all([pages.get('/broken'), pages.get('/broken')])).rejects.toThrow('cannot be made');
    await expect(pages.get('/broken')).rejects.toThrow();
    expect(made).toEqual(['/broken', '/broken']);
  });
});

describe('a change', () => {
  it.each([
    ['vacancies', ['/', '/search']],
    ['vacancy:7', ['/job/7']],
    ['vacancy:*', ['/job/7', '/job/8']],
    ['plans', ['/pricing']],
    ['nothing', []],
  ])('of %s is seen at once by its pages, and by no other', async (topic, expected) => {
    const before = await all();
    pages.change([topic]);
    expect(await changedSince(before)).toEqual(expected);
  });

  it('that follows another at once may be seen a second later, while the page is made anew behind', async () => {
    await all();
    pages.change(['vacancies']);
    const before = await pages.get('/');
    pages.change(['vacancies']);
    expect(await pages.get('/')).toBe(before);
    await nextTurn();
    expect(pages.find('/')).not.toBe(before);

    pages.change(['vacancies']);
    clock.advanceMinutes(1.1 * SECOND);
    expect(pages.find('/')).toBeUndefined();
  });

  it('while a page is made is not missed', async () => {
    whileMaking = () => pages.change(['vacancy:7']);
    const first = await pages.get('/job/7');
    whileMaking = () => undefined;
    expect(pages.find('/job/7')).toBeUndefined();
    expect(await pages.get('/job/7')).not.toBe(first);
  });

  it('is known to those who ask after it, though the page is being made', async () => {
    const early = pages.get('/job/7');
    pages.change(['vacancy:7']);
    const late = pages.get('/job/7');
    expect(await late).not.toBe(await early);
    expect(await pages.get('/job/7')).toBe(await late);
  });
});

describe('with time', () => {
  it('a page is made anew behind whoever asks after half a minute', async () => {
    const before = await pages.get('/about');
    clock.advanceMinutes(31 * SECOND);
    expect(pages.find('/about')).toBe(before);
    await nextTurn();
    expect(made).toEqual(['/about', '/about']);
    expect(pages.find('/about')).not.toBe(before);
  });

  it.each([61, -61])('no page is older than a minute, also when the clock moves by %i s', async (seconds) => {
    await pages.get('/about');
    clock.advanceMinutes(seconds * SECOND);
    expect(pages.find('/about')).toBeUndefined();
  });

  it('a page stays when it cannot be made anew, until the minute is over', async () => {
    const before = await pages.get('/about');
    whileMaking = () => {
      throw new Error('the database is away');
    };
    clock.advanceMinutes(31 * SECOND);
    expect(await pages.get('/about')).toBe(before);
    expect(await pages.get('/about')).toBe(before);
    clock.advanceMinutes(30 * SECOND);
    await expect(pages.get('/about')).rejects.toThrow('the database is away');
  });
});

describe('while changes are not heard', () => {
  it('nothing is kept, and what was kept is forgotten', async () => {
    const before = await all();
    pages.hear(false);
    await all();
    expect(pages.find('/')).toBeUndefined();
    pages.hear(true);
    expect(await changedSince(before)).toEqual(Object.keys(topicsOf));
    expect(pages.size().pages).toBe(Object.keys(topicsOf).length);
  });

  it('a page that was begun then is not kept when they are heard again', async () => {
    const begun = pages.get('/');
    pages.hear(false);
    pages.hear(true);
    await begun;
    expect(pages.find('/')).toBeUndefined();
  });
});

describe('memory', () => {
  it('stays within its limit: what nobody has asked for longest goes first', async () => {
    pages = open(40 * KB);
    pages.hear(true);
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

  it('of none keeps none', async () => {
    pages = open(0);
    pages.hear(true);
    await pages.get('/');
    expect(pages.size()).toEqual({ pages: 0, bytes: 0 });
  });
});
