import { resolve } from 'node:path';
import { z } from 'zod';
import { type BackupSettings, backupSettings } from './infra/backup/backup-settings.ts';
import { isLoopbackAddress } from './infra/http/is-loopback.ts';
import { type TracingSettings, tracingSettings } from './infra/tracing/tracing-settings.ts';
import type { IndexNowSettings } from './integrations/index-now/index-now-client.ts';
import { type QuestionSettings, questionSettings } from './integrations/questions/question-settings.ts';
import { type GatewaySettings, gatewaySettings } from './integrations/razorpay/gateway-settings.ts';
import { type S3Settings, s3Settings } from './integrations/s3/s3-settings.ts';
import { type SmsSettings, smsSettings } from './integrations/sms/sms-settings.ts';
import { type WhatsAppSettings, whatsAppSettings } from './integrations/whatsapp/whatsapp-settings.ts';
import { brand } from './lib/brand.ts';
import { address, amountOf, onOff, wholeNumber } from './lib/setting-schemas.ts';

/** Off, on, or the number of chained proxies. */
const proxies = z
  .string()
  .regex(/^(on|off|true|false|[0-9]|)$/, 'must be on, off or the number of proxies in front')
  .default('off')
  .transform((value) => (['on', 'true'].includes(value) ? 1 : Number(value) || 0));

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: address(['http:', 'https:']).optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRETS_ACCEPTED: z
    .string()
    .regex(/^[^\s,]{32,}(,[^\s,]{32,})*$/, 'must be secrets of at least 32 characters with commas between them')
    .optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_OWNER_URL: address(['postgres:', 'postgresql:']).optional(),
  // From the primary process to its workers.
  EMBEDDED_DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  EMBEDDED_DATABASE_OWNER_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_WAIT_MS: wholeNumber({ min: 100, max: 600_000, unit: 'milliseconds' }).default(2_000),
  REDIS_URL: address(['redis:', 'rediss:']).optional(),
  WORKERS: wholeNumber({ min: 1, max: 64 }).default(1),
  SHUTDOWN_DELAY_MS: wholeNumber({ min: 0, max: 120_000, unit: 'milliseconds' }).default(0),
  TRUST_PROXY: proxies,
  RATE_LIMIT: onOff.default(true),
  MAX_CONNECTIONS: wholeNumber({ min: 1 }).optional(),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber({ min: 1 }).optional(),
  PAGE_CACHE_MB: amountOf('megabytes', 65_536).default(32),
  SERVICE_WORKER: onOff.default(true),
  DEMO: onOff,
  FIGURES: z.enum(['stated', 'counted'], 'must be stated or counted').default('stated'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SLOW_STATEMENT_MS: amountOf('milliseconds', 600_000).default(500),
  METRICS_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, 'must be like Name <name@example.com>')
    .default(brand.sender),
  SMS_COUNTRIES: z
    .string()
    .regex(/^\+?\d{1,6}(\s*,\s*\+?\d{1,6})*$/, 'must be dial codes with commas between them, such as 91,971')
    .default('91'),
  SMS_REPORT_KEY: z
    .string()
    .regex(/^[\w-]{16,}$/, 'must have at least 16 letters and digits')
    .optional(),
  SECURITY_CONTACT: address(['mailto:', 'https:']).default(`mailto:${brand.supportEmail}`),
  INDEXNOW_KEY: z
    .string()
    // No capitals: an address with capitals redirects to lower case.
    .regex(/^[a-z0-9-]{8,128}$/, 'must have 8 to 128 small letters, digits and hyphens')
    .optional(),
  INDEXNOW_URL: address(['http:', 'https:']).default('https://api.indexnow.org/indexnow'),
  SUPPORT_MAIL_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^(\/.+|[^\s/:]+:\d{1,5}|\[[\da-fA-F:]+\]:\d{1,5})$/, 'must be host:port, or the path of a socket')
    .optional(),
  INTERVIEW_CANCEL_BUFFER_HOURS: wholeNumber({ min: 0, max: 720, unit: 'hours' }).default(24),
  GOOGLE_CLIENT_ID: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
});

/** The names of all settings, except for those of integrations and backups. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** The settings of a process, read once at its start. Paths are absolute; `publicUrl` has no trailing slash. */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  appSecret: string | undefined;
  /** Further secrets whose signatures are accepted: the previous one after a rotation, or the next one before it. */
  acceptedAppSecrets: readonly string[];
  databaseUrl: string | undefined;
  /**
   * The database as the owner of its tables, for migrations and jobs; the role of `databaseUrl` then gets rights to
   * rows only.
   */
  databaseOwnerUrl: string | undefined;
  /** The embedded database of the primary process, as a worker uses it; all other settings are those of the primary process. */
  embeddedDatabase: { url: string; ownerUrl: string } | undefined;
  /** A streaming replica for public reads that may be up to a second old. */
  databaseReplicaUrl: string | undefined;
  /** How long a request waits for a database connection; a statement of it may take four times as long. Milliseconds. */
  databaseWaitMs: number;
  /** Stores short-lived values; without it they are stored in the database. */
  redisUrl: string | undefined;
  /** Number of processes that serve requests; 1 means the started process itself. */
  workers: number;
  /**
   * How long a server still accepts requests after the shutdown signal, with `ready` 503 and a closed connection after
   * each reply.
   */
  shutdownDelayMs: number;
  /** Whether X-Forwarded-For is trusted, and the number of chained proxies when it is. */
  trustProxy: boolean;
  proxies: number;
  rateLimit: boolean;
  /** Connections of each process, in total and per client address; undefined for the defaults of connection-limits.ts. */
  maxConnections: number | undefined;
  maxConnectionsPerAddress: number | undefined;
  /** Memory of the page cache in bytes; 0 disables it. */
  pageCacheBytes: number;
  /** Off removes the service worker, and what it stored, from the browsers of all visitors. */
  hasServiceWorker: boolean;
  /** Demo data on an empty database, and the demo pages. On by default only on a plainly local portal. */
  demo: boolean;
  /** Whether pages show the figures that the business states, or this portal's own counts. */
  figures: 'stated' | 'counted';
  logLevel: string;
  /** Threshold in milliseconds for slow statements, which are logged without their values; 0 disables. */
  slowStatementMs: number;
  metricsKey: string | undefined;
  /** Sends traces to an OpenTelemetry collector. */
  tracing: TracingSettings | undefined;
  /** Stores private files; without it they are stored in a folder of DATA_DIR. */
  s3: S3Settings | undefined;
  /** Backups of the embedded database and the private files; undefined when there are none. */
  backup: BackupSettings | undefined;
  /** The virus scanner clamd: host:port, or the path of its socket. */
  clamavAddress: string | undefined;
  /** Without `smtpUrl` mails are written to files in DATA_DIR. */
  mail: { smtpUrl: string | undefined; from: string };
  sms: SmsSettings;
  /** Dial codes, without plus sign, of the countries to whose numbers codes are sent: each SMS abroad costs many times more. */
  smsDialCodes: readonly string[];
  /** Secret part of the URL at which the SMS provider reports delivery status. */
  smsReportKey: string | undefined;
  /** Sends job alerts by WhatsApp; without it members are not offered them. */
  whatsApp: WhatsAppSettings | undefined;
  /** Where vulnerabilities are reported: an address that starts with mailto: or https:. */
  securityContact: string;
  /** Submits the pages of frauds to search engines (IndexNow); undefined when this is disabled. */
  indexNow: IndexNowSettings | undefined;
  /** Signs the mails to the support address that a mail provider posts; without it none are received. */
  supportMailKey: string | undefined;
  /** Hours before an interview until which the candidate can cancel it free of charge. */
  cancelBufferHours: number;
  /** Enables sign-in with Google. */
  googleClientId: string | undefined;
  /** Uses Google reCAPTCHA v2 instead of our own captcha. */
  recaptcha: { siteKey: string; secret: string } | undefined;
  /** Uses Razorpay for payments. */
  razorpay: GatewaySettings;
  /** Service that generates interview questions; without it our own collection is used. */
  questions: QuestionSettings;
}

/** An invalid setting or command argument; the message is one line for the person at the command line. */
export class SettingError extends Error {}

function parse<T>(schema: z.ZodType<T>, env: Record<string, string | undefined>): T {
  const read = schema.safeParse(env);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new SettingError(`The setting ${issue?.path.join('.')} is invalid: ${issue?.message}`);
}

/** Services of other machines: a portal that uses one of them is public. */
const OUTSIDE_SERVICES = [
  ...[
    'DATABASE_URL',
    'DATABASE_REPLICA_URL',
    'REDIS_URL',
    'S3_ENDPOINT',
    'SMTP_URL',
    'SMS_PROVIDER',
    'WHATSAPP_PHONE_NUMBER_ID',
    'RAZORPAY_KEY_ID',
  ],
  ...['GOOGLE_CLIENT_ID', 'RECAPTCHA_SITE_KEY', 'INDEXNOW_KEY'],
];
const everyAddress = new Set(['0.0.0.0', '::']);

/** Whether the portal runs for one person on this machine: no public URL or address, no proxy, no outside service. */
const isPlainlyLocal = (
  { HOST, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof environment>,
  env: Record<string, string>,
): boolean =>
  (PUBLIC_URL === undefined || isLoopbackAddress(PUBLIC_URL)) &&
  // Listening on all addresses is the default, so it does not show that the portal is public.
  (everyAddress.has(HOST) || isLoopbackAddress(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}`)) &&
  TRUST_PROXY === 0 &&
  OUTSIDE_SERVICES.every((name) => env[name] === undefined);

/**
 * Reads the settings from environment variables. An empty variable is treated as not set.
 * @throws {SettingError} when one is invalid
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
  const settings = parse(environment, nonEmpty);
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL)
    throw new SettingError('DATABASE_OWNER_URL needs DATABASE_URL, the same database with the role of requests.');
  const { EMBEDDED_DATABASE_URL: embeddedUrl, EMBEDDED_DATABASE_OWNER_URL: embeddedOwnerUrl } = settings;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = settings;
  const { INDEXNOW_KEY: indexNowKey } = settings;
  if (indexNowKey && !settings.PUBLIC_URL)
    throw new SettingError('INDEXNOW_KEY needs PUBLIC_URL, the address of the pages that are submitted.');
  if (!siteKey !== !secret) throw new SettingError('Set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither.');
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    appSecret: settings.APP_SECRET,
    acceptedAppSecrets: settings.APP_SECRETS_ACCEPTED?.split(',') ?? [],
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    embeddedDatabase: embeddedUrl && embeddedOwnerUrl ? { url: embeddedUrl, ownerUrl: embeddedOwnerUrl } : undefined,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    databaseWaitMs: settings.DATABASE_WAIT_MS,
    redisUrl: settings.REDIS_URL,
    workers: settings.WORKERS,
    shutdownDelayMs: settings.SHUTDOWN_DELAY_MS,
    trustProxy: settings.TRUST_PROXY > 0,
    proxies: Math.max(1, settings.TRUST_PROXY),
    rateLimit: settings.RATE_LIMIT,
    maxConnections: settings.MAX_CONNECTIONS,
    maxConnectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
    pageCacheBytes: settings.PAGE_CACHE_MB * 2 ** 20,
    hasServiceWorker: settings.SERVICE_WORKER,
    demo: settings.DEMO ?? isPlainlyLocal(settings, nonEmpty),
    figures: settings.FIGURES,
    logLevel: settings.LOG_LEVEL,
    slowStatementMs: settings.SLOW_STATEMENT_MS,
    metricsKey: settings.METRICS_KEY,
    tracing: parse(tracingSettings, nonEmpty),
    s3: parse(s3Settings, nonEmpty),
    backup: parse(backupSettings, nonEmpty),
    clamavAddress: settings.CLAMAV_ADDRESS,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    sms: parse(smsSettings, nonEmpty),
    smsDialCodes: settings.SMS_COUNTRIES.split(',').map((code) => code.replace(/\D/g, '')),
    smsReportKey: settings.SMS_REPORT_KEY,
    whatsApp: parse(whatsAppSettings, nonEmpty),
    securityContact: settings.SECURITY_CONTACT,
    indexNow: indexNowKey === undefined ? undefined : { key: indexNowKey, url: settings.INDEXNOW_URL },
    supportMailKey: settings.SUPPORT_MAIL_KEY,
    cancelBufferHours: settings.INTERVIEW_CANCEL_BUFFER_HOURS,
    googleClientId: settings.GOOGLE_CLIENT_ID,
    recaptcha: siteKey && secret ? { siteKey, secret } : undefined,
    razorpay: parse(gatewaySettings, nonEmpty),
    questions: parse(questionSettings, nonEmpty),
  };
}
