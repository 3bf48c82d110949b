import { allOf, anyOf, type Expression } from '../expression.ts';

/**
 * Puts vacancies whose titles state what a keyword wishes before others of the work: of "immediate joiner data engineer" those for
 * immediate joiners. They belong to every tier, so that the tiers stay nested.
 * @param ofWork what a vacancy of the work matches
 */
export function putWishesFirst(
  tiers: Expression[],
  wishes: string[] = [],
  ofWork: Expression | undefined,
): Expression[] {
  if (wishes.length === 0 || ofWork === undefined) return tiers;
  const first = allOf([ofWork, anyOf(wishes)]);
  return [first, ...tiers.slice(0, -1).map((tier) => anyOf([first, tier])), ...tiers.slice(-1)];
}
