import { type Crop, cropSide, fitSize, type Size } from './crop-square.ts';

/** Side of the uploaded image, in pixels. */
export const AVATAR_SIDE = 512;

function createCanvas({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas.');
  context.imageSmoothingQuality = 'high';
  return [canvas, context];
}

/**
 * Decodes an image file with its EXIF orientation, scaled down to what cropping needs, because phones have little memory.
 * @throws {DOMException} when the file is not an image
 */
export async function decodeImage(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const size = fitSize(bitmap);
  const [canvas, context] = createCanvas(size);
  // JPEG has no transparency: transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return canvas;
}

/** Draws the cropped square over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, image: HTMLCanvasElement, crop: Crop): void {
  const side = cropSide(image, crop);
  const { width, height } = canvas;
  canvas.getContext('2d')?.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, width, height);
}

/** The cropped square as a JPEG file. */
export function cropToFile(image: HTMLCanvasElement, crop: Crop): Promise<File> {
  const [canvas] = createCanvas({ width: AVATAR_SIDE, height: AVATAR_SIDE });
  drawCrop(canvas, image, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'picture.jpg', { type: blob.type }))
          : reject(new Error('The canvas could not be encoded as JPEG.')),
      'image/jpeg',
      0.9,
    );
  });
}
