import KeyvRedis from '@keyv/redis';

/** Timeout of connections and commands. */
const TIMEOUT_MS = 2_000;

/** Opens Keyv's adapter for Redis or Valkey. It connects on first use, and throws when the server is unreachable. */
export const openRedisStore = (url: string): KeyvRedis<string> =>
  new KeyvRedis<string>(
    { url, commandsQueueMaxLength: 1_000, commandOptions: { timeout: TIMEOUT_MS } },
    { namespace: 'aarambh', connectionTimeout: TIMEOUT_MS, throwOnConnectError: true, throwOnErrors: true },
  );
