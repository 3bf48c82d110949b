import pg from 'pg';

/** One connection of a test, outside the product's pools. */
export interface TestClient {
  /** Sends a statement and returns its rows. Connects on first use. */
  run<Row = Record<string, unknown>>(statement: string): Promise<Row[]>;
  /** Closes the connection, also while a statement is running. */
  close(): Promise<void>;
}

/** @param connectTimeoutMs how long connecting may take */
export function openTestClient(url: string, connectTimeoutMs = 120_000): TestClient {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'test',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // A lost connection is reported by the statement that uses it.
  client.on('error', () => undefined);
  let connected: Promise<unknown> | undefined;
  return {
    async run<Row>(statement: string) {
      connected ??= client.connect();
      await connected;
      return (await client.query(statement)).rows as Row[];
    },
    close: async () => await client.end(),
  };
}

/** Sends one statement on its own connection and returns its rows. */
export async function runStatement<Row>(url: string, statement: string): Promise<Row[]> {
  const client = openTestClient(url);
  try {
    return await client.run<Row>(statement);
  } finally {
    await client.close();
  }
}
