import { getCities, getIndianStates } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../infra/http/serve-call.ts';
import { indianStates, listCities } from './states-and-cities.ts';

/** Changes only with a release, so a browser may keep it for a day. */
const KEEP = 'public, max-age=86400';

/** Serves the states of India and their cities, for addresses. */
export function placeRoutes(app: FastifyInstance): void {
  serveCall(app, getIndianStates, ({ headers }) => {
    headers['Cache-Control'] = KEEP;
    return { message: [...indianStates] };
  });

  serveCall(app, getCities, ({ params, headers }) => {
    headers['Cache-Control'] = KEEP;
    return listCities(params.stateID);
  });
}
