import { describe, expect, it } from 'vitest';
import { firstUnpicked, type PlaceChoice, pickedOf, withState } from './address-choices.ts';

const kerala = { id: 4028, text: 'Kerala' };
const kochi = { id: 131617, text: 'Kochi (Cochin)' };
const picked: PlaceChoice = { state: kerala, city: kochi };
const typed = { id: 0, text: 'Ker' };

describe('firstUnpicked', () => {
  it.each<[PlaceChoice, PlaceChoice, string | undefined]>([
    [picked, picked, undefined],
    [{ state: typed, city: typed }, { state: typed, city: typed }, 'Please select current state'],
    [{ ...picked, city: typed }, { state: typed, city: typed }, 'Please select current city'],
    [picked, { state: typed, city: typed }, 'Please select permanent state'],
    [picked, { ...picked, city: typed }, 'Please select permanent city'],
  ])('%j %j', (current, permanent, message) => {
    expect(firstUnpicked(current, permanent)?.message).toBe(message);
  });
});

describe('withState', () => {
  it('clears the city with every change of the state', () => {
    expect(withState(picked, { id: 4026, text: 'Karnataka' })).toEqual({
      state: { id: 4026, text: 'Karnataka' },
      city: { id: 0, text: '' },
    });
    expect(withState(picked, { id: 0, text: 'Keral' }).city).toEqual({ id: 0, text: '' });
  });

  it('keeps it when the same state is picked again', () => {
    expect(withState(picked, { ...kerala })).toBe(picked);
  });
});

describe('pickedOf', () => {
  it('names an id, and leaves the field empty for one that is not listed', () => {
    expect(pickedOf(4028, [{ id: 4028, label: 'Kerala' }])).toEqual(kerala);
    expect(pickedOf(7, [{ id: 4028, label: 'Kerala' }])).toEqual({ id: 0, text: '' });
    expect(pickedOf(0, [])).toEqual({ id: 0, text: '' });
  });
});
