import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue, problemSchema } from '@aarambh/contract';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { brand } from '../../../lib/brand.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { EncodedBody, negotiateEncoding } from '../../page-cache/encoded-body.ts';
import { commonErrors, describeForm, describeResponses } from './describe-call.ts';

const PAGE = '/api/docs';
const POLICY = 'content-security-policy';
/** Files of the page: our own, and the bundle of Scalar that the build extracts (scripts/extract-api-reference.ts). */
const folders = [
  join(import.meta.dirname, 'public'),
  join(import.meta.dirname, '../../../../../web/build/api-reference'),
];

type Transform = typeof jsonSchemaTransform;

/** The OpenAPI schema of a route, with what the contract's definition of its call says beyond the route's schema. */
const transform: Transform = (route) => {
  const result = jsonSchemaTransform(route) as { schema: Record<string, unknown>; url: string };
  const call = route.route.config?.call;
  if (!call || result.schema.hide) return result as ReturnType<Transform>;
  const form = describeForm(call);
  const schema = {
    ...result.schema,
    ...(form ? { consumes: ['multipart/form-data'], body: form } : {}),
    response: { ...(result.schema.response as object), ...describeResponses(call) },
  };
  return { ...result, schema } as ReturnType<Transform>;
};

/** The errors stand in our own part of the page: the `type` of problem details links to `/api/docs#code`. */
function renderPage(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, text }]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brand.name} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${PAGE}/style.css">
</head>
<body>
<details class="errors">
<summary id="errors">Error codes</summary>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Text</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</details>
<div id="reference"></div>
<script src="${PAGE}/zod-without-eval.js"></script>
<script src="${PAGE}/scalar.js"></script>
<script src="${PAGE}/start.js"></script>
</body>
</html>`;
}

/** Serves the OpenAPI document at /api/openapi.json and the API reference page (Scalar) at /api/docs. */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  const options = { schema: { hide: true } };
  const common = commonErrors.map((code) => `\`${code}\``).join(', ');

  await app.register(swagger, {
    openapi: {
      info: {
        title: `${brand.name} API`,
        version: '1',
        description: `Every call of the job portal. A program sends JSON; a signed-in one sends its token as \`Authorization: Bearer TOKEN\`. Errors are problem details (RFC 9457) with a code of a closed list. Any call may reply with ${common}; one that needs an account also with \`not_signed_in\` and \`forbidden\`.`,
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: { Problem: z.toJSONSchema(problemSchema, { target: 'openapi-3.0' }) as object },
      },
    },
    transform,
  });
  /** Made once: serialising half a megabyte for each request would let a few clients occupy the process. */
  let document: EncodedBody | undefined;
  app.get('/api/openapi.json', options, async ({ headers }, reply) => {
    document ??= new EncodedBody(Buffer.from(JSON.stringify(app.swagger())));
    const encoding = negotiateEncoding(headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .type('application/json; charset=utf-8')
      .header('vary', 'accept-encoding')
      .send(await document.in(encoding));
  });

  await app.register(fastifyStatic, {
    root: folders.filter((folder) => existsSync(folder)),
    prefix: `${PAGE}/`,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    index: false,
    maxAge: 3_600_000,
  });

  const page = renderPage();
  app.get(PAGE, options, async (_request, reply) => {
    // Scalar inserts style elements without a nonce and sets style attributes (docs/decisions/0024).
    const policy = String(reply.raw.getHeader(POLICY)).replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
    return reply.type('text/html; charset=utf-8').header(POLICY, policy).send(page);
  });
}
