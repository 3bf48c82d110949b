/** Merges changes into address parameters ('' removes one) and resets the page. */
export function mergeParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const merged = new URLSearchParams(params);
  merged.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) merged.set(name, value);
    else merged.delete(name);
  }
  for (const [name, value] of [...merged]) if (value === '') merged.delete(name);
  return merged;
}

/** Path with parameters, for example `/job/search?keyword=…`. */
export function addressWith(path: string, params: URLSearchParams): string {
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** Address of a search. */
export const searchAddress = (given: { keyword?: string; location?: string; experience?: string }): string =>
  addressWith('/job/search', mergeParams(new URLSearchParams(), given));
