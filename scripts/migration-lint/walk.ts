/** Visits every node of a syntax tree of libpg-query: objects whose only key is the kind of the node. */
export function walk(tree: unknown, visit: (kind: string, node: Record<string, unknown>) => void): void {
  if (Array.isArray(tree)) {
    for (const item of tree) walk(item, visit);
  } else if (typeof tree === 'object' && tree !== null) {
    for (const [key, value] of Object.entries(tree)) {
      if (/^[A-Z]/.test(key)) visit(key, value as Record<string, unknown>);
      walk(value, visit);
    }
  }
}
