import { expect, it } from 'vitest';
import { clampCrop, cropSide, fitSize, initialCrop, MAX_ZOOM, moveImage } from './crop-square.ts';

const wide = { width: 900, height: 600 };

it('starts with the largest square, centred', () => {
  const crop = initialCrop(wide);
  expect(crop).toEqual({ x: 450, y: 300, zoom: 1 });
  expect(cropSide(wide, crop)).toBe(600);
});

it('crops a smaller square at a higher zoom, up to the limits', () => {
  expect(cropSide(wide, { ...initialCrop(wide), zoom: 2 })).toBe(300);
  expect(clampCrop(wide, { x: 450, y: 300, zoom: 50 }).zoom).toBe(MAX_ZOOM);
  expect(clampCrop(wide, { x: 450, y: 300, zoom: 0 }).zoom).toBe(1);
});

it('an image dragged to the right shows more of its left', () => {
  expect(moveImage(wide, initialCrop(wide), 0.1, 0)).toEqual({ x: 390, y: 300, zoom: 1 });
});

it.each([
  [5, 5, { x: 150, y: 150 }],
  [-5, -5, { x: 750, y: 450 }],
])('never leaves the image (%d, %d)', (right, down, centre) => {
  expect(moveImage(wide, { ...initialCrop(wide), zoom: 2 }, right, down)).toEqual({ ...centre, zoom: 2 });
});

it('moves back into the image when zooming out at an edge', () => {
  expect(clampCrop(wide, { x: 800, y: 550, zoom: 1 })).toEqual({ x: 600, y: 300, zoom: 1 });
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
])('decodes %j at %j', (size, fitted) => {
  expect(fitSize(size)).toEqual(fitted);
});
