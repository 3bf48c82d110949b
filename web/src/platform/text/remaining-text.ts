const plural = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** How many characters of `max` may still be typed; spaces around a text are not sent and do not count. */
export const remaining = (text: string, max: number): number => max - text.trim().length;

/** What stands below the field. */
export const remainingText = (left: number): string =>
  left >= 0 ? `${plural(left)} left` : `${plural(-left)} too many`;

/** What is spoken: nothing while there is room, then only at a few steps, so that it does not talk over the typing. */
export function spokenRemaining(left: number, max: number): string {
  if (left < 0) return `Too long: ${max} characters at most`;
  const step = [5, 20].find((few) => left <= few);
  return step ? `No more than ${step} characters left` : '';
}
