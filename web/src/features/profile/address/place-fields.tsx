import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, PickField, type PickOption } from '../../../ui/index.ts';
import { type PlaceChoice, withState } from './address-choices.ts';
import { useCities } from './use-address.ts';

/** What ties a field to its form. */
interface Follow {
  name: string;
  ref: (control: HTMLInputElement | null) => void;
  onFocus: () => void;
  onBlur: () => void;
  onChange: () => void;
}

interface PlaceFieldsProps {
  /** 'Current' or 'Permanent'. */
  which: string;
  states: readonly PickOption[];
  value: PlaceChoice;
  onChange: (value: PlaceChoice) => void;
  state: Follow;
  city: Follow;
  errors: { state: string | undefined; city: string | undefined };
  /** It repeats another pair, which says everything already. */
  isCopy?: boolean | undefined;
}

/** State and city of an address: the cities of the picked state, and none left over from the last one. */
export function PlaceFields({ which, states, value, onChange, state, city, errors, isCopy }: PlaceFieldsProps) {
  const cities = useCities(value.state.id);

  const change = (next: PlaceChoice, follow: Follow) => {
    onChange(next);
    follow.onChange();
  };
  const stateWords = { noMatch: 'No state or union territory has these letters.', error: errors.state };
  const cityWords = {
    hint: value.state.id > 0 ? cityHint(cities) : 'Pick the state first.',
    noMatch: 'No city of this state has these letters. Pick the nearest one.',
    error: errors.city,
  };

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PickField
        label={`${which} State`}
        options={states}
        value={value.state}
        onChange={(picked) => change(withState(value, picked), state)}
        {...tieOf(state)}
        {...(isCopy ? {} : stateWords)}
      />
      <PickField
        label={`${which} City`}
        options={cities.data ?? []}
        value={value.city}
        onChange={(picked) => change({ ...value, city: picked }, city)}
        busy={cities.isFetching}
        {...tieOf(city)}
        {...(isCopy ? {} : cityWords)}
      />
    </div>
  );
}

function cityHint({ isFetching, error, refetch }: UseQueryResult<PickOption[]>): ReactNode {
  if (isFetching) return 'Loading the cities...';
  return (
    error && (
      <Button variant="quiet" size="small" onClick={() => refetch()}>
        The cities could not be loaded. Try again
      </Button>
    )
  );
}

const tieOf = ({ name, ref, onFocus, onBlur }: Follow) => ({ name, ref, onFocus, onBlur });
