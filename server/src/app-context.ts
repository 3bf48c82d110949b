import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './infra/database/connect.ts';
import type { Replica } from './infra/database/replica/monitor-replica.ts';
import type { FileWorkers } from './infra/files/file-workers.ts';
import type { PrivateFiles } from './infra/files/private-files.ts';
import type { Secrets } from './infra/secrets.ts';
import type { TtlStore } from './infra/ttl-store/ttl-store.ts';
import type { Captcha } from './integrations/captcha/captcha.ts';
import type { SignInProvider } from './integrations/google-sign-in/sign-in-provider.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import type { QuestionMaker } from './integrations/questions/question-maker.ts';
import type { Gateway } from './integrations/razorpay/payment-gateway.ts';
import type { SmsSender } from './integrations/sms/sms-sender.ts';
import type { Clock } from './lib/clock.ts';

/** What every feature stands on; made once in main.ts (or by a test) and handed to each feature's routes and rules. */
export interface AppContext {
  config: Config;
  db: Db;
  /**
   * For what anybody may read and may be a second old: a replica, or `db`. Never for what a write is decided by, for access,
   * or for somebody's own data.
   */
  reads: Db;
  /** Nothing when all reads go to the one database. */
  replica: Replica | undefined;
  clock: Clock;
  files: PrivateFiles;
  fileWorkers: FileWorkers;
  secrets: Secrets;
  mailer: Mailer;
  smsSender: SmsSender;
  captcha: Captcha;
  /** Nothing when people sign in with a password only. */
  signInProvider: SignInProvider | undefined;
  /** Who takes card payments. */
  gateway: Gateway;
  /** What is kept for a while only. */
  ttlStore: TtlStore;
  /** Who makes interview questions; nothing when only our own collection does. */
  questionMaker: QuestionMaker | undefined;
  log: FastifyBaseLogger;
}
