import { resolve } from 'node:path';
import { z } from 'zod';
import { type QuestionSettings, questionSettings } from './integrations/questions/question-settings.ts';
import { type GatewaySettings, gatewaySettings } from './integrations/razorpay/gateway-settings.ts';
import { type S3Settings, s3Settings } from './integrations/s3/s3-settings.ts';
import { type SmsSettings, smsSettings } from './integrations/sms/sms-settings.ts';
import { brand } from './lib/brand.ts';

const onOff = (fallback: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0', ''])
    .optional()
    .transform((value) => (value ? ['on', 'true', '1'].includes(value) : fallback));

/** Off, on, or how many proxies stand one behind another. */
const proxies = z
  .string()
  .regex(/^(on|off|true|false|[0-9]|)$/, 'must be on, off or the number of proxies in front')
  .default('off')
  .transform((value) => (['on', 'true'].includes(value) ? 1 : Number(value) || 0));

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
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  DATABASE_REPLICA_URL: address(['postgres:', 'postgresql:']).optional(),
  REDIS_URL: address(['redis:', 'rediss:']).optional(),
  WORKERS: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(64, 'must be 64 or less')
    .default(1),
  TRUST_PROXY: proxies,
  RATE_LIMIT: onOff(true),
  PAGE_CACHE_MB: z.coerce
    .number('must be a number of megabytes')
    .min(0, 'must be 0 or more')
    .max(65_536, 'must be 65536 or less')
    .default(32),
  DEMO: onOff(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, 'must be like Name <name@example.com>')
    .default(brand.sender),
  SMS_REPORT_KEY: z
    .string()
    .regex(/^[\w-]{16,}$/, 'must have at least 16 letters and digits')
    .optional(),
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^(\/.+|[^\s/:]+:\d{1,5}|\[[\da-fA-F:]+\]:\d{1,5})$/, 'must be host:port, or the path of a socket')
    .optional(),
  INTERVIEW_CANCEL_BUFFER_HOURS: z.coerce
    .number('must be a whole number of hours')
    .int('must be a whole number of hours')
    .min(0, 'must be 0 or more')
    .max(720, 'must be 720 or less')
    .default(24),
  GOOGLE_CLIENT_ID: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
});

/** The settings of a process, read once at its start. Paths are absolute; `publicUrl` has no trailing slash. */
export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  appSecret: string | undefined;
  databaseUrl: string | undefined;
  /** A streaming replica for reads that may be a second old. */
  databaseReplicaUrl: string | undefined;
  /** Where short-lived values are kept; without it in the database. */
  redisUrl: string | undefined;
  /** Processes that answer requests; with one it is the process that was started. */
  workers: number;
  /** Whether a proxy in front says who asks, and how many stand one behind another when it does. */
  trustProxy: boolean;
  proxies: number;
  rateLimit: boolean;
  /** How much memory rendered pages are kept in; 0 keeps none. */
  pageCacheBytes: number;
  demo: boolean;
  logLevel: string;
  metricsKey: string | undefined;
  /** Where private files are kept; without it in a folder of DATA_DIR. */
  s3: S3Settings | undefined;
  /** The virus scanner clamd: host:port, or the path of its socket. */
  clamavAddress: string | undefined;
  /** Without `smtpUrl` mails become files in DATA_DIR. */
  mail: { smtpUrl: string | undefined; from: string };
  sms: SmsSettings;
  /** Part of the address where a provider reports what became of an SMS. */
  smsReportKey: string | undefined;
  /** Hours before an interview up to which its candidate cancels it for nothing. */
  cancelBufferHours: number;
  /** Set: people may sign in with Google. */
  googleClientId: string | undefined;
  /** Set: Google reCAPTCHA v2 stands in for our own captcha. */
  recaptcha: { siteKey: string; secret: string } | undefined;
  /** Set: payments go to Razorpay. */
  razorpay: GatewaySettings;
  /** Set: this service makes interview questions; our own collection otherwise. */
  questions: QuestionSettings;
}

/** A wrong setting; the message is one line that names it. */
export class SettingError extends Error {}

function parse<T>(schema: z.ZodType<T>, env: Record<string, string | undefined>): T {
  const read = schema.safeParse(env);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new SettingError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}`);
}

/**
 * Reads the settings from environment variables.
 * @throws {SettingError} when one is wrong
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const settings = parse(environment, given);
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = settings;
  if (!siteKey !== !secret)
    throw new SettingError('The settings RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET need each other.');
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    appSecret: settings.APP_SECRET,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    redisUrl: settings.REDIS_URL,
    workers: settings.WORKERS,
    trustProxy: settings.TRUST_PROXY > 0,
    proxies: Math.max(1, settings.TRUST_PROXY),
    rateLimit: settings.RATE_LIMIT,
    pageCacheBytes: settings.PAGE_CACHE_MB * 2 ** 20,
    demo: settings.DEMO,
    logLevel: settings.LOG_LEVEL,
    metricsKey: settings.METRICS_KEY,
    s3: parse(s3Settings, given),
    clamavAddress: settings.CLAMAV_ADDRESS,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    sms: parse(smsSettings, given),
    smsReportKey: settings.SMS_REPORT_KEY,
    cancelBufferHours: settings.INTERVIEW_CANCEL_BUFFER_HOURS,
    googleClientId: settings.GOOGLE_CLIENT_ID,
    recaptcha: siteKey && secret ? { siteKey, secret } : undefined,
    razorpay: parse(gatewaySettings, given),
    questions: parse(questionSettings, given),
  };
}
