export { convertImage, type ImageConversion } from './convert-image.ts';
export type { ImageRefusal } from './reject-image.ts';
