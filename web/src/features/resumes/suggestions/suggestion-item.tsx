import { useState } from 'react';
import { Check } from '../../../ui/display/icons.tsx';
import { Button } from '../../../ui/index.ts';
import type { Suggestion } from './list-suggestions.ts';
import type { SaveState } from './use-suggestion-saves.ts';

interface SuggestionItemProps {
  item: Suggestion;
  state: SaveState | undefined;
  onAdd: () => void;
}

/** A value from the resume with the line it was read from, and the button that adds it. */
export function SuggestionItem({ item, state, onAdd }: SuggestionItemProps) {
  const [isAsking, setAsking] = useState(false);
  const { text, more, source, replaces } = item;

  function add() {
    if (replaces && !isAsking) setAsking(true);
    else onAdd();
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{text}</p>
        {more && <p className="text-sm wrap-anywhere text-muted">{more}</p>}
        {source && source !== text && <p className="text-sm wrap-anywhere text-muted">From “{source}”</p>}
        {isAsking && state?.kind !== 'saved' && (
          <p className="mt-1 text-sm" role="status">
            This replaces {replaces}.
          </p>
        )}
        {state?.kind === 'failed' && (
          <p className="mt-1 text-sm text-danger" role="alert">
            {state.text}
          </p>
        )}
      </div>
      {state?.kind === 'saved' ? (
        <p className="flex min-h-11 items-center gap-1 text-sm text-good">
          <Check className="size-5" /> Added
        </p>
      ) : (
        <Button
          variant="secondary"
          busy={state?.kind === 'saving'}
          busyLabel="Adding..."
          aria-label={isAsking ? `Replace with ${text}` : `Add ${text}`}
          data-add=""
          onClick={add}
        >
          {isAsking ? 'Replace' : 'Add'}
        </Button>
      )}
    </li>
  );
}
