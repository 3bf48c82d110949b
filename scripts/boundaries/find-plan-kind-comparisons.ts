import { planKindNames } from '@aarambh/contract';
import { isNode, type Node, parse } from '../../web/vite/edit-source.ts';

const names: ReadonlySet<unknown> = new Set(planKindNames);

/** Whether a node is the name of a plan kind as a literal, such as `'combo'`. */
const isKindName = (node: unknown): boolean => isNode(node) && node.type === 'Literal' && names.has(node.value);

/** Whether a node is a list with the name of a plan kind, such as `['combo', 'interview']` of `.includes(kind)`. */
const listsKindName = (node: unknown): boolean =>
  isNode(node) && node.type === 'ArrayExpression' && (node.elements as Node[]).some(isKindName);

function comparesKindName({ type, operator, left, right, test, callee }: Node): boolean {
  if (type === 'BinaryExpression') return /^[!=]==?$/.test(String(operator)) && (isKindName(left) || isKindName(right));
  if (type === 'SwitchCase') return isKindName(test);
  return type === 'CallExpression' && isNode(callee) && listsKindName(callee.object);
}

/**
 * Finds comparisons with the name of a plan kind: `kind === 'combo'`, a case of a switch, a list with `includes`. Such a
 * difference is a field of `planKinds` or `purchaseRules`, or a `Record` with an entry for every kind, so that a new kind is not forgotten.
 * @returns the source text of each comparison
 */
export const findPlanKindComparisons = (code: string): string[] =>
  parse(code, 'tsx')
    .filter(comparesKindName)
    .map(({ start, end }) => code.slice(start, end));
