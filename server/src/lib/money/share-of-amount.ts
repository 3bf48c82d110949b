/**
 * Computes a share of an amount in paise, `paise × part / whole`, rounded half up. Uses whole numbers only, so that no
 * precision is lost while `paise × part` is a safe integer.
 */
export function shareOfAmount(paise: number, part: number, whole: number): number {
  const product = paise * part;
  const rest = product % whole;
  return (product - rest) / whole + (rest * 2 >= whole ? 1 : 0);
}
