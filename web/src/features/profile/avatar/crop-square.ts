/** Sides of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is kept: its middle in pixels of the picture, and how far one has gone in. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows all of the shorter side; 3 a third of it. */
  zoom: number;
}

export const ZOOM_MAX = 3;

/** How much of the shown square one press of an arrow key moves it. */
export const KEY_STEP = 0.05;

/** The side of the kept square, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** The same crop, moved and zoomed no further than the picture goes. */
export function keepInside(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, ZOOM_MAX);
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return { x: between(half, crop.x, size.width - half), y: between(half, crop.y, size.height - half), zoom };
}

/** The crop to begin with: the middle, as much as a square holds. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/**
 * Moves the picture below the square.
 * @param right and
 * @param down parts of the shown square that the picture goes: 1 is all of it
 */
export function movePicture(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return keepInside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** Enough for a sharp square at the largest zoom; and what phones draw at most. */
const SHORT_SIDE = 1_536;
const LONG_SIDE = 4_096;

/** The size to work with: the picture's own unless it is larger than cropping needs. */
export function fitSize({ width, height }: Size): Size {
  const scale = Math.min(1, SHORT_SIDE / Math.min(width, height), LONG_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
