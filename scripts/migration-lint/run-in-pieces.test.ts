import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runInPieces } from './run-in-pieces.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aarambh-pieces-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = ['a', 'b', 'c', 'd', 'e'];

/** Runs until a piece has a certain file, which fails; returns the pieces. */
function runUntil(failing: string | undefined): string[][] {
  const pieces: string[][] = [];
  const run = (piece: string[]) => {
    pieces.push(piece);
    return !piece.includes(failing ?? '');
  };
  const all = () => runInPieces(folder, files, run, 2);
  if (failing) expect(all).toThrow('the tests of a release must pass');
  else all();
  return pieces;
}

it('a run that has failed continues with the piece that did not pass', () => {
  expect(runUntil('d')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(runUntil(undefined)).toEqual([['c', 'd'], ['e']]);
});

it('a run after all pieces have passed runs nothing', () => {
  runUntil(undefined);
  expect(runUntil(undefined)).toEqual([]);
});
