import { inspect } from 'node:util';
import type { LogFn, Logger } from 'pino';

/** An identical line is written at most once in this time. */
const WINDOW_MS = 1_000;
const MAX_LINES = 1_000;
/** Level of pino's `warn`. */
const WARN = 40;

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

/**
 * Creates a hook of pino that writes an identical warning or error at most once a second. Those suppressed are counted, and
 * at the end of the second the line is written again with their number in `suppressed`. Lines are identical when they have
 * the same level, text and fields; fields that a child logger adds to each, such as the number of the request, do not matter.
 */
export function suppressRepeats(): LogMethod {
  const repeats = new Map<string, number>();

  function openWindow(key: string, write: (suppressed: number) => void): void {
    repeats.set(key, 0);
    setTimeout(() => {
      const suppressed = repeats.get(key) ?? 0;
      repeats.delete(key);
      if (suppressed === 0) return;
      openWindow(key, write);
      write(suppressed);
    }, WINDOW_MS).unref();
  }

  return function logMethod(args, method, level) {
    if (level < WARN) return method.apply(this, args);
    const key = `${level} ${inspect(args, { depth: 3, breakLength: Number.POSITIVE_INFINITY })}`;
    const suppressed = repeats.get(key);
    if (suppressed !== undefined) {
      repeats.set(key, suppressed + 1);
      return;
    }
    if (repeats.size < MAX_LINES)
      openWindow(key, (count) => {
        const [fields, ...rest] = typeof args[0] === 'object' ? args : [{}, ...args];
        method.apply(this, [{ ...(fields as object), suppressed: count }, ...rest] as unknown as Parameters<LogFn>);
      });
    method.apply(this, args);
  };
}
