import { MAX_PLACES } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { MapPin } from '../../../ui/display/icons.tsx';
import { Announce, Chip, SuggestField } from '../../../ui/index.ts';
import { fittingPlaces } from './fitting-places.ts';

interface PlacesFieldProps {
  /** All places, most vacancies first. */
  all: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The field is reached or typed into: all places are needed now. */
  onNeeded?: (() => void) | undefined;
}

/**
 * Chooses several places by typing a part of their names; the chosen ones are chips that can be removed. Without
 * JavaScript the text is submitted as it is typed.
 */
export function PlacesField({ all, chosen, onChange, onNeeded }: PlacesFieldProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = chosen.length >= MAX_PLACES;
  const fitting = fittingPlaces(all, chosen, text);
  const hasNoMatch = text.trim() !== '' && all.length > 0 && fitting.length === 0;

  // The focus may have come before this code was loaded.
  function type(typed: string) {
    setText(typed);
    onNeeded?.();
  }

  function add(place: string) {
    setText('');
    setSaid(`${place} added`);
    onChange([...chosen, place]);
  }

  function remove(place: string) {
    setSaid(`${place} removed`);
    onChange(chosen.filter((one) => one !== place));
    field.current?.focus();
  }

  function addFirst(): boolean {
    const [first] = fitting;
    if (first && text.trim()) add(first);
    return true;
  }

  return (
    <div className="grid gap-2">
      {chosen.length > 0 && (
        <ul aria-label="Chosen places" className="flex flex-wrap gap-1.5 noscript:hidden">
          {chosen.map((place) => (
            <li key={place} className="flex max-w-full">
              <Chip label={place} onRemove={() => remove(place)} />
            </li>
          ))}
        </ul>
      )}
      <SuggestField
        ref={field}
        label={chosen.length > 0 ? 'Add another place' : 'Find a place'}
        name="places"
        value={text}
        onChange={type}
        suggestions={isFull ? [] : fitting}
        onPick={add}
        onEnter={addFirst}
        onFocus={onNeeded}
        disabled={isFull}
        maxLength={100}
        placeholder="Type a city or area"
        icon={<MapPin aria-hidden="true" className="size-5" />}
        hint={placesHint(isFull, hasNoMatch)}
      />
      <Announce text={said} />
    </div>
  );
}

function placesHint(isFull: boolean, hasNoMatch: boolean): string | undefined {
  if (isFull) return `${MAX_PLACES} places are chosen. Remove one to add another.`;
  return hasNoMatch ? 'No jobs there at the moment. Check the spelling.' : undefined;
}
