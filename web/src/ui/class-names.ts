/** Joins class names and leaves out what is false, so that a component can add a class on a condition. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
