import { getSettings, saveResume } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { listSchemaReads, rewriteContractImports, writeExport } from './strip-contract-schemas.ts';

const files: Record<string, string> = { getSettings: 'settings.ts', saveResume: 'resumes.ts' };
const rewrite = (code: string) => rewriteContractImports(code, (name) => files[name]);

it('writes a call with the fields the client reads and without its schemas', () => {
  expect(writeExport('getSettings', getSettings, '/settings.ts')).toBe(
    'export const getSettings = {"method":"GET","path":"Settings","reply":{"kind":"json"}};',
  );
  expect(writeExport('saveResume', saveResume, '/resumes.ts')).toContain(`"file":${JSON.stringify(saveResume.file)}`);
});

it('writes plain values in place and takes everything else from the real file', () => {
  expect(writeExport('LIMITS', { max: 3 }, '/a.ts')).toBe('export const LIMITS = {"max":3};');
  expect(writeExport('form', z.object({}), '/a.ts')).toBe('export { form } from "/a.ts";');
  expect(writeExport('check', () => true, '/a.ts')).toBe('export { check } from "/a.ts";');
});

it('imports each name from the generated module of its own file', () => {
  expect(rewrite("import { getSettings, type PublicSettings, saveResume as save } from '@aarambh/contract';")).toBe(
    'import { getSettings } from "\\u0000contract-calls/settings.ts"; import { saveResume as save } from "\\u0000contract-calls/resumes.ts";',
  );
});

it('rejects a name that the contract does not export', () => {
  expect(() => rewrite("import { unknownCall } from '@aarambh/contract';")).toThrow(
    'The contract exports no unknownCall.',
  );
});

it('finds the calls whose schemas the browser would miss', () => {
  const isCallName = (name: string) => name === 'saveResume';
  const code = "import { saveResume, form } from '@aarambh/contract';\n";
  expect(listSchemaReads(`${code}export const schema = saveResume.body.pick({});`, isCallName)).toEqual(['saveResume']);
  expect(listSchemaReads(`${code}export const schema = form.body; saveResume.path; other.body;`, isCallName)).toEqual(
    [],
  );
});
