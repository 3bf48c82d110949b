import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { dialogs } from '../../../ui/index.ts';
import { profileKeys } from '../profile-keys.ts';
import { PreferenceCard, type PreferenceCardTexts } from './preference-card.tsx';
import { PreferenceDialog } from './preference-dialog.tsx';
import { changeList, type PreferenceItem } from './preference-list.ts';
import { addLocation, listLocations, removeLocation } from './preferences.api.ts';
import { usePreferenceDialog } from './use-preference-dialog.ts';

// Loaded lazily: most visits only read the list.
const LocationForm = lazy(() => import('./location-form.tsx').then((module) => ({ default: module.LocationForm })));

const texts: PreferenceCardTexts = {
  heading: 'Preferred Job Locations',
  intro: "Select cities where you'd like to work",
  add: 'Add Location',
  edit: 'Edit Locations',
  noun: ['Location', 'Locations'],
  loading: 'Loading your preferred locations...',
  empty: 'No Preferred Locations Yet',
  emptyText: "Add locations where you'd like to find job opportunities",
};

const toItems = (places: string[]): PreferenceItem[] => places.map((place) => ({ id: place, label: place }));

interface PreferredLocationsCardProps {
  accountID: number;
  /** Called after a change that may affect the profile progress. */
  onChanged: () => void;
}

/** Preferred job locations (core §2, §4). */
export function PreferredLocationsCard({ accountID, onChanged }: PreferredLocationsCardProps) {
  const list = useQuery({
    queryKey: profileKeys.locations(accountID),
    queryFn: () => listLocations(api, accountID),
    select: toItems,
  });
  const dialog = usePreferenceDialog(list, onChanged);

  const remove = ({ label }: PreferenceItem) => changeList(list, removeLocation(api, accountID, label), dialogs.info);

  async function removeFromCard(item: PreferenceItem) {
    if (await remove(item)) onChanged();
  }

  return (
    <>
      <PreferenceCard texts={texts} list={list} onRemove={removeFromCard} onEdit={dialog.show} />
      <PreferenceDialog
        title="Add/Edit Preferred Location"
        added="Added Preferred Locations"
        texts={texts}
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
