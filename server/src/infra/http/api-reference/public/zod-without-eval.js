// Scalar contains zod, which probes whether it may compile schemas with Function(). The Content-Security-Policy forbids it.
globalThis.__zod_globalConfig = { jitless: true };
