import { z } from 'zod';

/** A setting that is a whole number from `min` to `max`, such as 3000. `unit` says of what, for the message. */
export function wholeNumber({ min, max, unit }: { min: number; max?: number; unit?: string }) {
  const message = unit ? `must be a whole number of ${unit}` : 'must be a whole number';
  const number = z.coerce.number(message).int(message).min(min, `must be ${min} or more`);
  return max === undefined ? number : number.max(max, `must be ${max} or less`);
}

/** A setting that is an amount of `unit` from 0 to `max`, fractions included. */
export const amountOf = (unit: string, max: number) =>
  z.coerce.number(`must be a number of ${unit}`).min(0, 'must be 0 or more').max(max, `must be ${max} or less`);

/** A setting that is on or off. */
export const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value))
  .optional();

/** A setting that is a URL of one of these protocols, each with its colon, such as `https:`. */
export const address = (protocols: string[]) =>
  z.string().refine(
    (text) => {
      try {
        return protocols.includes(new URL(text).protocol);
      } catch {
        return false;
      }
    },
    `must be a URL that starts with ${protocols.join(' or ')}//`,
  );
