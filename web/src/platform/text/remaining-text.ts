const plural = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** How many of `max` characters are left. Spaces around the text are not sent and do not count. */
export const countRemaining = (text: string, max: number): number => max - text.trim().length;

/** The text below the field. */
export const remainingText = (left: number): string =>
  left >= 0 ? `${plural(left)} left` : `${plural(-left)} too many`;

/** The text for screen readers: empty at first, then at a few thresholds only, so that it does not interrupt typing. */
export function spokenRemaining(left: number, max: number): string {
  if (left < 0) return `Too long: ${max} characters at most`;
  const step = [5, 20].find((few) => left <= few);
  return step ? `No more than ${step} characters left` : '';
}
