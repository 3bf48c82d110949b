import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

const CONTRACT = '@aarambh/contract';
const SLIM = '\0slim-contract/';
const NAMED_IMPORT = /import\s+\{([^}]*)\}\s+from\s+'@aarambh\/contract';/g;
const folder = join(import.meta.dirname, '../contract/src');
/** Loaded before any schema is made: the Content-Security-Policy forbids what zod would try. */
const withoutEval = join(import.meta.dirname, 'src/platform/zod-without-eval.ts');

/** What of a definition the browser's client reads (platform/api/api.ts). TypeScript only ever sees the real contract. */
const CARRIED = ['method', 'path', 'file'];

const isCall = (value: unknown): value is Record<string, unknown> & { reply: { kind: string } } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

const isPlain = (value: unknown): boolean => {
  const text = typeof value === 'function' ? undefined : JSON.stringify(value);
  return text !== undefined && isDeepStrictEqual(JSON.parse(text), value);
};

function written(name: string, value: unknown, file: string): string {
  if (isCall(value)) {
    const kept = CARRIED.filter((key) => key in value).map((key) => [key, value[key]]);
    const slim = { ...Object.fromEntries(kept), reply: { kind: value.reply.kind } };
    return `export const ${name} = ${JSON.stringify(slim)};`;
  }
  if (isPlain(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(file)};`;
}

/** The names of the contract's files, each with what it exports. */
async function readContract(): Promise<Map<string, Record<string, unknown>>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?!index\.).*(?<!\.test)\.ts$/.test(name));
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  return new Map(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));
}

/**
 * Keeps the contract's schemas, and zod with them, out of the browser (24 kB of a budget of 130). The browser sends
 * calls and the server checks them, so a definition needs its address there and nothing more. A form that validates
 * with a schema imports it by name and gets the real one, on that page only.
 */
export function slimContract(): Plugin {
  let contract = new Map<string, Record<string, unknown>>();
  const fileOf = (name: string) => [...contract].find(([, exports]) => name in exports)?.[0];
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      contract = await readContract();
    },
    // Each name comes from its own file, so that a page carries the calls of its features only.
    transform(code, id) {
      if (id.startsWith(folder) && code.includes('import { z }'))
        return `import ${JSON.stringify(withoutEval)};\n${code}`;
      if (!code.includes(CONTRACT)) return undefined;
      return code.replace(NAMED_IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => {
            const file = fileOf(name.split(' ')[0] ?? '');
            if (!file) this.error(`The contract exports no ${name}.`);
            return `import { ${name} } from ${JSON.stringify(SLIM + file)};`;
          })
          .join(' '),
      );
    },
    resolveId(source, importer) {
      if (source === CONTRACT)
        this.error(`${importer}: import from the contract as import { name } from '${CONTRACT}'.`);
      // A schema nobody on the page uses must not bring its file along.
      if (source.startsWith(SLIM) || importer?.startsWith(SLIM)) return { id: source, moduleSideEffects: false };
      // Nor one that another schema's file brings: whoever names a file first decides for all.
      if (source.startsWith('.') && importer?.startsWith(folder))
        return { id: join(dirname(importer), source), moduleSideEffects: false };
      return undefined;
    },
    load(id) {
      if (!id.startsWith(SLIM)) return undefined;
      const file = id.slice(SLIM.length);
      const exports = Object.entries(contract.get(file) ?? {});
      return exports.map(([name, value]) => written(name, value, join(folder, file))).join('\n');
    },
  };
}
