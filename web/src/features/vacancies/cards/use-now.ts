import { useRouteLoaderData } from 'react-router';

/** When this page was made: server and browser must count the age of a posting from the same moment. */
export function useNow(): Date {
  const root = useRouteLoaderData('root') as { now: string } | undefined;
  return root ? new Date(root.now) : new Date();
}
