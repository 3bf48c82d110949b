import type { Address } from '@aarambh/contract';
import type { Picked, PickOption } from '../../../ui/index.ts';

/** The state and city of one address as shown in their fields. */
export interface PlaceChoice {
  state: Picked;
  city: Picked;
}

/** What was picked in the address form. The text fields and their messages belong to `useForm`. */
export interface AddressState {
  current: PlaceChoice;
  /** A copy of `current` while `isSameAsCurrent`. */
  permanent: PlaceChoice;
  isSameAsCurrent: boolean;
}

type AddressKind = 'current' | 'permanent';

export type AddressAction =
  | { type: 'statePicked'; address: AddressKind; state: Picked }
  | { type: 'cityPicked'; address: AddressKind; city: Picked }
  | { type: 'sameAsCurrentChanged'; isSame: boolean };

const none: Picked = { id: 0, text: '' };

/** The option with an id as a picked value; empty when no option has it. */
export function pickOption(id: number, options: readonly PickOption[]): Picked {
  const option = options.find((candidate) => candidate.id === id);
  return option ? { id, text: option.label } : none;
}

/** Removes the city when the state changes: it belongs to the previous state. */
const withState = (place: PlaceChoice, state: Picked): PlaceChoice =>
  state.text === place.state.text && state.id === place.state.id ? place : { state, city: none };

function withPlace(state: AddressState, address: AddressKind, place: PlaceChoice): AddressState {
  if (address === 'permanent') return { ...state, permanent: place };
  return { ...state, current: place, permanent: state.isSameAsCurrent ? place : state.permanent };
}

/** Reducer of the address form. While `isSameAsCurrent`, the permanent place follows the current one (core §5). */
export function addressReducer(state: AddressState, action: AddressAction): AddressState {
  switch (action.type) {
    case 'statePicked':
      return withPlace(state, action.address, withState(state[action.address], action.state));
    case 'cityPicked':
      return withPlace(state, action.address, { ...state[action.address], city: action.city });
    case 'sameAsCurrentChanged':
      return {
        ...state,
        isSameAsCurrent: action.isSame,
        permanent: action.isSame ? state.current : state.permanent,
      };
  }
}

/** A field whose text was typed but not picked from its list, and the message to show (core §5). */
export interface UnpickedField {
  field: keyof Pick<Address, 'curState' | 'curCity' | 'resState' | 'resCity'>;
  message: string;
}

/** The first state or city that was not picked from its list. */
export function findUnpicked({ current, permanent }: AddressState): UnpickedField | undefined {
  if (!current.state.id) return { field: 'curState', message: 'Please select current state' };
  if (!current.city.id) return { field: 'curCity', message: 'Please select current city' };
  if (!permanent.state.id) return { field: 'resState', message: 'Please select permanent state' };
  if (!permanent.city.id) return { field: 'resCity', message: 'Please select permanent city' };
  return undefined;
}

/** The ids of the picked places, as SaveAddress takes them. */
export const placeIDs = ({ current, permanent }: AddressState) => ({
  curState: current.state.id,
  curCity: current.city.id,
  resState: permanent.state.id,
  resCity: permanent.city.id,
});
