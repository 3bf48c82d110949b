import { sql } from 'kysely';
import { beforeEach, expect, inject, it } from 'vitest';
import { MovableClock } from '../../lib/clock.ts';
import { openReadableLog } from '../../testing/test-app.ts';
import { runAs } from '../current-work.ts';
import { connect } from '../database/connect.ts';
import { type ObservedStatement, observeSlowStatements, type SlowStatement } from './slow-statements.ts';

const { log, lines } = openReadableLog();
const clock = new MovableClock(new Date());
beforeEach(() => {
  lines.length = 0;
  clock.advanceMonotonic(60_000);
});
const read = () => lines.map((line) => JSON.parse(line));
const seen = (ms: number, text = 'select $1'): ObservedStatement => ({ text, parameters: 1, ms });

it('logs a slow statement of the pool with its request, and none of its values', async () => {
  const observed: ObservedStatement[] = [];
  const db = connect(inject('databaseServerUrl'), 1, { observe: (statement) => void observed.push(statement) });
  await sql`select ${'asha@example.com'}::text as mail,
    ${'9812345670'}::text as phone`.execute(db);
  await db.destroy();
  const recorded: SlowStatement[] = [];
  const observe = observeSlowStatements({ log, clock, thresholdMs: 500, record: (slow) => void recorded.push(slow) });
  const [statement] = observed;
  if (!statement) throw new Error('The statement was not observed.');
  const work = { requestId: 'edge-7', name: 'GET /api/Search' };
  runAs(work, () => observe({ ...statement, ms: 499 }));
  runAs(work, () => observe({ ...statement, ms: 612.4 }));
  const text = 'select $1::text as mail, $2::text as phone';
  expect(recorded).toEqual([{ statement: text, source: work.name, ms: 612.4 }]);
  expect(read()).toMatchObject([
    { msg: 'slow statement', requestId: 'edge-7', source: work.name, statement: text, parameters: 2, ms: 612 },
  ]);
  expect(lines.join('')).not.toMatch(/asha|98123/);
});

it('logs at most 30 a minute, then how many were left out; all are recorded', () => {
  let recorded = 0;
  const observe = observeSlowStatements({ log, clock, thresholdMs: 500, record: () => void recorded++ });
  for (let ms = 1_000; ms < 1_050; ms++) observe(seen(ms));
  expect(lines).toHaveLength(30);
  clock.advanceMonotonic(60_000);
  observe(seen(2_000));
  observe(seen(2_001));
  expect(read().slice(-2)).toMatchObject([{ ms: 2_000, suppressed: 20 }, { ms: 2_001 }]);
  expect(read().at(-1)).not.toHaveProperty('suppressed');
  expect(recorded).toBe(52);
});

it('groups inserts of any number of rows, and keeps long texts short', () => {
  const texts: string[] = [];
  const observe = observeSlowStatements({
    log,
    clock,
    thresholdMs: 1,
    record: ({ statement }) => void texts.push(statement),
  });
  observe(seen(2, 'insert into t (a, b) values ($1, $2)'));
  observe(seen(2, 'insert into t (a, b) values ($1, $2), ($3, $4), ($5, $6)'));
  observe(seen(2, `select ${'x'.repeat(5_000)}`));
  expect(texts.slice(0, 2)).toEqual(['insert into t (a, b) values ($…)', 'insert into t (a, b) values ($…), …']);
  expect(texts[2]).toHaveLength(1_001);
});

it('a threshold of 0 turns it off', () => {
  observeSlowStatements({ log, clock, thresholdMs: 0 })(seen(60_000));
  expect(lines).toEqual([]);
});
