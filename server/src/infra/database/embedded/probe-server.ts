import pg from 'pg';

/** `starting`: it starts or recovers. `silent`: it does not respond, or is shutting down. */
export type ServerAnswer = 'ready' | 'starting' | 'silent';

const TIMEOUT_MS = 2_000;

/** Asks a server whether it accepts connections. One that refuses because all of them are in use does. */
export async function probeServer(url: string): Promise<ServerAnswer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === '53300') return 'ready';
    return code === '57P03' && !message.includes('shutting down') ? 'starting' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}
