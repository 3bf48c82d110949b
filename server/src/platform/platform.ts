import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/connect.ts';
import type { PrivateFiles } from './files/private-files.ts';

/** What every feature stands on; made once in main.ts (or by a test) and handed to each feature's routes and rules. */
export interface Platform {
  config: Config;
  db: Db;
  clock: Clock;
  files: PrivateFiles;
  log: FastifyBaseLogger;
}
