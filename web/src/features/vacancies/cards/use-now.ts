import { useRouteLoaderData } from 'react-router';

/** Time the page was rendered, so that server and browser compute the same age of a posting. */
export function useNow(): Date {
  const root = useRouteLoaderData('root') as { now: string } | undefined;
  return root ? new Date(root.now) : new Date();
}
