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
  /** Records in insertion order. */
  list<K extends Kind>(kind: K): Records[K][];
  /** Inserts or replaces a record by its id; written to the file when it returns. */
  put<K extends Kind>(kind: K, record: Records[K]): void;
  close(): void;
}

const NEW_LINE = 10;

/**
 * Append-only store of the simulator: lines of JSON, each the new state of a record. A server and a command of the same
 * DATA_DIR append to one file, so every access first reads what the other wrote. In memory without a file.
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

  function applyLine(line: string): void {
    if (!line) return;
    try {
      const { kind, record } = JSON.parse(line) as { kind: Kind; record: Records[Kind] };
      (records[kind] as Map<string, Records[Kind]>).set(record.id, record);
    } catch (error) {
      // An incomplete line of a killed process, which was never acknowledged.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }

  function readAppended(): void {
    if (!file) return;
    const from = opened(file);
    const fresh = Buffer.alloc(Math.max(0, fstatSync(from).size - readSoFar));
    readSoFar += readSync(from, fresh, 0, fresh.length, readSoFar);
    const text = Buffer.concat([unfinished, fresh]);
    const end = text.lastIndexOf(NEW_LINE) + 1;
    unfinished = text.subarray(end);
    for (const line of text.subarray(0, end).toString().split('\n')) applyLine(line);
  }

  return {
    get(kind, id) {
      readAppended();
      return records[kind].get(id);
    },
    list(kind) {
      readAppended();
      return [...records[kind].values()];
    },
    put(kind, record) {
      const line = JSON.stringify({ kind, record });
      if (!file) return applyLine(line);
      readAppended();
      writeSync(opened(file), `${unfinished.length > 0 ? '\n' : ''}${line}\n`);
      readAppended();
    },
    close() {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
}
