import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

const CONTRACT = '@aarambh/contract';
/** Ids of the generated modules, followed by a file name below contract/src: calls without their schemas. */
export const CONTRACT_CALLS = '\0contract-calls/';
const NAMED_IMPORT = /import\s+\{([^}]*)\}\s+from\s+'@aarambh\/contract';/g;
const contractFolder = join(import.meta.dirname, '../../contract/src');
/** Loaded before the first schema is created: the Content-Security-Policy forbids the eval that zod would try. */
const zodWithoutEval = join(import.meta.dirname, '../src/platform/zod-without-eval.ts');

/**
 * The fields of a call definition that the browser's client reads (platform/api/api.ts). The types stay those of the
 * contract.
 */
const CLIENT_FIELDS = ['method', 'path', 'file'];

const isCall = (value: unknown): value is Record<string, unknown> & { reply: { kind: string } } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

const isJson = (value: unknown): boolean => {
  const text = typeof value === 'function' ? undefined : JSON.stringify(value);
  return text !== undefined && isDeepStrictEqual(JSON.parse(text), value);
};

/** The export statement of a generated module: a call without schemas, a plain value, or the real export. */
export function writeExport(name: string, value: unknown, file: string): string {
  if (isCall(value)) {
    const fields = CLIENT_FIELDS.filter((key) => key in value).map((key) => [key, value[key]]);
    const stripped = { ...Object.fromEntries(fields), reply: { kind: value.reply.kind } };
    return `export const ${name} = ${JSON.stringify(stripped)};`;
  }
  if (isJson(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(file)};`;
}

/**
 * Rewrites named imports of the contract to imports from the generated modules, one file each, so that a page loads the
 * calls of its features only. Type imports are dropped.
 * @throws {Error} for a name that no file of the contract exports
 */
export function rewriteContractImports(code: string, findFile: (name: string) => string | undefined): string {
  return code.replace(NAMED_IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => {
        const file = findFile(name.split(' ')[0] ?? '');
        if (!file) throw new Error(`The contract exports no ${name}.`);
        return `import { ${name} } from ${JSON.stringify(CONTRACT_CALLS + file)};`;
      })
      .join(' '),
  );
}

/** The schemas of a call, which its generated module does not have. */
const CALL_SCHEMA = /\b(\w+)\.(?:params|query|body|reply\.schema)\b/g;

/**
 * Names of the calls whose schemas the code reads. In the browser they are missing: a form would silently not validate.
 */
export function listSchemaReads(code: string, isCallName: (name: string) => boolean): string[] {
  const imported = [...code.matchAll(NAMED_IMPORT)].flatMap(([, names = '']) => names.split(',').map((n) => n.trim()));
  const read = [...code.matchAll(CALL_SCHEMA)].map(([, name = '']) => name);
  return read.filter((name) => imported.includes(name) && isCallName(name));
}

/** The exports of each file of the contract, by file name. */
async function loadContract(): Promise<Map<string, Record<string, unknown>>> {
  const names = readdirSync(contractFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?!index\.).*(?<!\.test)\.ts$/.test(name));
  const load = (name: string) => import(pathToFileURL(join(contractFolder, name)).href);
  return new Map(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));
}

/**
 * Vite plugin that strips the contract's zod schemas, and zod with them, from the browser build (24 kB of a budget of
 * 110, docs/decisions/0004). The browser sends calls and the server validates them, so a definition needs only its
 * address in the browser. A form that validates with a schema imports it by name and gets the real one, on that page only.
 */
export function stripContractSchemas(): Plugin {
  let contract = new Map<string, Record<string, unknown>>();
  const findFile = (name: string) => [...contract].find(([, exports]) => name in exports)?.[0];
  return {
    name: 'strip-contract-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      contract = await loadContract();
    },
    transform(code, id) {
      if (id.startsWith(contractFolder) && code.includes('import { z }'))
        return `import ${JSON.stringify(zodWithoutEval)};\n${code}`;
      if (!code.includes(CONTRACT)) return undefined;
      const [stripped] = listSchemaReads(code, (name) => isCall(contract.get(findFile(name) ?? '')?.[name]));
      if (stripped) this.error(`${id}: the browser build has no schemas of ${stripped}. Export the schema by a name.`);
      return rewriteContractImports(code, findFile);
    },
    resolveId(source, importer) {
      if (source === CONTRACT)
        this.error(`${importer}: import from the contract as import { name } from '${CONTRACT}'.`);
      // A schema that the page does not use must not add its file to the page.
      if (source.startsWith(CONTRACT_CALLS) || importer?.startsWith(CONTRACT_CALLS))
        return { id: source, moduleSideEffects: false };
      // The same for files that other contract files import: the first import decides on side effects for all.
      if (source.startsWith('.') && importer?.startsWith(contractFolder))
        return { id: join(dirname(importer), source), moduleSideEffects: false };
      return undefined;
    },
    load(id) {
      if (!id.startsWith(CONTRACT_CALLS)) return undefined;
      const file = id.slice(CONTRACT_CALLS.length);
      const exports = Object.entries(contract.get(file) ?? {});
      return exports.map(([name, value]) => writeExport(name, value, join(contractFolder, file))).join('\n');
    },
  };
}
