const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Replaces the references to characters and the five named entities of XML. */
export const decodeEntities = (text: string): string =>
  // Leading zeros have no limit.
  text.replace(/&(?:#x0*([0-9a-f]{1,8})|#0*(\d{1,8})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** An attribute as it is written. */
export interface NamedAttribute {
  prefix: string;
  local: string;
  value: string;
}

/** The prefix of a name, empty without one, and the rest. */
export function splitName(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return [name.slice(0, Math.max(colon, 0)), name.slice(colon + 1)];
}

/** An element has fewer attributes in genuine documents. */
const MAX_ATTRIBUTES = 1_000;

/** Whether a tag may have more attributes than an element of a genuine document, by its equals signs outside of quotes. */
export function hasTooManyAttributes(tag: string): boolean {
  // The shortest ones are `a=""` with a blank.
  if (tag.length < MAX_ATTRIBUTES * 4) return false;
  let count = 0;
  for (let at = 0; at < tag.length && count <= MAX_ATTRIBUTES; at++) {
    const char = tag[at];
    if (char === '=') count += 1;
    else if (char === '"' || char === "'") {
      at = tag.indexOf(char, at + 1);
      if (at < 0) break;
    }
  }
  return count > MAX_ATTRIBUTES;
}

/** The attributes of a tag, from the text after its name. */
export function parseAttributes(text: string): NamedAttribute[] {
  const found: NamedAttribute[] = [];
  // A name is consumed with or without a value: then the search is linear. Only the blanks of XML end a name.
  const pattern = /([^ \t\r\n=/"'<>]+)(?:[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)'))?/g;
  for (const [, name = '', double, single] of text.matchAll(pattern)) {
    const value = double ?? single;
    const [prefix, local] = splitName(name);
    if (value !== undefined) found.push({ prefix, local, value: decodeEntities(value) });
  }
  return found;
}

/** Whether an attribute declares a namespace: `xmlns="…"` or `xmlns:w="…"`. */
export const isDeclaration = ({ prefix, local }: NamedAttribute): boolean =>
  prefix === 'xmlns' || (prefix === '' && local === 'xmlns');

/** Namespaces by prefix within the open elements. The prefix of a default namespace is empty. */
export function createNamespaces() {
  const byPrefix = new Map<string, string[]>();
  /** Prefixes that an open element declares, by its depth. */
  const declared = new Map<number, string[]>();
  let depth = 0;
  return {
    enter(declarations: readonly NamedAttribute[]) {
      depth += 1;
      if (declarations.length === 0) return;
      const prefixes = declarations.map(({ prefix, local }) => (prefix === '' ? '' : local));
      for (const [i, prefix] of prefixes.entries()) {
        const namespaces = byPrefix.get(prefix) ?? [];
        namespaces.push(declarations[i]?.value ?? '');
        byPrefix.set(prefix, namespaces);
      }
      declared.set(depth, prefixes);
    },
    leave() {
      for (const prefix of declared.get(depth) ?? []) byPrefix.get(prefix)?.pop();
      declared.delete(depth);
      depth = Math.max(0, depth - 1);
    },
    find: (prefix: string): string => byPrefix.get(prefix)?.at(-1) ?? '',
  };
}
