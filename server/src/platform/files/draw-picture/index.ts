export { drawPicture, type PictureDrawing } from './draw-picture.ts';
export type { PictureRefusal } from './refuse-picture.ts';
