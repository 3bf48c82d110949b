import { expect, it } from 'vitest';
import { sharedBuffers } from './shared-buffers.ts';

it.each([
  [512, '128MB'],
  [2_048, '256MB'],
  [8_192, '1024MB'],
  [65_536, '4096MB'],
])('with %i MB of memory shared_buffers is %s', (megabytes, setting) => {
  expect(sharedBuffers(megabytes * 2 ** 20)).toBe(setting);
});
