export { drawPicture, type PictureDrawing } from './convert-image.ts';
export type { PictureRefusal } from './reject-image.ts';
