import { getCities, getIndianStates } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../infra/http/serve-call.ts';
import { indianStates, listCities } from './states-and-cities.ts';

/** The data changes only with a release, so browsers may cache it for a day. */
const CACHE_CONTROL = 'public, max-age=86400';

/** Serves the states of India and their cities, for addresses. */
export function placeRoutes(app: FastifyInstance): void {
  serveCall(app, getIndianStates, ({ headers }) => {
    headers['Cache-Control'] = CACHE_CONTROL;
    return { message: [...indianStates] };
  });

  serveCall(app, getCities, ({ params, headers }) => {
    headers['Cache-Control'] = CACHE_CONTROL;
    return listCities(params.stateID);
  });
}
