import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Test files of a piece: a few minutes of work are lost when it is interrupted. */
const PIECE_FILES = 20;

const doneFile = (folder: string): string => join(folder, 'done.txt');

function readDone(folder: string): Set<string> {
  try {
    return new Set(readFileSync(doneFile(folder), 'utf8').split('\n'));
  } catch {
    return new Set();
  }
}

/**
 * Runs test files in pieces. A run that was interrupted or has failed continues with the first piece that has not passed.
 * @param folder remembers what has passed; another one for each commit
 * @param run runs the tests of a piece; returns whether they passed
 * @throws when a piece fails
 */
export function runInPieces(
  folder: string,
  files: readonly string[],
  run: (piece: string[]) => boolean,
  pieceFiles = PIECE_FILES,
): void {
  mkdirSync(folder, { recursive: true });
  const done = readDone(folder);
  const left = files.filter((file) => !done.has(file));
  for (let i = 0; i < left.length; i += pieceFiles) {
    const piece = left.slice(i, i + pieceFiles);
    console.log(`${files.length - left.length + i} of ${files.length} test files done`);
    if (!run(piece)) throw new Error('the tests of a release must pass; the next run continues with those that failed');
    appendFileSync(doneFile(folder), `${piece.join('\n')}\n`);
  }
}
