import { parseAst } from 'vite';

/** A node of the syntax tree, as far as the functions of this folder read it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const listNodes = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(listNodes)];

/** All nodes of a source text; `lang` is needed for what is not JavaScript. */
export const parse = (code: string, lang: 'js' | 'tsx' = 'js'): Node[] =>
  listNodes(parseAst(code, { lang }) as unknown as Node);

/** Applies edits; one inside of another is dropped. */
function applyEdits(code: string, edits: Edit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < position) continue;
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}

export const nameOf = (node: unknown): unknown => (isNode(node) ? (node.name ?? node.value) : undefined);

/**
 * The source with the bodies of some functions replaced; the minifier then drops what only they used.
 * @param bodies statements by name of the function
 * @throws {Error} for a name of no function
 */
export function replaceFunctions(code: string, bodies: Readonly<Record<string, string>>): string {
  const found = new Set<string>();
  const edits = parse(code).flatMap((node): Edit[] => {
    const name = String(nameOf(node.id));
    const body = bodies[name];
    if (node.type !== 'FunctionDeclaration' || body === undefined) return [];
    found.add(name);
    const { start, end } = node.body as Node;
    return [{ start, end, text: `{ ${body} }` }];
  });
  const missing = Object.keys(bodies).filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`The source has no function ${missing.join(', ')}.`);
  return applyEdits(code, edits);
}

/** The source without the properties of these names in object literals. */
export function removeProperties(code: string, names: readonly string[]): string {
  const edits = parse(code).flatMap((node): Edit[] => {
    if (node.type !== 'Property' || !names.includes(String(nameOf(node.key)))) return [];
    const comma = /^\s*,/.exec(code.slice(node.end))?.[0] ?? '';
    return [{ start: node.start, end: node.end + comma.length, text: '' }];
  });
  return applyEdits(code, edits);
}

/** The source without the statements that assign to a target, such as `exports.createRoot`, which the pattern matches. */
export function removeAssignments(code: string, target: RegExp): string {
  const edits = parse(code).flatMap(({ type, start, end, expression }): Edit[] => {
    if (type !== 'ExpressionStatement' || !isNode(expression) || expression.type !== 'AssignmentExpression') return [];
    const left = expression.left as Node;
    return target.test(code.slice(left.start, left.end)) ? [{ start, end, text: '' }] : [];
  });
  return applyEdits(code, edits);
}

const leavesSwitch = (statements: Node[]): boolean => {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return leavesSwitch(last.body as Node[]);
  return /^(Break|Return|Throw|Continue)Statement$/.test(last?.type ?? '');
};

/** Names that statements declare with `var`: other statements of the function may use them. */
const listVariables = (statements: Node[]): string[] =>
  statements.flatMap(listNodes).flatMap(({ type, kind, declarations }) => {
    const isVariable = type === 'VariableDeclaration' && kind === 'var';
    return isVariable ? (declarations as Node[]).map(({ id }) => String(nameOf(id))) : [];
  });

/** Edits that remove the cases of a switch that never match, with their statements unless another case reaches them. */
function removeCases(cases: Node[], isRemoved: (test: unknown) => boolean): Edit[] {
  return cases.flatMap((one, index): Edit[] => {
    if (!isRemoved(one.test)) return [];
    const consequent = one.consequent as Node[];
    const before = cases.slice(0, index).findLast((other) => {
      const isOnlyLabel = (other.consequent as Node[]).length === 0;
      return !(isOnlyLabel && isRemoved(other.test));
    });
    const isUnreachable = consequent.length > 0 && (!before || leavesSwitch(before.consequent as Node[]));
    if (!isUnreachable) return [{ start: one.start, end: consequent[0]?.start ?? one.end, text: '' }];
    const variables = listVariables(consequent);
    const label = `case ${(one.test as Node).value}:`;
    return [{ start: one.start, end: one.end, text: variables.length > 0 ? `${label} var ${variables}; break;` : '' }];
  });
}

/**
 * The source with all comparisons of a field with some numbers decided: as no object has these numbers there, `===` is
 * false, `!==` is true, and cases of a switch are removed.
 */
export function decideComparisons(code: string, field: string, numbers: readonly number[]): string {
  const isField = (node: unknown) =>
    isNode(node) && node.type === 'MemberExpression' && !node.computed && nameOf(node.property) === field;
  const isNumber = (node: unknown) => isNode(node) && numbers.includes(node.value as number);
  const edits = parse(code).flatMap((node): Edit[] => {
    const { type, start, end, left, right, operator } = node;
    if (type === 'SwitchStatement' && isField(node.discriminant)) return removeCases(node.cases as Node[], isNumber);
    const isDecided = (isNumber(left) && isField(right)) || (isNumber(right) && isField(left));
    if (type !== 'BinaryExpression' || !isDecided) return [];
    if (operator === '===') return [{ start, end, text: 'false' }];
    return operator === '!==' ? [{ start, end, text: 'true' }] : [];
  });
  return applyEdits(code, edits);
}
