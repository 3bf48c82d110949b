import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { matchLines } from './match-lines.ts';
import { sortLines } from './sort-lines.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-many-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* linesOf(...lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

describe('sorting of lines', () => {
  it('merges runs on the disk, and removes them', async () => {
    const sorted = await sortLines(linesOf('d', 'b', 'e', 'a', 'c', 'b'), folder, 2);
    expect(await readdir(folder)).toHaveLength(3);
    expect(await Array.fromAsync(sorted.read())).toEqual(['a', 'b', 'b', 'c', 'd', 'e']);
    await sorted.remove();
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves no files behind when its source fails', async () => {
    async function* failing(): AsyncGenerator<string> {
      yield* ['b', 'a', 'c'];
      throw new Error('the bucket failed');
    }
    await expect(sortLines(failing(), folder, 2)).rejects.toThrow('the bucket failed');
    expect(await readdir(folder)).toEqual([]);
  });

  it('of nothing is nothing', async () => {
    expect(await Array.fromAsync((await sortLines(linesOf(), folder)).read())).toEqual([]);
  });
});

it('lists are matched by key, with all lines of it', async () => {
  const matched = await Array.fromAsync(matchLines(linesOf('a', 'b', 'b', 'd'), linesOf('b\tfirst', 'b\tlast', 'b1')));
  expect(matched).toEqual([
    { key: 'a', found: [['a'], []] },
    {
      key: 'b',
      found: [
        ['b', 'b'],
        ['b\tfirst', 'b\tlast'],
      ],
    },
    { key: 'b1', found: [[], ['b1']] },
    { key: 'd', found: [['d'], []] },
  ]);
});

describe('a list of files that does not fit into memory', () => {
  /** 100,000 keys are more than 50 MB, and a run of them is 2 MB. */
  const workerData = { count: 100_000 };
  const resourceLimits = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 };

  it.each(['sync', 'verify', 'restore'])('%s', async (work) => {
    const worker = new Worker(new URL('./many-files-worker.ts', import.meta.url), {
      workerData: { ...workerData, folder, work },
      resourceLimits,
    });
    // Rejects with ERR_WORKER_OUT_OF_MEMORY, or with what the thread has thrown.
    expect(await once(worker, 'exit')).toEqual([0]);
    expect((await readdir(folder)).filter((name) => name.endsWith('.lines'))).toEqual([]);
  });
});
