import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { dialogs } from '../../../ui/index.ts';
import { suggestPlaces } from '../address/suggest-places.ts';
import { profileKeys } from '../profile-keys.ts';
import { PreferenceCard, type PreferenceCardWords } from './preference-card.tsx';
import { PreferenceDialog, PreferenceForm } from './preference-dialog.tsx';
import { changeList, type PreferenceItem } from './preference-list.ts';
import { addLocation, listKnownPlaces, listLocations, removeLocation } from './preferences.api.ts';
import { usePreferenceDialog } from './use-preference-dialog.ts';

const PLACES_FRESH_MS = 300_000;

const words: PreferenceCardWords = {
  heading: 'Preferred Job Locations',
  intro: "Select cities where you'd like to work",
  add: 'Add Location',
  edit: 'Edit Locations',
  noun: ['Location', 'Locations'],
  loading: 'Loading your preferred locations...',
  empty: 'No Preferred Locations Yet',
  emptyText: "Add locations where you'd like to find job opportunities",
};

const asItems = (places: string[]): PreferenceItem[] => places.map((place) => ({ id: place, label: place }));

interface PreferredLocationsCardProps {
  accountID: number;
  /** Something changed that counts for the profile progress. */
  onChanged: () => void;
}

/** Places one would work in (core §2, §4). */
export function PreferredLocationsCard({ accountID, onChanged }: PreferredLocationsCardProps) {
  const list = useQuery({
    queryKey: profileKeys.locations(accountID),
    queryFn: () => listLocations(api, accountID),
    select: asItems,
  });
  const dialog = usePreferenceDialog(list, onChanged);

  const remove = ({ label }: PreferenceItem) => changeList(list, removeLocation(api, accountID, label), dialogs.info);

  async function removeFromCard(item: PreferenceItem) {
    if (await remove(item)) onChanged();
  }

  return (
    <>
      <PreferenceCard words={words} list={list} onRemove={removeFromCard} onEdit={dialog.show} />
      <PreferenceDialog
        title="Add/Edit Preferred Location"
        added="Added Preferred Locations"
        words={words}
        list={list}
        onRemove={remove}
        open={dialog.open}
        onClose={dialog.close}
      >
        <LocationForm onAdd={(place) => changeList(list, addLocation(api, accountID, place), dialogs.info)} />
      </PreferenceDialog>
    </>
  );
}

function LocationForm({ onAdd }: { onAdd: (place: string) => Promise<boolean> }) {
  const [typed, setTyped] = useState('');
  // Suggestions are a help: without them the field stays a plain one (core §8).
  const { data: places = [] } = useQuery({
    queryKey: ['places'],
    queryFn: () => listKnownPlaces(api),
    staleTime: PLACES_FRESH_MS,
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
