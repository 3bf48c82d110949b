import { getLocations } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/browser-api.ts';

/** The common places of the page, and all of them once somebody reaches for the list: the page itself stays light. */
export function usePlaces(common: readonly string[]): { places: readonly string[]; reach: () => void } {
  const [reached, setReached] = useState(false);
  const { data } = useQuery({
    queryKey: ['locations'],
    queryFn: () => api(getLocations),
    enabled: reached,
    staleTime: 300_000,
  });
  return { places: data ?? common, reach: () => setReached(true) };
}
