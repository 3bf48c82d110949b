import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

const CONTRACT = '@aarambh/contract';
const SLIM = '\0slim-contract';
const folder = join(import.meta.dirname, '../contract/src');

/**
 * What of a definition the browser's client reads (platform/api.ts). A call without its schemas stays a call to
 * TypeScript, which only ever sees the real contract.
 */
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

/**
 * Keeps the contract's schemas, and zod with them, out of the browser (24 kB of a budget of 130). The browser sends
 * calls and the server checks them, so a definition needs its address there and nothing more. A form that validates
 * with a schema imports it by name and gets the real one, on that page only.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source === CONTRACT) return { id: SLIM, moduleSideEffects: false };
      // A schema nobody on the page uses must not bring its file along.
      return importer === SLIM ? { id: source, moduleSideEffects: false } : undefined;
    },
    async load(id) {
      if (id !== SLIM) return undefined;
      const files = readdirSync(folder).filter((name) => /^(?!index\.).*(?<!\.test)\.ts$/.test(name));
      const modules = await Promise.all(
        files.map(async (name) => {
          const file = join(folder, name);
          const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
          return Object.entries(exports).map(([key, value]) => written(key, value, file));
        }),
      );
      return modules.flat().join('\n');
    },
  };
}
