import type { Address } from '@aarambh/contract';
import type { Picked, PickOption } from '../../../ui/index.ts';

/** The state and the city of one address as they stand in their fields. */
export interface PlaceChoice {
  state: Picked;
  city: Picked;
}

const nothing: Picked = { id: 0, text: '' };

/** The option of an id, or nothing for an id that is not listed any more. */
export function pickedOf(id: number, options: readonly PickOption[]): Picked {
  const option = options.find((one) => one.id === id);
  return option ? { id, text: option.label } : nothing;
}

/** The choice with another state; cities of the last one do not lie in it. */
export const withState = (choice: PlaceChoice, state: Picked): PlaceChoice =>
  state.text === choice.state.text && state.id === choice.state.id ? choice : { state, city: nothing };

/** A field in which something was typed but nothing picked, with what its dialog says (core §5). */
export interface UnpickedField {
  field: keyof Pick<Address, 'curState' | 'curCity' | 'resState' | 'resCity'>;
  message: string;
}

/** The first place that was not picked from its list; nothing when all four were. */
export function firstUnpicked(current: PlaceChoice, permanent: PlaceChoice): UnpickedField | undefined {
  if (!current.state.id) return { field: 'curState', message: 'Please select current state' };
  if (!current.city.id) return { field: 'curCity', message: 'Please select current city' };
  if (!permanent.state.id) return { field: 'resState', message: 'Please select permanent state' };
  if (!permanent.city.id) return { field: 'resCity', message: 'Please select permanent city' };
  return undefined;
}
