import { anyOf } from '../../engine/expression.ts';
import type { FoundCondition } from './found-condition.ts';
import type { Token } from './split-keyword.ts';

const or = new Set(['or', 'ya', 'या']);
const joinable = new Set(['shift', 'type', 'mode', 'education']);

/**
 * Index at which an alternative to a condition may begin: after "or", a slash or a comma; qualifications also follow
 * directly.
 */
function findNext({ kind, to }: FoundCondition, tokens: Token[]): number | undefined {
  const token = tokens[to];
  if (!token || !joinable.has(kind) || token.isNegated) return undefined;
  if (or.has(token.text) || (token.text === 'and' && kind === 'education')) return to + 1;
  const isDirect = kind === 'education' ? /^\s{0,3}[,/&-]?\s{0,3}$/ : /^\s{0,3}\/\s{0,3}$/;
  return isDirect.test(token.gap) ? to : undefined;
}

/** Joins a condition with alternatives of its kind that follow: "BCA/MCA", "10th or 12th pass", "part time / full time". */
export function joinAlternatives(
  first: FoundCondition,
  tokens: Token[],
  read: (from: number) => FoundCondition | undefined,
): FoundCondition {
  const found = [first];
  for (let last = first; found.length < 8; ) {
    const next = findNext(last, tokens);
    const other = next === undefined ? undefined : read(next);
    if (other?.kind !== first.kind) break;
    found.push(other);
    last = other;
  }
  const distinct = [...new Map(found.map((condition) => [condition.label, condition])).values()];
  const usual = distinct.flatMap((condition) => condition.usual ?? []);
  return {
    ...first,
    ...(usual.length > 0 && { usual: anyOf(usual) }),
    label: distinct.map(({ label }) => label).join(' or '),
    expression: anyOf(distinct.map(({ expression }) => expression)),
    to: found.at(-1)?.to ?? first.to,
  };
}
