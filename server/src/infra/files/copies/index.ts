export type { DocumentCopy } from './document-copy.ts';
export { drawCopy } from './draw-copy.ts';
export { type DrawnPages, drawPages } from './draw-pages.ts';
