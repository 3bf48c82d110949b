import cluster, { type Worker } from 'node:cluster';

/** A request of a worker to the primary process. */
interface PrimaryRequest {
  kind: 'aarambh request';
  id: number;
  name: keyof PrimaryHandlers;
}

interface PrimaryReply {
  kind: 'aarambh reply';
  id: number;
  text: string | undefined;
}

/** Requests that the primary process handles for its workers; the reply to a handler that throws is undefined. */
export interface PrimaryHandlers {
  /** The metrics of all workers together. */
  metrics(): Promise<string>;
  /** Replies with an empty text. A worker that has it has also received every connection that was passed to it before. */
  connectionBarrier(): Promise<string>;
}

const pending = new Map<number, (text: string | undefined) => void>();
let lastId = 0;

const isKind = <T extends { kind: string }>(kind: T['kind'], message: unknown): message is T =>
  (message as Partial<T> | null)?.kind === kind;

function receiveReply(message: unknown): void {
  if (!isKind<PrimaryReply>('aarambh reply', message)) return;
  pending.get(message.id)?.(message.text);
  pending.delete(message.id);
}

/**
 * Sends a request from a worker to the primary process.
 * @returns undefined when the primary's handler failed
 */
export function requestFromPrimary(name: keyof PrimaryHandlers): Promise<string | undefined> {
  if (lastId === 0) process.on('message', receiveReply);
  lastId += 1;
  const request: PrimaryRequest = { kind: 'aarambh request', id: lastId, name };
  return new Promise((resolve) => {
    pending.set(request.id, resolve);
    process.send?.(request);
  });
}

/** In the primary process: handles the requests of its workers. */
export function handleWorkerRequests(handlers: PrimaryHandlers): void {
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isKind<PrimaryRequest>('aarambh request', message)) return;
    const text = await handlers[message.name]().catch(() => undefined);
    const reply: PrimaryReply = { kind: 'aarambh reply', id: message.id, text };
    // The worker may have exited meanwhile.
    if (worker.isConnected()) worker.send(reply, () => undefined);
  });
}
