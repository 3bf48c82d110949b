/** React keys of requests: each gets a new element, so that focus, announcement and timers restart. */
export function createKeys(): (request: object) => number {
  const keys = new WeakMap<object, number>();
  let last = 0;
  return (request) => {
    const known = keys.get(request) ?? ++last;
    keys.set(request, known);
    return known;
  };
}
