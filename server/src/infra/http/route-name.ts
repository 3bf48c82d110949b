import type { FastifyRequest } from 'fastify';

/**
 * The pattern of a request's route, for log, metrics and timings: never its address. The files of a build, which are a route
 * each, have one name together.
 */
export const routeNameOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string =>
  (routeOptions.url ?? 'unknown').replace(/\/assets\/.*/, '/assets/*');
