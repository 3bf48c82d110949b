/** Local storage that never throws: with all cookies blocked, and in some private modes, a browser refuses every access. */

/** The stored text; null when nothing is stored or storage is blocked. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The value of a JSON text; null when there is none or it is malformed, as another program may have written it. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return null;
  }
}

/** The entries of a list that have the expected shape; empty when something else is given. */
export const filterList = <Entry>(value: unknown, isEntry: (entry: unknown) => entry is Entry): Entry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

/** The stored list, without entries of another shape. */
export const readList = <Entry>(key: string, isEntry: (entry: unknown) => entry is Entry): Entry[] =>
  filterList(parseJson(readText(key)), isEntry);

/** Stores a value as JSON, or removes it when it is undefined. False when the browser stores nothing (blocked or full). */
export function writeJson(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Stores a list as JSON; an empty one is removed. False when the browser stores nothing (blocked or full). */
export const writeList = (key: string, list: readonly unknown[]): boolean =>
  writeJson(key, list.length > 0 ? list : undefined);
