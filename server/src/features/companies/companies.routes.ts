import { getCompany } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { describeCompany } from './describe-company.ts';

/** Serves what is known about a company. */
export function companyRoutes(app: FastifyInstance, { reads: db, clock }: AppContext): void {
  serveCall(app, getCompany, ({ params }) => describeCompany(db, params.id, clock.now()));
}
