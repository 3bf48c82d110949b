import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The filters of a list; they live in the address, so that a list can be shared, reloaded and gone back to. A filter that
 * has its default is not in the address. A changed filter starts at page 1 again.
 * @param defaults a constant object of the screen
 */
export function useFilters<F extends Record<string, string>>(defaults: F) {
  const [params, setParams] = useSearchParams();

  const filters = useMemo(() => {
    const given = Object.keys(defaults).map((name) => [name, params.get(name) ?? defaults[name]]);
    return Object.fromEntries(given) as { [name in keyof F]: string };
  }, [params, defaults]);

  /** Changes some filters and leaves the others. */
  function setFilters(change: Partial<Record<keyof F, string>>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(change)) {
          if (!value || value === defaults[name]) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }

  return {
    filters,
    setFilters,
    /** The page of the list, from 1. */
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    isFiltered: Object.keys(defaults).some((name) => filters[name] !== defaults[name]),
    reset: () => setFilters(defaults),
  };
}
