import { splitPersonalSearch } from '@aarambh/contract';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The newest parameters of the address, with those that were set and are not rendered yet: navigation takes a moment, and
 * a second change within it must not lose the first.
 */
function useNewestParams(rendered: URLSearchParams) {
  const pending = useRef<string[]>([]);
  const latest = useRef(rendered);
  if (latest.current !== rendered) {
    // Not a pending one: the address was changed elsewhere, as by the back button.
    const at = pending.current.indexOf(rendered.toString());
    pending.current = at < 0 ? [] : pending.current.slice(at + 1);
    latest.current = rendered;
  }
  return {
    read: () => new URLSearchParams(pending.current.at(-1) ?? latest.current),
    push: (params: URLSearchParams) => void pending.current.push(params.toString()),
  };
}

/** The address of a list by its parameters, in the fragment those that no server may log. */
function addressOfFilters(params: URLSearchParams): { search: string; hash: string } {
  const { open, personal } = splitPersonalSearch(params);
  return { search: open.toString(), hash: personal.toString() };
}

/**
 * The filters of a list; they live in the address, so that a list can be shared, reloaded and gone back to. A search that may
 * be personal data is in its fragment, which is not sent to any server. A filter that has its default is not in the address.
 * A changed filter starts at page 1 again.
 * @param defaults a constant object of the screen
 */
export function useFilters<F extends Record<string, string>>(defaults: F) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(
    () => new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]),
    [search, hash],
  );
  const newest = useNewestParams(params);

  const filters = useMemo(() => {
    const given = Object.keys(defaults).map((name) => [name, params.get(name) ?? defaults[name]]);
    return Object.fromEntries(given) as { [name in keyof F]: string };
  }, [params, defaults]);

  /** Changes some filters and leaves the others. */
  function setFilters(change: Partial<Record<keyof F, string>>): void {
    const next = newest.read();
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (!value || value === defaults[name]) next.delete(name);
      else next.set(name, value);
    }
    newest.push(next);
    void navigate(addressOfFilters(next), { replace: true });
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
