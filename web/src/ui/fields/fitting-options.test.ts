import { describe, expect, it } from 'vitest';
import { fittingOptions } from './fitting-options.ts';

const options = ['Karnataka', 'Kerala', 'Tamil Nadu'].map((label, at) => ({ id: at + 1, label }));

describe('fittingOptions', () => {
  it.each([
    ['ka', ['Karnataka']],
    ['LA', ['Kerala']],
    ['a', ['Karnataka', 'Kerala', 'Tamil Nadu']],
    [' nadu ', ['Tamil Nadu']],
    ['l n', ['Tamil Nadu']],
    ['Kerala State', []],
    ['', []],
    ['   ', []],
  ])('%j', (text, labels) => {
    expect(fittingOptions(options, text).map(({ label }) => label)).toEqual(labels);
  });
});
