import { expect, it } from 'vitest';
import { fitSlope, judgeGrowth, type Sample } from './sample.ts';

const sampleAt = (n: number, changes: Partial<Sample> = {}): Sample => ({
  seconds: n * 15,
  heapMegabytes: 80 + (n % 3),
  residentMegabytes: 230 + (n % 5),
  openFiles: 60 + (n % 4),
  listeners: 12,
  databaseConnections: 10 + (n % 2),
  ...changes,
});
const series = (changesOf: (n: number) => Partial<Sample>) =>
  Array.from({ length: 30 }, (_, n) => sampleAt(n, changesOf(n)));

it('fits a straight line', () => {
  expect(fitSlope([1, 2, 3, 4].map((x) => ({ x, y: 5 + 0.5 * x })))).toBeCloseTo(0.5);
  expect(fitSlope([{ x: 1, y: 5 }])).toBe(0);
});

it('what goes up and down around a level is level, and what falls is too', () => {
  expect(judgeGrowth(series(() => ({}))).filter(({ isLevel }) => !isLevel)).toEqual([]);
  expect(judgeGrowth(series((n) => ({ residentMegabytes: 400 - 4 * n }))).every(({ isLevel }) => isLevel)).toBe(true);
});

it.each<[string, (n: number) => Partial<Sample>]>([
  ['heap after garbage collection, MB', (n) => ({ heapMegabytes: 80 + n })],
  ['open files and sockets', (n) => ({ openFiles: 60 + n / 2 })],
  ['event listeners of the process', (n) => ({ listeners: 12 + Math.floor(n / 5) })],
])('finds that %s grows', (what, changesOf) => {
  expect(judgeGrowth(series(changesOf)).flatMap((growth) => (growth.isLevel ? [] : [growth.what]))).toEqual([what]);
});
