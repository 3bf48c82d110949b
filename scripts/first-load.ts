import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '../web/build/client');

/** A route of the build manifest, with the files it loads, including their imports. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  clientLoaderModule?: string;
  hydrateFallbackModule?: string;
  imports: string[];
  css?: string[];
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
}

/** The JavaScript loaded when a page is opened first, in bytes of gzip. */
export interface FirstLoad {
  id: string;
  path: string;
  bytes: number;
  files: number;
  /** Whether the page requires an account. */
  isForMembers: boolean;
}

/** The build manifest of React Router. */
export function readManifest(): Manifest {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('web/build has no manifest: run npm run build.');
  const text = readFileSync(join(client, 'assets', name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

/** Measures every page of the build. Code loaded later, on interaction, does not count. */
export function measureFirstLoads(): FirstLoad[] {
  const { entry, routes } = readManifest();
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const withParents = (route: BuiltRoute | undefined): BuiltRoute[] =>
    route ? [...withParents(routes[route.parentId ?? '']), route] : [];

  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map((route) => {
      const chain = withParents(route);
      const own = chain.flatMap(({ module, clientLoaderModule, hydrateFallbackModule, imports }) => [
        module,
        clientLoaderModule,
        hydrateFallbackModule,
        ...imports,
      ]);
      const files = new Set([entry.module, ...entry.imports, ...own].filter((file) => file !== undefined));
      return {
        id: route.id,
        path: chain
          .map(({ path }) => path ?? '')
          .join('/')
          .replace(/^\/*/, '/'),
        bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0),
        files: files.size,
        isForMembers: chain.some(({ id }) => id === 'member-pages'),
      };
    });
}

if (import.meta.main) {
  for (const { path, bytes, files } of measureFirstLoads().toSorted((a, b) => b.bytes - a.bytes))
    console.log(`${(bytes / 1_000).toFixed(1)} kB in ${String(files).padStart(2)} files  ${path}`);
}
