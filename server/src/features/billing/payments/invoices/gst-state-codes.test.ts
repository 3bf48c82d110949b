import { expect, it } from 'vitest';
import { findStateName, HOME_STATE_ID } from '../../../places/index.ts';
import { indianStates } from '../../../places/states-and-cities.ts';
import { gstCodeOf } from './gst-state-codes.ts';

it('has a unique code for every State', () => {
  const codes = indianStates.map(({ stateName }) => gstCodeOf(stateName));
  expect(codes.filter((code) => !/^\d\d$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(36);
  expect(gstCodeOf(findStateName(HOME_STATE_ID) ?? '')).toBe('27');
});
