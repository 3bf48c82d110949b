import { config } from 'zod';

// zod probes whether it may compile schemas with Function(). The Content-Security-Policy forbids that and reports the
// attempt. The build imports this file before every contract file (web/vite/strip-contract-schemas.ts).
config({ jitless: true });
