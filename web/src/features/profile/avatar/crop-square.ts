/** Size of an image in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The square cut out of an image: its centre in pixels of the image, and the zoom. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows the whole shorter side, 3 a third of it. */
  zoom: number;
}

export const MAX_ZOOM = 3;

/** Fraction of the shown square by which an arrow key moves the image. */
export const KEY_STEP = 0.05;

/** The side of the cropped square, in pixels of the image. */
export const cropSide = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

const clamp = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** The crop with zoom and position limited to the image. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(1, crop.zoom, MAX_ZOOM);
  const half = cropSide(size, { ...crop, zoom }) / 2;
  return { x: clamp(half, crop.x, size.width - half), y: clamp(half, crop.y, size.height - half), zoom };
}

/** The initial crop: the largest square, centred. */
export const initialCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/**
 * Moves the image under the square.
 * @param right distance as a fraction of the shown square
 * @param down distance as a fraction of the shown square
 */
export function moveImage(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = cropSide(size, crop);
  return clampCrop(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** Sharp at the maximum zoom: 512 px × 3. */
const MAX_SHORT_SIDE = 1_536;
/** Limit of canvases on phones. */
const MAX_LONG_SIDE = 4_096;

/** The size to decode an image at: its own, scaled down when it is larger than cropping needs. */
export function fitSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SHORT_SIDE / Math.min(width, height), MAX_LONG_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
