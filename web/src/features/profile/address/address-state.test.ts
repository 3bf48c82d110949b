import { describe, expect, it } from 'vitest';
import { type AddressAction, type AddressState, addressReducer, findUnpicked, pickOption } from './address-state.ts';

const kerala = { id: 4028, text: 'Kerala' };
const karnataka = { id: 4026, text: 'Karnataka' };
const kochi = { id: 131617, text: 'Kochi (Cochin)' };
const typed = { id: 0, text: 'Ker' };
const none = { id: 0, text: '' };
const inKochi = { state: kerala, city: kochi };
const unpicked = { state: typed, city: typed };
const empty = { state: none, city: none };

const state = (change: Partial<AddressState> = {}): AddressState => ({
  current: inKochi,
  permanent: inKochi,
  isSameAsCurrent: false,
  ...change,
});
const reduce = (from: AddressState, ...actions: AddressAction[]) => actions.reduce(addressReducer, from);

describe('addressReducer', () => {
  it.each(['current', 'permanent'] as const)('removes the %s city when another state is picked or typed', (address) => {
    const picked = reduce(state(), { type: 'statePicked', address, state: karnataka });
    expect(picked[address]).toEqual({ state: karnataka, city: none });
    expect(reduce(state(), { type: 'statePicked', address, state: typed })[address].city).toEqual(none);
  });

  it('keeps the city when the same state is picked again', () => {
    const again = reduce(state(), { type: 'statePicked', address: 'current', state: { ...kerala } });
    expect(again.current).toEqual(inKochi);
  });

  it('changes one address only while the two differ', () => {
    const changed = reduce(
      state({ current: empty, permanent: empty }),
      { type: 'statePicked', address: 'current', state: kerala },
      { type: 'cityPicked', address: 'current', city: kochi },
    );
    expect(changed).toEqual(state({ permanent: empty }));
    expect(reduce(changed, { type: 'statePicked', address: 'permanent', state: karnataka }).current).toEqual(inKochi);
  });

  it('copies the current place to the permanent one when they become the same, and with every later change', () => {
    const same = reduce(state({ permanent: empty }), { type: 'sameAsCurrentChanged', isSame: true });
    expect(same).toEqual(state({ isSameAsCurrent: true }));
    const moved = reduce(same, { type: 'statePicked', address: 'current', state: karnataka });
    expect(moved.permanent).toEqual({ state: karnataka, city: none });
  });

  it('keeps the copied place when the two may differ again', () => {
    const differs = reduce(state({ isSameAsCurrent: true }), { type: 'sameAsCurrentChanged', isSame: false });
    expect(differs).toEqual(state());
    expect(reduce(differs, { type: 'cityPicked', address: 'current', city: none }).permanent).toEqual(inKochi);
  });
});

describe('findUnpicked', () => {
  it.each<[Partial<AddressState>, string | undefined]>([
    [{}, undefined],
    [{ current: unpicked, permanent: unpicked }, 'Please select current state'],
    [{ current: { ...inKochi, city: typed }, permanent: unpicked }, 'Please select current city'],
    [{ permanent: unpicked }, 'Please select permanent state'],
    [{ permanent: { ...inKochi, city: typed } }, 'Please select permanent city'],
  ])('%j: %s', (change, message) => {
    expect(findUnpicked(state(change))?.message).toBe(message);
  });
});

describe('pickOption', () => {
  it('finds the option of an id, and is empty for an id that is not listed', () => {
    expect(pickOption(4028, [{ id: 4028, label: 'Kerala' }])).toEqual(kerala);
    expect(pickOption(7, [{ id: 4028, label: 'Kerala' }])).toEqual(none);
    expect(pickOption(0, [])).toEqual(none);
  });
});
