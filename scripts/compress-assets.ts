import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Large files are compressed at a lower level: the highest takes 11 s for the API reference. */
const LARGE_BYTES = 1_000_000;

/** After the build: writes a .br and a .gz beside every text asset, so that they are not compressed for each request. */
for (const folder of ['client', 'console', 'api-reference'].map((name) =>
  join(import.meta.dirname, '../web/build', name),
)) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name) || statSync(path).size < 1_024) continue;
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? 5 : 11 };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
