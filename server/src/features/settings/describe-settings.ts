import type { ServerSetting } from '@aarambh/contract';
import type { Config } from '../../config.ts';

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');
/** Of addresses and keys, which may hold secrets. */
const isSet = (value: unknown): string => (value ? 'set' : 'not set');
const orDefault = (value: number | undefined): string => String(value ?? 'default');

/** What the environment of the server decides, in words and without secrets. */
export function describeSettings(config: Config): ServerSetting[] {
  const { mail, sms, razorpay, backup, questions } = config;
  const groups: Record<ServerSetting['group'], [name: string, purpose: string, value: string][]> = {
    portal: [
      ['PUBLIC_URL', 'The address of the portal in mails, links and search engines', config.publicUrl],
      ['DEMO', 'Demo data on an empty database, and demo accounts', onOff(config.demo)],
      ['FIGURES', 'Figures on public pages: as the business states them, or counted here', config.figures],
      ['SERVICE_WORKER', 'Pages that job seekers can read offline', onOff(config.hasServiceWorker)],
      [
        'INTERVIEW_CANCEL_BUFFER_HOURS',
        'Until when a candidate cancels an interview without using a guaranteed call',
        `${config.cancelBufferHours} hours before`,
      ],
      ['SECURITY_CONTACT', 'Where vulnerabilities are reported', config.securityContact],
      ['APP_SECRET', 'Signs links and codes; without it a secret in the database does', isSet(config.appSecret)],
      [
        'APP_SECRETS_ACCEPTED',
        'Other secrets whose links and codes are accepted, during a rotation',
        isSet(config.acceptedAppSecrets.length),
      ],
    ],
    messages: [
      ['SMTP_URL', 'The server that sends mails; without it they are written to files', isSet(mail.smtpUrl)],
      ['MAIL_FROM', 'The sender of mails', mail.from],
      ['SMS_PROVIDER', 'The service that sends SMS; without one they are written to files', sms.provider],
      ['SMS_COUNTRIES', 'Dial codes of the countries that get SMS', config.smsDialCodes.join(', ')],
      ['SMS_REPORT_KEY', 'Delivery reports of SMS', isSet(config.smsReportKey)],
      ['WHATSAPP_PHONE_NUMBER_ID', 'Job alerts by WhatsApp', isSet(config.whatsApp)],
      ['SUPPORT_MAIL_KEY', 'Mails to the support address become cases', isSet(config.supportMailKey)],
    ],
    providers: [
      ['RAZORPAY_KEY_ID', 'Payments by card and UPI; without it they are simulated', isSet(razorpay)],
      ['GOOGLE_CLIENT_ID', 'Signing in with Google', isSet(config.googleClientId)],
      ['RECAPTCHA_SITE_KEY', 'Google reCAPTCHA instead of our own captcha', isSet(config.recaptcha)],
      ['CLAMAV_ADDRESS', 'The virus scanner of uploads', isSet(config.clamavAddress)],
      ['INDEXNOW_KEY', 'Removed pages of frauds are submitted to search engines', isSet(config.indexNow)],
      ['INDEXNOW_URL', 'The service that tells the search engines', config.indexNow?.url ?? isSet(undefined)],
      ['QUESTIONS_URL', 'A service for interview questions; without it our own collection', isSet(questions)],
    ],
    storage: [
      ['DATABASE_URL', 'A database server; without it the embedded one', isSet(config.databaseUrl)],
      [
        'DATABASE_OWNER_URL',
        'The role that owns the tables; without it requests use the same role',
        isSet(config.databaseOwnerUrl),
      ],
      ['DATABASE_REPLICA_URL', 'A replica for public reading', isSet(config.databaseReplicaUrl)],
      ['DATABASE_WAIT_MS', 'How long a request waits for a database connection', `${config.databaseWaitMs} ms`],
      ['REDIS_URL', 'Short-lived values; without it in the database', isSet(config.redisUrl)],
      ['DATA_DIR', 'The folder of the embedded database, files and unsent mails', config.dataDir],
      ['S3_ENDPOINT', 'Private files; without it in a folder of DATA_DIR', isSet(config.s3)],
      ['BACKUP_DIR', 'Backups of the embedded database', isSet(backup)],
      ['BACKUP_KEY', 'Encrypts the backups', isSet(backup?.key)],
    ],
    load: [
      ['HOST', 'The address on which the server listens', config.host],
      ['PORT', 'The port on which the server listens', String(config.port)],
      ['WORKERS', 'Processes that serve requests', String(config.workers)],
      ['RATE_LIMIT', 'Limits of requests by address and account', onOff(config.rateLimit)],
      ['PAGE_CACHE_MB', 'Memory for public pages', `${config.pageCacheBytes / 2 ** 20} MB`],
      ['TRUST_PROXY', 'Proxies in front of the server', config.trustProxy ? String(config.proxies) : 'none'],
      ['MAX_CONNECTIONS', 'Connections of each process', orDefault(config.maxConnections)],
      [
        'MAX_CONNECTIONS_PER_ADDRESS',
        'Connections of each process from one address',
        orDefault(config.maxConnectionsPerAddress),
      ],
      ['SHUTDOWN_DELAY_MS', 'How long a stopping server accepts requests', `${config.shutdownDelayMs} ms`],
      ['LOG_LEVEL', 'What the log contains', config.logLevel],
      ['SLOW_STATEMENT_MS', 'From when a database statement is logged as slow', `${config.slowStatementMs} ms`],
      ['METRICS_KEY', 'Reading metrics from other machines', isSet(config.metricsKey)],
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'The collector to which traces are sent', isSet(config.tracing)],
    ],
  };
  return Object.entries(groups).flatMap(([group, settings]) =>
    settings.map(([name, purpose, value]) => ({ group: group as ServerSetting['group'], name, purpose, value })),
  );
}
