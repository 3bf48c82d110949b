import { getServiceStatus, moveServiceItem as moveServiceItemCall } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { moveServiceItem } from './move-service-item.ts';
import { listServiceStatus } from './service-items.queries.ts';

/** Serves the status of the service items of an account. */
export function serviceRoutes(app: FastifyInstance, { db }: AppContext): void {
  serveCall(app, getServiceStatus, async ({ params }) => {
    const items = await listServiceStatus(db, params.accountID);
    return { items, totalCount: items.length };
  });
}

export const serviceStaffActions: readonly StaffAction[] = [
  staffAction(moveServiceItemCall, async (context, { body }) => {
    await moveServiceItem(context, body.serviceItemID, body.status, body.processingBy);
    return `Service item ${body.serviceItemID} is ${body.status.toLowerCase()}.`;
  }),
];
