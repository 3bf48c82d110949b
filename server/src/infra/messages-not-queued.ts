import { Counter } from 'prom-client';

/** Metric: mails and SMS that were not queued, because the address is unverified or a rate limit of the outbox is used up. */
export const messagesNotQueued = new Counter({
  name: 'messages_not_queued_total',
  help: 'Mails and SMS that were not queued, by template and by the rule that held them back',
  labelNames: ['template', 'reason'],
  registers: [],
});
