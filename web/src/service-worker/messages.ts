/** Messages of a page to the service worker. */
export type MessageToWorker =
  /** Keep a page with its code on the device: one opened inside the app, for which no document is fetched, or a saved job. */
  | { type: 'keep'; address: string }
  /** The account has signed out: delete its data and what it has not sent yet. */
  | { type: 'forget-account' }
  /** The connection is back: send what waits. */
  | { type: 'send-waiting' };

/** Whether a message is one of ours; browser extensions send others. */
export const isMessageToWorker = (data: unknown): data is MessageToWorker =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  ['keep', 'forget-account', 'send-waiting'].includes(data.type as string);
