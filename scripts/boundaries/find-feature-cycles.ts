/** One module imports another; paths are relative to the repository. */
export interface Import {
  from: string;
  to: string;
}

/** `billing/` and `seo/` group features; every other folder of `features/` is one. */
const featureFolder = /^(?:(?:server|web)\/src|web\/src\/console)\/features\/(?:(?:billing|seo)\/[^/]+|[^/]+)(?=\/.)/;
/** In the contract a feature is a file or a folder; `staff/` groups those of the staff console. */
const contractFeature = /^contract\/src\/(?:staff\/)?[^/]+?(?=\.ts$|\/.)/;

const isTestSupport = (path: string): boolean => /(?:\.test\.tsx?|\/test-[^/]+\.tsx?)$/.test(path);

/**
 * The feature of a module, such as `server/src/features/billing/plans` or `contract/src/staff/money`; undefined for every
 * other module.
 */
const featureOf = (path: string): string | undefined => (featureFolder.exec(path) ?? contractFeature.exec(path))?.[0];

/** For every feature the features it imports, each with one import as the example. */
function buildGraph(imports: readonly Import[]): Map<string, Map<string, Import>> {
  const graph = new Map<string, Map<string, Import>>();
  for (const example of imports) {
    const [from, to] = [featureOf(example.from), featureOf(example.to)];
    if (!from || !to || from === to || isTestSupport(example.from) || isTestSupport(example.to)) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) targets.set(to, example);
    graph.set(from, targets);
  }
  return graph;
}

/** The shortest path between two features; undefined when there is none. */
function findPath(graph: Map<string, Map<string, Import>>, start: string, goal: string): string[] | undefined {
  const paths = [[start]];
  const visited = new Set([start]);
  for (const path of paths) {
    const last = path.at(-1) ?? start;
    if (last === goal) return path;
    for (const next of graph.get(last)?.keys() ?? []) {
      if (visited.has(next)) continue;
      visited.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}

/**
 * Finds import cycles between features: for every import between two features the shortest cycle it closes, each
 * cycle once. Type-only imports and screens count; tests (`*.test.ts`) and test support (`test-*.ts`) do not.
 * @returns one line per cycle, with an example import for each of its steps
 */
export function findFeatureCycles(imports: readonly Import[]): string[] {
  const graph = buildGraph(imports);
  const cycles = new Map<string, string>();
  for (const [from, targets] of graph) {
    for (const to of targets.keys()) {
      const back = findPath(graph, to, from);
      if (!back) continue;
      const cycle = [from, ...back];
      const key = [...new Set(cycle)].sort().join(' ');
      if (cycles.has(key)) continue;
      const examples = back.map((target, i) => {
        const example = graph.get(cycle[i] ?? '')?.get(target);
        return `${example?.from} imports ${example?.to}`;
      });
      cycles.set(key, `${cycle.join(' → ')} (${examples.join('; ')})`);
    }
  }
  return [...cycles.values()].sort();
}
