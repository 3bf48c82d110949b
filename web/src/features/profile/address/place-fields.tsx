import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, type Picked, PickField, type PickOption } from '../../../ui/index.ts';
import type { PlaceChoice } from './address-state.ts';
import { useCities } from './use-address.ts';

/** What `register` of `useForm` returns for a field. */
interface Registration {
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
  onState: (picked: Picked) => void;
  onCity: (picked: Picked) => void;
  state: Registration;
  city: Registration;
  errors: { state: string | undefined; city: string | undefined };
  /** True for a copy of the other pair of fields, which already shows hints and errors. */
  isCopy?: boolean | undefined;
}

/** State and city of an address; the city field offers the cities of the picked state. */
export function PlaceFields({ which, states, value, onState, onCity, state, city, errors, isCopy }: PlaceFieldsProps) {
  const cities = useCities(value.state.id);
  const stateTexts = { noMatch: 'No state or union territory matches.', error: errors.state };
  const cityTexts = {
    hint: value.state.id > 0 ? cityHint(cities) : 'Select the state first.',
    noMatch: 'No city in this state matches. Select the nearest one.',
    error: errors.city,
  };

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PickField
        label={`${which} State`}
        options={states}
        value={value.state}
        onChange={(picked) => {
          onState(picked);
          state.onChange();
        }}
        {...controlProps(state)}
        {...(isCopy ? {} : stateTexts)}
      />
      <PickField
        label={`${which} City`}
        options={cities.data ?? []}
        value={value.city}
        onChange={(picked) => {
          onCity(picked);
          city.onChange();
        }}
        busy={cities.isFetching}
        {...controlProps(city)}
        {...(isCopy ? {} : cityTexts)}
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

const controlProps = ({ name, ref, onFocus, onBlur }: Registration) => ({ name, ref, onFocus, onBlur });
