import { getLocations } from '@aarambh/contract';
import { api } from '../../platform/api/browser-api.ts';
import { rememberAWhile } from './remember-a-while.ts';

/** All places with vacancies, for the browser. */
export const listBrowserPlaces = rememberAWhile(() => api(getLocations));
