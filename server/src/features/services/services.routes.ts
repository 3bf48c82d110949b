import {
  claimServiceItem,
  getServiceStatus,
  listServiceItems,
  moveServiceItem as moveServiceItemCall,
  undoServiceMove,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { claimItem, undoMove } from './change-desk-item.ts';
import { moveServiceItem } from './move-service-item.ts';
import { listDeskItems } from './service-desk.queries.ts';
import { listServiceStatus } from './service-items.queries.ts';

/** Serves the status of the service items of an account. */
export function serviceRoutes(app: FastifyInstance, { db }: AppContext): void {
  serveCall(app, getServiceStatus, async ({ params }) => {
    const items = await listServiceStatus(db, params.accountID);
    return { items, totalCount: items.length };
  });
}

export const serviceStaffActions: readonly StaffAction[] = [
  staffAction(
    moveServiceItemCall,
    async (context, { body, by }) => {
      const { serviceItemID, status, processingBy, version } = body;
      await moveServiceItem(context, serviceItemID, status, processingBy, { movedBy: by, version });
      return `Service item ${serviceItemID} is ${status.toLowerCase()}.`;
    },
    { target: ({ body }) => ({ kind: 'service-item', id: body.serviceItemID }) },
  ),
  staffAction(listServiceItems, ({ db, clock }, { query, actor }) =>
    listDeskItems(db, query, actor.staff?.staffId ?? 0, clock.now()),
  ),
  staffAction(claimServiceItem, (context, { body, actor }) => claimItem(context, body, actor), {
    target: ({ body }) => ({ kind: 'service-item', id: body.serviceItemID }),
  }),
  staffAction(undoServiceMove, (context, { body }) => undoMove(context, body), {
    target: ({ body }) => ({ kind: 'service-item', id: body.serviceItemID }),
  }),
];
