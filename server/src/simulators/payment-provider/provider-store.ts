import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Order, Payment, Refund, Webhook } from './provider-records.ts';

interface Records {
  order: Order;
  payment: Payment;
  refund: Refund;
  webhook: Webhook;
}
type Kind = keyof Records;

export interface ProviderStore {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  /** In the order they were first put. */
  list<K extends Kind>(kind: K): Records[K][];
  /** Keeps a record in place of an earlier one of the same id; on the disk when it returns. */
  put<K extends Kind>(kind: K, record: Records[K]): void;
  close(): void;
}

const NEW_LINE = 10;

/**
 * Keeps what the simulator knows as lines of JSON, each a record as it is from then on. A server and a command of the
 * same DATA_DIR append to one file, so every look reads on what the other wrote. Without a file in memory.
 */
export function openProviderStore(file?: string): ProviderStore {
  const records: { [K in Kind]: Map<string, Records[K]> } = {
    order: new Map(),
    payment: new Map(),
    refund: new Map(),
    webhook: new Map(),
  };
  let handle: number | undefined;
  let readSoFar = 0;
  let unfinished: Buffer = Buffer.alloc(0);

  function opened(path: string): number {
    if (handle === undefined) {
      mkdirSync(dirname(path), { recursive: true });
      handle = openSync(path, 'a+', 0o600);
    }
    return handle;
  }

  function take(line: string): void {
    if (!line) return;
    try {
      const { kind, record } = JSON.parse(line) as { kind: Kind; record: Records[Kind] };
      (records[kind] as Map<string, Records[Kind]>).set(record.id, record);
    } catch (error) {
      // The line a killed process left unfinished: nobody was told of it.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }

  function readOn(): void {
    if (!file) return;
    const from = opened(file);
    const fresh = Buffer.alloc(Math.max(0, fstatSync(from).size - readSoFar));
    readSoFar += readSync(from, fresh, 0, fresh.length, readSoFar);
    const text = Buffer.concat([unfinished, fresh]);
    const end = text.lastIndexOf(NEW_LINE) + 1;
    unfinished = text.subarray(end);
    for (const line of text.subarray(0, end).toString().split('\n')) take(line);
  }

  return {
    get(kind, id) {
      readOn();
      return records[kind].get(id);
    },
    list(kind) {
      readOn();
      return [...records[kind].values()];
    },
    put(kind, record) {
      const line = JSON.stringify({ kind, record });
      if (!file) return take(line);
      readOn();
      writeSync(opened(file), `${unfinished.length > 0 ? '\n' : ''}${line}\n`);
      readOn();
    },
    close() {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
}
