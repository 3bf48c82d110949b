import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { behaviour } from './behaviour.ts';
import { ProviderError } from './provider-error.ts';
import { wirePayment, wireRefund } from './provider-records.ts';
import type { ProviderState } from './provider-state.ts';
import { readBody } from './read-body.ts';
import { sentForm } from './webhooks.ts';

const hidden = { schema: { hide: true } };
const oneId = z.strictObject({ id: z.string() });
const settlement = z.strictObject({ id: z.string(), status: z.enum(['processed', 'failed']) });

/** Control API of the simulator: behaviour, webhooks, late authorisation, refund settlement. */
export async function controlRoutes(scope: FastifyInstance, provider: ProviderState): Promise<void> {
  const { store, webhooks, ledger, refunds, keys } = provider;

  scope.post('/control/behaviour', hidden, async (request) => {
    // Only the named fields change; undefined values would reset the others.
    const how = readBody(behaviour.partial(), request.body);
    provider.behave(Object.fromEntries(Object.entries(how).filter(([, value]) => value !== undefined)));
    return provider.behaviour();
  });

  /** Webhooks, oldest first, with the headers and body they are sent with. */
  scope.get('/control/webhooks', hidden, async () =>
    store.list('webhook').map((webhook) => ({
      id: webhook.id,
      event: webhook.event,
      state: webhook.state,
      tries: webhook.tries,
      ...sentForm(webhook, keys.webhookSecret),
    })),
  );
  scope.post('/control/webhooks/resend', hidden, async (request, reply) => {
    const webhook = store.get('webhook', readBody(oneId, request.body).id);
    if (!webhook) throw new ProviderError('The id provided does not exist', { field: 'id' });
    webhooks.resend(webhook);
    return reply.code(204).send();
  });

  scope.post('/control/payments/authorise', hidden, async (request) =>
    wirePayment(ledger.authoriseLate(readBody(oneId, request.body).id)),
  );
  scope.post('/control/refunds/settle', hidden, async (request) => {
    const { id, status } = readBody(settlement, request.body);
    return wireRefund(refunds.settle(id, status));
  });
}
