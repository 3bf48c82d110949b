import {
  checkAddressSaved,
  getAddressByAccount,
  getJobSeekerAddressByAccount,
  saveAddress as saveAddressCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { findAddress } from './address.queries.ts';
import { presentAddress, presentNamedAddress } from './present-address.ts';
import { saveAddress } from './save-address.ts';

/** Serves the current and the permanent address. */
export function addressRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  serveCall(app, saveAddressCall, async ({ body }) => ({ message: await saveAddress(context, body) }));

  serveCall(app, getAddressByAccount, async ({ params }) =>
    presentAddress(params.id, await findAddress(db, params.id)),
  );

  serveCall(app, getJobSeekerAddressByAccount, async ({ params }) =>
    presentNamedAddress(params.id, await findAddress(db, params.id)),
  );

  serveCall(app, checkAddressSaved, async ({ params }) => ({
    isAddressSaved: (await findAddress(db, params.id)) !== undefined,
  }));
}
