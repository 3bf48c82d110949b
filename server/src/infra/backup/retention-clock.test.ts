import { expect, it } from 'vitest';
import { describeClockJump } from './retention-clock.ts';

it.each([
  ['a night later', '2026-11-24T20:30:00Z', undefined],
  ['a night later, after a failed base', '2026-11-25T02:30:00Z', undefined],
  ['a correction of minutes', '2026-11-23T20:25:00Z', undefined],
  ['a week later', '2026-11-30T20:30:00Z', 'went on'],
  ['a day earlier', '2026-11-22T20:30:00Z', 'went back'],
])('%s', (_, now, message) => {
  const jump = describeClockJump(new Date('2026-11-23T20:30:00Z'), new Date(now));
  if (message) expect(jump).toContain(message);
  else expect(jump).toBeUndefined();
});
