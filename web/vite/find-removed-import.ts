import { isNode, type Node, nameOf, parse } from './edit-source.ts';

/** Names that were removed from a library, by the module that they are imported from. */
export type RemovedNames = Readonly<Record<string, readonly string[]>>;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Names of a whole module in packages, which `require` it or import it as a namespace under a name of their own. */
const WHOLE_REACT = /^(?:import_)?_?react(?:\$?\d+)?$/i;

/**
 * The removed name that a module imports or exports, or reads from the whole library, such as `React.PureComponent`;
 * undefined when there is none.
 * @param lang `tsx` for sources of this product, whose types it leaves out
 */
export function findRemovedImport(code: string, removed: RemovedNames, lang: 'js' | 'tsx'): string | undefined {
  const modules = Object.keys(removed).filter((name) => code.includes(`'${name}'`) || code.includes(`"${name}"`));
  if (modules.length === 0) return undefined;
  const wholes = new Map<unknown, readonly string[]>();
  const nodes = parse(code, lang);
  for (const { type, source, specifiers, importKind, exportKind } of nodes) {
    const names = /^(?:Import|ExportNamed)Declaration$/.test(type) ? removed[String(nameOf(source))] : undefined;
    if (!names || importKind === 'type' || exportKind === 'type') continue;
    for (const one of nodesOf(specifiers)) {
      const name = String(nameOf(one.type === 'ImportSpecifier' ? one.imported : one.local));
      if (/^Import(?:Default|Namespace)Specifier$/.test(one.type)) wholes.set(nameOf(one.local), names);
      else if (names.includes(name) && one.importKind !== 'type' && one.exportKind !== 'type') return name;
    }
  }
  for (const { type, object, property, computed } of nodes) {
    if (!/^(?:JSX)?MemberExpression$/.test(type) || computed) continue;
    const [whole, name] = [nameOf(object), String(nameOf(property))];
    const names = wholes.get(whole) ?? (WHOLE_REACT.test(String(whole)) ? removed.react : undefined);
    if (names?.includes(name)) return `${whole}.${name}`;
  }
  return undefined;
}
