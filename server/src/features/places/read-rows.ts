import { readFileSync } from 'node:fs';

/** Reads a table of this folder: rows of columns separated by tabs; lines that start with '#' are comments. */
export const readRows = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
