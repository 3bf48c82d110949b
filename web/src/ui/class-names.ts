/** Joins class names and skips falsy values, so that a class can depend on a condition. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
