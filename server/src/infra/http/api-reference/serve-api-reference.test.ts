import zlib from 'node:zlib';
import {
  addressOf,
  allCalls,
  type CallDefinition,
  errorCatalogue,
  getResumeID,
  getUserDetailsByEmail,
  saveResume,
} from '@aarambh/contract';
import { expect, it, vi } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';

const { app } = await openTestApp();

interface Operation {
  description: string;
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
  responses: Record<string, { description: string; content?: object }>;
}

const openApi = (await app.inject('/api/openapi.json')).json<{
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
}>();
const operationOf = ({ path, method }: CallDefinition) =>
  openApi.paths[`/api/${path}`]?.[method.toLowerCase()] as Operation;

it('describes every call with its access, source and errors', () => {
  for (const { definition } of allCalls) {
    const { description, responses } = operationOf(definition);
    expect(description).toMatch(/^Access: .+ Source: .+\.$/);
    for (const code of definition.errors ?? [])
      expect(responses[errorCatalogue[code].status]?.description).toContain(`\`${code}\``);
    expect(responses[200], addressOf(definition, {})).toHaveProperty('content');
  }
  expect(openApi.components.schemas).toHaveProperty('Problem');
});

it('names the account parameter and the rate limit of a call', () => {
  expect(operationOf(getResumeID).description).toContain(
    'A signed-in job seeker, for the account in `accountID` only.',
  );
  const { max, perSeconds } = getUserDetailsByEmail.limit;
  expect(operationOf(getUserDetailsByEmail).description).toContain(
    `Rate limit: ${max} calls in ${perSeconds} seconds from one address.`,
  );
  expect(Object.keys(operationOf(getResumeID).responses)).toEqual(expect.arrayContaining(['401', '403', '429', '503']));
});

it('describes an upload as a multipart form with its file', () => {
  const form = operationOf(saveResume).requestBody?.content['multipart/form-data']?.schema;
  expect(form?.properties).toHaveProperty(saveResume.file.field, expect.objectContaining({ format: 'binary' }));
  expect(form?.properties).toHaveProperty('accountID');
  expect(form?.required).toContain(saveResume.file.field);
});

it('serves a page without inline scripts whose policy differs from that of other pages in inline styles only', async () => {
  const { body, headers } = await app.inject('/api/docs');
  const policy = String(headers['content-security-policy']);
  const common = String((await app.inject('/api/health/live')).headers['content-security-policy']);
  expect(policy).toBe(common.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"));
  expect(body).not.toMatch(/<script(?![^>]* src="\/api\/docs\/[\w-]+\.js"><\/script>)|\son\w+=/);
  for (const code of Object.keys(errorCatalogue)) expect(body).toContain(`id="${code}"`);
});

it.each(['start.js', 'zod-without-eval.js', 'style.css'])('serves %s from our own origin', async (file) => {
  expect((await app.inject(`/api/docs/${file}`)).statusCode).toBe(200);
});

it('serialises the document once, and encodes it once per encoding', async () => {
  const read = (encoding: string) => app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } });
  const stringify = vi.spyOn(JSON, 'stringify');
  const brotli = vi.spyOn(zlib, 'createBrotliCompress');
  try {
    for (const encoding of ['br', 'br', 'identity', 'gzip']) {
      const reply = await read(encoding);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(reply.headers['content-type']).toMatch(/^application\/json/);
      expect(reply.headers.vary).toMatch(/accept-encoding/i);
    }
    expect((await read('identity')).json()).toEqual(openApi);
    expect(stringify.mock.calls.some(([value]) => value === app.swagger())).toBe(false);
    expect(brotli).not.toHaveBeenCalled();
  } finally {
    stringify.mockRestore();
    brotli.mockRestore();
  }
});
