import { expect, it } from 'vitest';
import { badgeTone, stepsOf } from './service-progress.ts';

const bought = { boughtOn: '2026-11-01T20:00:00.000Z', startedOn: '', completedOn: '' };
const started = { ...bought, startedOn: '2026-11-05T04:00:00.000Z' };
const completed = { ...started, completedOn: '2026-11-09T04:00:00.000Z' };

it('the badge shows completion by the completion date alone', () => {
  expect([bought, started, completed].map(badgeTone)).toEqual(['info', 'info', 'success']);
});

it('the steps have Indian dates', () => {
  expect(stepsOf(started)).toEqual([
    { name: 'Bought', on: '02-Nov-2026', isDone: true },
    { name: 'Started', on: '05-Nov-2026', isDone: true },
    { name: 'Completed', on: '', isDone: false },
  ]);
  expect(stepsOf(completed).map(({ isDone }) => isDone)).toEqual([true, true, true]);
});

it('a completed service counts as started', () => {
  expect(stepsOf({ ...completed, startedOn: '' })[1]).toEqual({ name: 'Started', on: '09-Nov-2026', isDone: true });
});
