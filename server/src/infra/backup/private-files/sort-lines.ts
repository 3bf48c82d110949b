import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Characters of the lines that are sorted in memory at a time: some 30,000 keys. */
const RUN_CHARACTERS = 2 * 2 ** 20;

/** Sorted lines in temporary files. */
export interface SortedLines {
  /** Reads them, in the order of their UTF-16 code units. */
  read(): AsyncGenerator<string>;
  remove(): Promise<void>;
}

async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  // `readline` reads a number of lines ahead, however long they are, in each of the files.
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function* mergeLines(runs: AsyncGenerator<string>[]): AsyncGenerator<string> {
  const heads: { line: string; run: AsyncGenerator<string> }[] = [];
  try {
    for (const run of runs) {
      const { value, done } = await run.next();
      if (!done) heads.push({ line: value, run });
    }
    while (heads.length > 0) {
      const first = heads.reduce((a, b) => (b.line < a.line ? b : a));
      yield first.line;
      const { value, done } = await first.run.next();
      if (done) heads.splice(heads.indexOf(first), 1);
      else first.line = value;
    }
  } finally {
    for (const run of runs) await run.return(undefined);
  }
}

/**
 * External merge sort of lines without a line feed, more than fit into memory. Reads all of them before it returns.
 * @param folder of the temporary files
 */
export async function sortLines(
  lines: AsyncIterable<string>,
  folder: string,
  runCharacters = RUN_CHARACTERS,
): Promise<SortedLines> {
  const runs: string[] = [];
  const remove = async () => {
    for (const path of runs) await rm(path, { force: true });
  };
  let run: string[] = [];
  let characters = 0;
  const writeRun = async () => {
    const path = join(folder, `${randomUUID()}.lines`);
    runs.push(path);
    await writeFile(path, `${run.sort().join('\n')}\n`, { mode: 0o600 });
    run = [];
    characters = 0;
  };
  try {
    for await (const line of lines) {
      run.push(line);
      characters += line.length;
      if (characters >= runCharacters) await writeRun();
    }
    if (run.length > 0) await writeRun();
  } catch (error) {
    await remove();
    throw error;
  }
  return { remove, read: () => mergeLines(runs.map(readLines)) };
}
