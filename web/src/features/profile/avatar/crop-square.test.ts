import { expect, it } from 'vitest';
import { fitSize, keepInside, movePicture, sideOf, wholeCrop, ZOOM_MAX } from './crop-square.ts';

const wide = { width: 900, height: 600 };

it('begins with the largest square in the middle', () => {
  const crop = wholeCrop(wide);
  expect(crop).toEqual({ x: 450, y: 300, zoom: 1 });
  expect(sideOf(wide, crop)).toBe(600);
});

it('keeps less of the picture the nearer one goes, and no nearer than allowed', () => {
  expect(sideOf(wide, { ...wholeCrop(wide), zoom: 2 })).toBe(300);
  expect(keepInside(wide, { x: 450, y: 300, zoom: 50 }).zoom).toBe(ZOOM_MAX);
  expect(keepInside(wide, { x: 450, y: 300, zoom: 0 }).zoom).toBe(1);
});

it('moves with the finger: a picture dragged to the right shows what was on its left', () => {
  expect(movePicture(wide, wholeCrop(wide), 0.1, 0)).toEqual({ x: 390, y: 300, zoom: 1 });
});

it.each([
  [5, 5, { x: 150, y: 150 }],
  [-5, -5, { x: 750, y: 450 }],
])('never shows what lies beside the picture (%d, %d)', (right, down, middle) => {
  expect(movePicture(wide, { ...wholeCrop(wide), zoom: 2 }, right, down)).toEqual({ ...middle, zoom: 2 });
});

it('comes back inside when one goes out again at the edge', () => {
  expect(keepInside(wide, { x: 800, y: 550, zoom: 1 })).toEqual({ x: 600, y: 300, zoom: 1 });
});

it.each([
  [wide, wide],
  [
    { width: 6144, height: 4608 },
    { width: 2048, height: 1536 },
  ],
  [
    { width: 20_480, height: 1_000 },
    { width: 4096, height: 200 },
  ],
  [
    { width: 1, height: 30_000 },
    { width: 1, height: 4096 },
  ],
])('works on %j as %j', (size, fitted) => {
  expect(fitSize(size)).toEqual(fitted);
});
