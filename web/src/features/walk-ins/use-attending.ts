import { isSuccessText } from '@aarambh/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { api } from '../../platform/api/browser-api.ts';
import { noteAttending } from './walk-ins.api.ts';

type Outcome = { state: 'unasked' | 'busy' } | { state: 'done' | 'refused' | 'failed'; text: string };

/**
 * Says that one comes, when its function is called.
 * @param atOnce it is said as soon as the page's script runs, once
 */
export function useAttending(id: string, atOnce: boolean): [Outcome, () => void] {
  const [outcome, setOutcome] = useState<Outcome>({ state: atOnce ? 'busy' : 'unasked' });
  const hasBegun = useRef(false);

  const say = useRef(async () => {
    setOutcome({ state: 'busy' });
    try {
      const text = await noteAttending(api, id);
      setOutcome({ state: isSuccessText(text) ? 'done' : 'refused', text });
    } catch (error) {
      setOutcome({ state: 'failed', text: error instanceof ApiError ? error.message : 'An error occurred' });
    }
  });

  useEffect(() => {
    // React mounts twice while developing.
    if (!atOnce || hasBegun.current) return;
    hasBegun.current = true;
    void say.current();
  }, [atOnce]);

  return [outcome, say.current];
}
