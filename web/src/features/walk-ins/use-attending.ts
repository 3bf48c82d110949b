import { isSuccessText } from '@aarambh/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { confirmAttendance } from './walk-ins.api.ts';

type Outcome = { state: 'idle' | 'busy' } | { state: 'done' | 'refused' | 'failed'; text: string };

/**
 * Confirms attendance when the returned function is called.
 * @param immediately confirms once when the page's script starts
 */
export function useAttending(id: string, immediately: boolean): [Outcome, () => void] {
  const [outcome, setOutcome] = useState<Outcome>({ state: immediately ? 'busy' : 'idle' });
  const hasBegun = useRef(false);

  const confirm = useRef(async () => {
    setOutcome({ state: 'busy' });
    try {
      const text = await confirmAttendance(api, id);
      setOutcome({ state: isSuccessText(text) ? 'done' : 'refused', text });
    } catch (error) {
      setOutcome({ state: 'failed', text: error instanceof ApiError ? error.message : 'An error occurred' });
    }
  });

  useEffect(() => {
    // React mounts twice in development.
    if (!immediately || hasBegun.current) return;
    hasBegun.current = true;
    void confirm.current();
  }, [immediately]);

  return [outcome, confirm.current];
}
