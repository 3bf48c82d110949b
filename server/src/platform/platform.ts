import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/connect.ts';
import type { Replica } from './database/replica/watch-replica.ts';
import type { FileWorkers } from './files/file-workers.ts';
import type { PrivateFiles } from './files/private-files.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { KeyValue } from './key-value/key-value.ts';
import type { Mailer } from './mail/mailer.ts';
import type { QuestionMaker } from './questions/question-maker.ts';
import type { Secrets } from './secrets.ts';
import type { SignInProvider } from './sign-in/sign-in-provider.ts';
import type { SmsSender } from './sms/sms-sender.ts';

/** What every feature stands on; made once in main.ts (or by a test) and handed to each feature's routes and rules. */
export interface Platform {
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
  keyValue: KeyValue;
  /** Who makes interview questions; nothing when only our own collection does. */
  questionMaker: QuestionMaker | undefined;
  log: FastifyBaseLogger;
}
