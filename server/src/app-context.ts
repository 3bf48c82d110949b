import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './infra/database/connect.ts';
import type { Replica } from './infra/database/replica/monitor-replica.ts';
import type { FileWorkers } from './infra/files/file-workers.ts';
import type { PrivateFiles } from './infra/files/private-files.ts';
import type { Timings } from './infra/performance/timings.ts';
import type { Secrets } from './infra/secrets.ts';
import type { Tracing } from './infra/tracing/tracing.ts';
import type { TtlStore } from './infra/ttl-store/ttl-store.ts';
import type { Captcha } from './integrations/captcha/captcha.ts';
import type { SignInProvider } from './integrations/google-sign-in/sign-in-provider.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import type { QuestionGenerator } from './integrations/questions/question-generator.ts';
import type { Gateway } from './integrations/razorpay/payment-gateway.ts';
import type { SmsSender } from './integrations/sms/sms-sender.ts';
import type { WhatsAppSender } from './integrations/whatsapp/whatsapp-sender.ts';
import type { Clock } from './lib/clock.ts';

/**
 * Dependencies of all features: settings, database, clock, files and clients of external services. Opened once per
 * process (runtime/open-app-context.ts, or testing/test-app.ts) and passed to every route and rule.
 */
export interface AppContext {
  config: Config;
  db: Db;
  /**
   * Reserved connections for sessions, passwords, rate limits and health checks, so that these do not wait for requests
   * that wait for a lock. Other features use `db`.
   */
  reservedDb: Db;
  /**
   * Separate connections for sign-in: each request with a session takes a reserved one, and many at a time would make a
   * sign-in wait for every statement.
   */
  signInDb: Db;
  /** A separate connection for `ready`: many sessions that wait for a lock must not take the instance out of service. */
  healthDb: Db;
  /**
   * For public reads that may be up to a second old: a streaming replica, or `db` without one. Never use it for access
   * control, for a decision to write, or for a user's own data.
   */
  reads: Db;
  /** Undefined without DATABASE_REPLICA_URL. */
  replica: Replica | undefined;
  clock: Clock;
  files: PrivateFiles;
  fileWorkers: FileWorkers;
  secrets: Secrets;
  mailer: Mailer;
  smsSender: SmsSender;
  whatsAppSender: WhatsAppSender;
  captcha: Captcha;
  /** Undefined when users can sign in with a password only. */
  signInProvider: SignInProvider | undefined;
  /** Payment gateway. */
  gateway: Gateway;
  /** Short-lived values that all instances share. */
  ttlStore: TtlStore;
  /** External service that generates interview questions; undefined when only our own collection is used. */
  questionGenerator: QuestionGenerator | undefined;
  /** How long requests and statements took, for the screen of operations. */
  timings: Timings;
  /** Undefined when no traces are sent. */
  tracing: Tracing | undefined;
  log: FastifyBaseLogger;
}
