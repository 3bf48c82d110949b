import { resolve } from 'node:path';
import { z } from 'zod';

const onOff = (fallback: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0', ''])
    .optional()
    .transform((value) => (value ? ['on', 'true', '1'].includes(value) : fallback));

const address = (protocols: string[]) =>
  z.string().refine(
    (text) => {
      try {
        return protocols.includes(new URL(text).protocol);
      } catch {
        return false;
      }
    },
    `must be an address that starts with ${protocols.join(' or ')}//`,
  );

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: address(['http:', 'https:']).optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  TRUST_PROXY: onOff(false),
  RATE_LIMIT: onOff(true),
  DEMO: onOff(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
});

/** The settings of a process, read once at its start. Paths are absolute; `publicUrl` has no trailing slash. */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  trustProxy: boolean;
  rateLimit: boolean;
  demo: boolean;
  logLevel: string;
  metricsKey: string | undefined;
}

/** A wrong setting; the message is one line that names it. */
export class SettingError extends Error {}

/**
 * Reads the settings from environment variables.
 * @throws {SettingError} when one is wrong
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new SettingError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}`);
  }
  const settings = read.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    trustProxy: settings.TRUST_PROXY,
    rateLimit: settings.RATE_LIMIT,
    demo: settings.DEMO,
    logLevel: settings.LOG_LEVEL,
    metricsKey: settings.METRICS_KEY,
  };
}
