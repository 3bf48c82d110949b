import { Counter } from 'prom-client';
import { processMetrics } from './process-metrics.ts';

const registers = [processMetrics];

/** Metric: messages that were not queued, because the address is unverified or a rate limit of the outbox is used up. */
export const messagesNotQueued = new Counter({
  name: 'messages_not_queued_total',
  help: 'Messages that were not queued, by template and by the rule that held them back',
  labelNames: ['template', 'reason'],
  registers,
});

/** Metric: attempts to send a message: sent, failed for good, or to be retried. */
export const messageAttempts = new Counter({
  name: 'message_attempts_total',
  help: 'Attempts to send messages, by template and outcome: sent, failed or retried',
  labelNames: ['channel', 'template', 'outcome'],
  registers,
});
