import { expect, it } from 'vitest';
import { decideComparisons, removeAssignments, removeProperties, replaceFunctions } from './edit-source.ts';

const compact = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

it('replaces the bodies of functions, also of nested ones', () => {
  const code = 'function outer() { function inner(a) { return a + 1; } return inner(2); }';
  expect(replaceFunctions(code, { inner: 'return 0;' })).toBe(
    'function outer() { function inner(a) { return 0; } return inner(2); }',
  );
  expect(() => replaceFunctions(code, { inner: '', missing: '' })).toThrow('The source has no function missing.');
});

it('removes properties and assignments', () => {
  expect(compact(removeProperties('const hooks = { use: a, useOld: b, useLast: c };', ['useOld']))).toBe(
    'const hooks = { use: a, useLast: c };',
  );
  expect(compact(removeAssignments('exports.a = 1; exports.b = 2;', /^exports\.a$/))).toBe('exports.b = 2;');
});

it('decides comparisons of a field', () => {
  expect(decideComparisons('f(30 === x.tag, x.tag !== 30, 30 === x.mode, 5 === x.tag)', 'tag', [30])).toBe(
    'f(false, true, 30 === x.mode, 5 === x.tag)',
  );
});

it('removes cases that never match, and keeps what other cases reach', () => {
  const code = `function run(x) {
    let log = '';
    switch (x.tag) {
      case 1: log += 'one'; break;
      case 30: var text = 'unreachable'; log += text; break;
      case 2: text = 'two'; log += text;
      case 31: log += ' and 31'; break;
      case 3: case 32: log += 'three';
      default: log += ' and default';
    }
    return log;
  }`;
  const decided = decideComparisons(code, 'tag', [30, 31, 32]);
  expect(decided).not.toContain('unreachable');
  const run = new Function('tag', `'use strict'; ${decided} return run({ tag });`);
  expect([1, 2, 3, 4].map((tag) => run(tag))).toEqual(['one', 'two and 31', 'three and default', ' and default']);
});
