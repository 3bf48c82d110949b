import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLog } from './log.ts';

let lines: { level: number; msg: string; suppressed?: number; n?: number }[];
let log: ReturnType<typeof openLog>;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  log = openLog('info', sink);
});
afterEach(() => {
  vi.useRealTimers();
});

const repeat = (times: number, write: () => void) => {
  for (let n = 0; n < times; n += 1) write();
};

describe('a warning that repeats', () => {
  it('is written at most once a second, with the number that was suppressed', () => {
    repeat(100, () => log.warn({ code: 'ECONNREFUSED' }, 'a dependency is unavailable'));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.suppressed).toBeUndefined();
    vi.advanceTimersByTime(1_000);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ level: 40, msg: 'a dependency is unavailable', suppressed: 99 });
    repeat(10, () => log.warn({ code: 'ECONNREFUSED' }, 'a dependency is unavailable'));
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(lines[2]).toMatchObject({ suppressed: 10 });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(3);
    log.warn({ code: 'ECONNREFUSED' }, 'a dependency is unavailable');
    expect(lines).toHaveLength(4);
  });

  it('is the same line whichever request wrote it', () => {
    const error = () => Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' });
    repeat(3, () => log.child({ reqId: Math.random() }).error({ err: error() }, 'unexpected error'));
    vi.advanceTimersByTime(1_000);
    expect(lines).toMatchObject([{ msg: 'unexpected error' }, { msg: 'unexpected error', suppressed: 2 }]);
  });
});

it('lines that differ are all written', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET']) log.warn({ code }, 'a dependency is unavailable');
  for (const message of ['one', 'other']) log.error({ err: new Error(message) }, 'unexpected error');
  log.error({ code: 'ECONNREFUSED' }, 'a dependency is unavailable');
  expect(lines).toHaveLength(5);
});

it('lines below a warning are never suppressed', () => {
  repeat(5, () => log.info({ n: 1 }, 'answered'));
  expect(lines).toHaveLength(5);
});
