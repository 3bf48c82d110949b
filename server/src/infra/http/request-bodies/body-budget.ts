/** Counts the memory of one request body. */
export interface CountedBody {
  /** Counts a received chunk. The limits may refuse this body or another one. */
  add(bytes: number): void;
  /** The body is complete: it stays counted until `release`, and is no longer refused. */
  complete(): void;
  /** The request is answered. */
  release(): void;
}

interface Entry {
  bytes: number;
  refuse(): void;
}

interface Client {
  /** Of all its bodies, complete or not. */
  bytes: number;
  /** Incomplete bodies, oldest first. */
  incomplete: Set<Entry>;
}

/** Memory for a chunk besides its bytes: a body in chunks of one byte takes a hundred times its length. */
const BYTES_PER_CHUNK = 128;

/**
 * Body budget: limits the bytes of request bodies in memory. A client beyond its share loses its oldest incomplete body;
 * when all bodies together take too much, the client with the most does. So half-sent bodies of some clients
 * neither exhaust the memory nor prevent the requests of others.
 * @returns counts a body of a client from its first byte on; `refuse` is called at most once
 */
export function createBodyBudget({
  maxBytes,
  maxBytesPerClient,
}: {
  maxBytes: number;
  maxBytesPerClient: number;
}): (client: string, refuse: () => void) => CountedBody {
  const clients = new Map<string, Client>();
  let total = 0;

  function free(key: string, client: Client, entry: Entry): void {
    client.bytes -= entry.bytes;
    total -= entry.bytes;
    entry.bytes = 0;
    client.incomplete.delete(entry);
    if (client.bytes === 0 && client.incomplete.size === 0 && clients.get(key) === client) clients.delete(key);
  }

  function refuseOldest(key: string, client: Client): void {
    const [oldest] = client.incomplete;
    if (!oldest) return;
    free(key, client, oldest);
    oldest.refuse();
  }

  function refuseOfLargest(): void {
    let largest: [string, Client] | undefined;
    for (const found of clients)
      if (found[1].incomplete.size > 0 && found[1].bytes > (largest?.[1].bytes ?? 0)) largest = found;
    if (largest) refuseOldest(...largest);
  }

  return (key, refuse) => {
    const entry: Entry = { bytes: 0, refuse };
    let client: Client | undefined;
    let isReleased = false;
    function open(): Client {
      const opened = clients.get(key) ?? { bytes: 0, incomplete: new Set() };
      clients.set(key, opened);
      opened.incomplete.add(entry);
      return opened;
    }
    return {
      add(bytes) {
        if (isReleased) return;
        client ??= open();
        if (!client.incomplete.has(entry)) return;
        const size = bytes + BYTES_PER_CHUNK;
        entry.bytes += size;
        client.bytes += size;
        total += size;
        if (client.bytes > maxBytesPerClient) refuseOldest(key, client);
        if (total > maxBytes) refuseOfLargest();
      },
      complete: () => void client?.incomplete.delete(entry),
      release() {
        isReleased = true;
        if (client) free(key, client, entry);
      },
    };
  };
}
