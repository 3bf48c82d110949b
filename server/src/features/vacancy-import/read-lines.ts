import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A line longer than this (characters) is skipped without being held in memory. */
export const LINE_LIMIT = 1_000_000;

export interface Line {
  /** Counted from 1, empty lines included. */
  number: number;
  /** Undefined when the line is longer than {@link LINE_LIMIT}. */
  text: string | undefined;
}

/**
 * Streams the lines of a text file (UTF-8; compressed if its name ends in .gz).
 * @param onBytes is called with the number of bytes of the file read so far
 */
export async function* readLines(file: string, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<Line> {
  const raw = createReadStream(file, { highWaterMark: 32 * 1024 });
  raw.on('data', () => onBytes(raw.bytesRead));
  // Errors of either stream reach the loop below; without a callback they would end the process.
  const chunks = file.endsWith('.gz') ? pipeline(raw, createGunzip(), () => {}) : raw;
  const decoder = new TextDecoder();
  let number = 0;
  let partial = '';
  let tooLong = false;
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    const pieces = (partial + decoder.decode(chunk, { stream: true })).split('\n');
    partial = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield { number: ++number, text: tooLong || piece.length > LINE_LIMIT ? undefined : piece };
      tooLong = false;
    }
    if (partial.length > LINE_LIMIT) {
      tooLong = true;
      partial = '';
    }
  }
  const last = partial + decoder.decode();
  if (last !== '' || tooLong) yield { number: ++number, text: tooLong ? undefined : last };
}
