import sharp from 'sharp';
import { readSafely } from './convert-image.ts';

/**
 * A perceptual hash as 128 binary digits; undefined for anything that is not a picture, or one without features such as
 * a single colour.
 */
export type ImageHash = string | undefined;

const SIDE = 8;
/** Fewer bits that are set, or that are not, describe an area of one colour: many pictures have such a hash. */
const MIN_BITS = 6;

/** A point is brighter than another by more than this, of 255: compression changes areas of one colour by less. */
const MARGIN = 8;

/** Whether each point is brighter than the next one, in both directions (dHash). */
function compareNeighbours(points: Buffer, width: number): string {
  const at = (x: number, y: number) => points[y * width + x] ?? 0;
  const cells = Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)] as const);
  const across = cells.map(([x, y]) => (at(x, y) > at(x + 1, y) + MARGIN ? '1' : '0'));
  const down = cells.map(([x, y]) => (at(x, y) > at(x, y + 1) + MARGIN ? '1' : '0'));
  return [...across, ...down].join('');
}

/**
 * Computes the perceptual hash (dHash, 64 bits in each direction) of a JPEG, PNG or WebP image: copies in another size, format or
 * quality differ in few bits. A picture with another border or crop has a different hash.
 */
export async function hashImage(path: string): Promise<ImageHash> {
  const file = await readSafely(path);
  if (!file.ok) return undefined;
  try {
    const side = SIDE + 1;
    const points = await sharp(file.content, file.options)
      .flatten({ background: '#fff' })
      .greyscale()
      .resize(side, side, { fit: 'fill' })
      .raw()
      .toBuffer();
    const hash = compareNeighbours(points, side);
    const set = [...hash].filter((bit) => bit === '1').length;
    return set < MIN_BITS || set > hash.length - MIN_BITS ? undefined : hash;
  } catch {
    return undefined;
  }
}
