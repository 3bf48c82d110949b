import { expect, it } from 'vitest';
import { z } from 'zod';
import { findMalformedText, parseInput } from './validate-input.ts';

it.each([
  ['a lone high surrogate', { name: 'Asha \ud83d' }, ['name']],
  ['a lone low surrogate', { name: '\ude00 Asha' }, ['name']],
  ['one in a list of objects', { jobs: [{ title: 'Fitter' }, { title: '\ud83d' }] }, ['jobs', '1', 'title']],
  ['one in a key', { notes: { '\ud83d': 'x' } }, ['notes']],
])('finds %s', (_, input, path) => {
  expect(findMalformedText(input)).toEqual(path);
});

it('accepts emoji, letters of every script and other values', () => {
  expect(findMalformedText({ name: 'आशा 😀', count: 3, list: [null, true, 'ok'] })).toBeUndefined();
});

it('names the fields of parsed input', () => {
  const schema = z.object({ name: z.string('Name is required') });
  expect(parseInput(schema, { name: 'Asha' })).toEqual({ name: 'Asha' });
  expect(() => parseInput(schema, { name: 'Asha \ud83d' })).toThrow(
    expect.objectContaining({ code: 'bad_input', fields: [{ field: 'name', message: expect.any(String) }] }),
  );
  expect(() => parseInput(schema, {})).toThrow(
    expect.objectContaining({ code: 'bad_input', fields: [{ field: 'name', message: 'Name is required' }] }),
  );
});
