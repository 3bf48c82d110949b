export { createDemoFailedMessages } from './demo-messages.queries.ts';
export { createMoneyQuestionToken, readMoneyQuestionToken } from './mails/money-question-link.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { eraseMessages, exportMessages } from './notifications-personal-data.queries.ts';
export type { AttachmentMakers } from './outbox/attach-files.ts';
export type {
  InterviewMailData,
  Mail,
  MailData,
  Message,
  SearchAlertJob,
  SearchAlertSection,
} from './outbox/message.ts';
export {
  discardMessages,
  MAX_UNDO_MS,
  queueMessage,
  queueMessages,
  withdrawMessages,
  withdrawMessagesOfChannel,
} from './outbox/outbox.queries.ts';
export { outboxCheck } from './outbox/outbox-check.ts';
export { registerOutboxMetrics } from './outbox/outbox-metrics.ts';
export { listFailedMessages } from './outbox/outbox-state.queries.ts';
export { purgeMessages } from './outbox/purge-messages.ts';
export { startDelivery } from './outbox/start-delivery.ts';
export { messageStaffActions } from './staff/message-actions.ts';
