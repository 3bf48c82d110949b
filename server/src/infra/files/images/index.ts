export { convertImage, type ImageConversion, type ImageShape } from './convert-image.ts';
export { hashImage, type ImageHash } from './hash-image.ts';
export type { ImageRefusal } from './reject-image.ts';
