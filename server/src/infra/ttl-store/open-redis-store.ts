import KeyvRedis from '@keyv/redis';

/** Milliseconds after which a server that does not answer counts as away. */
const PATIENCE_MS = 2_000;

/** Keyv's store in Redis or Valkey, connected when it is first needed. What cannot be reached is told, never passed over. */
export const openRedisStore = (url: string): KeyvRedis<string> =>
  new KeyvRedis<string>(
    { url, commandsQueueMaxLength: 1_000, commandOptions: { timeout: PATIENCE_MS } },
    { namespace: 'aarambh', connectionTimeout: PATIENCE_MS, throwOnConnectError: true, throwOnErrors: true },
  );
