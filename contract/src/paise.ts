// Without zod: pages load this file as it is (web/vite/bundle-groups.ts).

/** Converts rupees on the wire to whole paise, rounded half up: 3066.82 → 306682. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Converts whole paise to rupees on the wire: 306682 → 3066.82. */
export const toRupees = (paise: number): number => paise / 100;

/**
 * Computes a share of an amount in paise, `paise × part / whole`, rounded half up. Uses whole numbers only, so that no
 * precision is lost while `paise × part` is a safe integer.
 */
export function shareOfAmount(paise: number, part: number, whole: number): number {
  const product = paise * part;
  const rest = product % whole;
  return (product - rest) / whole + (rest * 2 >= whole ? 1 : 0);
}
