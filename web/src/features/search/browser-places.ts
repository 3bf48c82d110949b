import { getLocations } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { memoizeWithTtl } from '../../platform/api/memoize-with-ttl.ts';

/** All places with vacancies, cached in the browser. */
export const listBrowserPlaces = memoizeWithTtl(() => api(getLocations));
