import { expect, it } from 'vitest';
import { recoverySyncMethod } from './recovery-sync-method.ts';

it.each([
  ['linux', '6.18.44-fc', 'syncfs'],
  ['linux', '5.8.0-1041-aws', 'syncfs'],
  ['linux', '5.7.19', 'fsync'],
  ['linux', '4.19.0', 'fsync'],
  ['darwin', '23.6.0', 'fsync'],
  ['win32', '10.0.20348', 'fsync'],
])('on %s %s: %s', (system, kernel, method) => {
  expect(recoverySyncMethod(system, kernel)).toBe(method);
});
