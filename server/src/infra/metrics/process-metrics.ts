import { Registry } from 'prom-client';

/** Metrics of this process that belong to no server: connection pools, jobs, messages, caches. */
export const processMetrics = new Registry();
