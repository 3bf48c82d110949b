/** What the file workers are asked to do; paths are of temporary files. */
export type FileTask =
  | { kind: 'inspect-document'; path: string; name: string }
  | { kind: 'draw-picture'; path: string; drawnPath: string };
