import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { PreferenceForm } from './preference-form.tsx';
import { suggestPlaces } from './suggest-places.ts';
import { listKnownPlaces } from './suggestions.api.ts';

const PLACES_STALE_MS = 300_000;

/** Form to add a preferred location, with suggestions of known places. */
export function LocationForm({ onAdd }: { onAdd: (place: string) => Promise<boolean> }) {
  const [typed, setTyped] = useState('');
  // Errors are ignored: without suggestions the field accepts text (core §8).
  const { data: places = [] } = useQuery({
    queryKey: ['places'],
    queryFn: () => listKnownPlaces(api),
    staleTime: PLACES_STALE_MS,
  });
  return (
    <PreferenceForm
      label="Preferred Location"
      name="preferredLocation"
      schema={() => import('./preferences-schemas.ts').then((module) => module.locationSchema)}
      typed={typed}
      onType={setTyped}
      suggestions={suggestPlaces(places, typed)}
      placeholder="For example: Pune"
      onAdd={onAdd}
    />
  );
}
