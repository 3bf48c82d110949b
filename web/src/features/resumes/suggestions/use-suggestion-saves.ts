import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { detailsKey } from '../../accounts/index.ts';
import type { Suggestion } from './list-suggestions.ts';

export type SaveState = { kind: 'saving' | 'saved' } | { kind: 'failed'; text: string };

/** Saves suggestions one after the other, and has the parts of the profile fetched again. */
export function useSuggestionSaves(accountID: number, onChanged: () => void) {
  const queries = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<string, SaveState>>(new Map());
  const set = (id: string, state: SaveState) => setStates((all) => new Map(all).set(id, state));

  async function saveAll(items: readonly Suggestion[]): Promise<void> {
    for (const { id, save } of items) {
      set(id, { kind: 'saving' });
      try {
        await save();
        set(id, { kind: 'saved' });
      } catch (error) {
        const isPasswordNeeded = error instanceof ApiError && error.problem?.code === 'password_needed';
        const text = isPasswordNeeded
          ? 'Please change it on the profile page, under your name: we ask for your password there.'
          : (error as Error).message;
        set(id, { kind: 'failed', text });
      }
    }
    // The keys of the profile's queries begin with these.
    await queries.invalidateQueries({ queryKey: ['profile', accountID] });
    await queries.invalidateQueries({ queryKey: detailsKey(accountID) });
    onChanged();
  }

  return { states, saveAll };
}
