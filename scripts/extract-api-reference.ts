import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import scalar from '@scalar/fastify-api-reference';
import Fastify from 'fastify';

const folder = join(import.meta.dirname, '../web/build/api-reference');

// After the build: the browser bundle of the API reference page as a static file, which compress-assets.ts compresses. The
// package serves it from memory only, and it is 5 MB.
const app = Fastify();
await app.register(scalar, { routePrefix: '/reference', configuration: { content: {} } });
const { statusCode, payload } = await app.inject('/reference/js/scalar.js');
await app.close();
if (statusCode !== 200) throw new Error(`@scalar/fastify-api-reference serves no bundle: ${statusCode}.`);

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'scalar.js'), payload.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
