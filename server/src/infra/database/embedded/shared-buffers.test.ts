import { expect, it } from 'vitest';
import { sharedBuffers } from './shared-buffers.ts';

it.each([
  [512, '128MB'],
  [2_048, '256MB'],
  [8_192, '1024MB'],
  [65_536, '4096MB'],
])('of %i MB takes %s', (megabytes, setting) => {
  expect(sharedBuffers(megabytes * 2 ** 20)).toBe(setting);
});
