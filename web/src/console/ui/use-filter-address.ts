import { useLocation } from 'react-router';

/** The filters of a list as the end of an address, for the links to its rows and back. */
export function useFilterAddress(): string {
  const { search, hash } = useLocation();
  return `${search}${hash}`;
}
