import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { type LibraryTrim, trimLibraries, trimmedLibraries } from './trim-libraries.ts';

const packages = join(createRequire(import.meta.url).resolve('react-dom/package.json'), '../..');
const read = (file: string): string => readFileSync(join(packages, file), 'utf8');

// An upgrade that breaks the trimming fails here, with the text or the function that the new version lacks.
describe.each(trimmedLibraries)('the installed version of $library', ({ files, trim }) => {
  it.each(files)('has everything that is removed, and stays valid JavaScript without it: %s', (file) => {
    const source = read(file);
    const trimmed = trim(file, source);
    expect(trimmed.length).not.toBe(source.length);
    expect(() => parseAst(trimmed)).not.toThrow();
  });

  it.each(files)('is not trimmed silently when it differs: %s', (file) => {
    expect(() => trim(file, '"use strict";')).toThrow(/has no|does not contain/);
  });
});

describe('the plugin', () => {
  const library: LibraryTrim = {
    library: 'Sample',
    module: 'trim-sample.ts',
    packages: ['sample'],
    files: ['sample/a.js', 'sample/b.js'],
    trim: (_file, source) => source.replace('unused()', ''),
    findUse: (code) => /useUnused/.exec(code)?.[0],
    findUseInPackage: (code) => /sample\.unused/.exec(code)?.[0],
  };

  /** The plugin's hooks, whose errors are thrown. */
  function open() {
    const { transform, buildEnd } = trimLibraries([library]);
    if (typeof transform !== 'function' || typeof buildEnd !== 'function')
      throw new Error('The plugin has other hooks.');
    const error = (message: string): never => {
      throw new Error(message);
    };
    return {
      transform: (code: string, id: string) => transform.call({ error } as never, code, id),
      end: (failure?: Error) => buildEnd.call({ error } as never, failure),
    };
  }

  it('trims the files of a library, and fails unless the build has them all', () => {
    const { transform, end } = open();
    expect(transform('used(); unused()', '/app/node_modules/sample/a.js')).toBe('used(); ');
    expect(transform('unused()', '/app/node_modules/sample/other.js')).toBeUndefined();
    expect(() => end()).toThrow('The build has no sample/b.js, which trim-sample.ts trims.');
    expect(() => end(new Error('another failure'))).not.toThrow();
    transform('unused()', 'C:\\app\\node_modules\\sample\\b.js?v=1');
    expect(() => end()).not.toThrow();
  });

  it('fails when a page or another package uses what is removed', () => {
    const { transform } = open();
    const page = join(import.meta.dirname, '../src/root.tsx');
    expect(() => transform('useUnused();', page)).toThrow(
      'trim-sample.ts removes the part of Sample behind useUnused.',
    );
    const other = '/app/node_modules/@other/package/index.js';
    expect(() => transform('sample.unused;', other)).toThrow(
      `${other} uses sample.unused, which trim-sample.ts removes.`,
    );
    expect(() => transform('sample.unused;', '/app/node_modules/sample/index.js')).not.toThrow();
  });
});
