/** A value with subscribers, in the shape that `useSyncExternalStore` takes. */
export interface Store<T> {
  get: () => T;
  /** Replaces the value and notifies all subscribers. */
  set: (value: T) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** Creates an external store of one value. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
