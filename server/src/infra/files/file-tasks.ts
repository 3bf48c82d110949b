import type { DocumentKind } from './documents/index.ts';
import type { ImageShape } from './images/index.ts';

/** Tasks of the file worker; paths are those of temporary files. */
export type FileTask =
  | { kind: 'inspect-document'; path: string; name: string }
  | { kind: 'convert-image'; path: string; convertedPath: string; shape: ImageShape }
  | { kind: 'hash-image'; path: string }
  | { kind: 'read-mail'; path: string; folder: string }
  | { kind: 'draw-copy'; path: string; documentKind: DocumentKind; copyPath: string }
  | { kind: 'draw-pages'; path: string; documentKind: DocumentKind; folder: string }
  | { kind: 'read-text'; path: string; documentKind: DocumentKind };
