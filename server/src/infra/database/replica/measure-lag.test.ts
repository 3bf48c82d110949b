import { expect, it } from 'vitest';
import { createLagMeter } from './measure-lag.ts';

it('is unknown before the replica has reached the first mark', () => {
  const meter = createLagMeter();
  expect(meter.read(50, 0)).toBeUndefined();
  meter.mark(100, 0);
  expect(meter.read(99, 5)).toBeUndefined();
  expect(meter.read(100, 900)).toBe(0);
});

it('counts from the oldest position that the replica has not replayed', () => {
  const meter = createLagMeter();
  meter.mark(100, 0);
  meter.read(100, 1);
  meter.mark(200, 1_000);
  meter.mark(300, 2_000);
  expect(meter.read(199, 2_500)).toBe(1_500);
  expect(meter.read(200, 3_000)).toBe(1_000);
  expect(meter.read(300, 3_500)).toBe(0);
});

it('is zero while nothing is written', () => {
  const meter = createLagMeter();
  for (let second = 0; second < 7_200; second++) meter.mark(100, second * 1_000);
  expect(meter.read(100, 7_200_000)).toBe(0);
});

it('lasts through hours until everything is replayed', () => {
  const meter = createLagMeter();
  meter.mark(1, 0);
  meter.read(1, 0);
  for (let second = 1; second <= 7_200; second++) meter.mark(second * 10, second * 1_000);
  expect(meter.read(71_999, 7_200_500)).toBeGreaterThan(0);
  expect(meter.read(72_000, 7_200_600)).toBe(0);
});
