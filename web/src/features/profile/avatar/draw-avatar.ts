import { type Crop, fitSize, type Size, sideOf } from './crop-square.ts';

/** Side of the picture that is sent, in pixels. */
export const PICTURE_SIDE = 512;

function sheetOf({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  return [canvas, context];
}

/**
 * Opens a chosen picture the right way up, and no larger than cropping needs: phones have little memory.
 * @throws when the file is no picture
 */
export async function openPicture(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const size = fitSize(bitmap);
  const [canvas, context] = sheetOf(size);
  // JPEG knows no transparency: what is clear would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return canvas;
}

/** Draws the kept square over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, crop: Crop): void {
  const side = sideOf(picture, crop);
  const { width, height } = canvas;
  canvas.getContext('2d')?.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, width, height);
}

/** The kept square as a file to send. */
export function cutOut(picture: HTMLCanvasElement, crop: Crop): Promise<File> {
  const [canvas] = sheetOf({ width: PICTURE_SIDE, height: PICTURE_SIDE });
  drawCrop(canvas, picture, crop);
  return new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(new File([blob], 'picture.jpg', { type: blob.type })) : fail(new Error('No picture.'))),
      'image/jpeg',
      0.9,
    );
  });
}
