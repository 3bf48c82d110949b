import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { VisitorRequest } from './visitor.ts';

/** Receives any JSON body and replies 404: no rate limit refuses it before its body is received. */
export const UNLIMITED_POST = '/api/unlimited';

/** What an attacker process does. */
export interface Attack {
  kind: 'half-headers' | 'half-bodies' | 'half-forms' | 'greedy' | 'slow-reads' | 'hang-ups';
  /** URL on this machine. */
  url: string;
  /** Connections to open; none is opened again for these numbers except by greedy ones and hang-ups. */
  connections: number;
  /** Source addresses to spread them over: 127.1.0.1 and following. On Linux all of 127.0.0.0/8 is local. */
  addresses: number;
  /** Paths of slow reads, and of hang-ups, each of which adds a number of its own. */
  paths?: readonly string[];
  /** What greedy connections send in turn. */
  requests?: VisitorRequest[];
  /** Greedy connections name N clients in turn in X-Forwarded-For, as a proxy would. */
  forwardedClients?: number;
}

/** What an attacker counted. */
export interface AttackReport {
  /** Connections that were open at the same time. */
  mostOpen: number;
  /** Connections that the server had not closed at the end. */
  leftOpen: number;
  /** Replies by status. */
  statuses: Record<string, number>;
}

/** An attack in progress in its own process. */
export interface Attacker {
  /** Resolves when all connections have been opened or refused. */
  opened: Promise<void>;
  /** Ends the attack. */
  stop(): Promise<AttackReport>;
}

/** Starts an attack on a loopback address; it ends automatically after four minutes and with this process. */
export function startAttack(attack: Attack): Attacker {
  const child: ChildProcess = fork(join(import.meta.dirname, 'attacker-process.ts'), [JSON.stringify(attack)], {
    execArgv: ['--no-deprecation'],
  });
  const ended = once(child, 'exit');
  const opened = Promise.race([once(child, 'message'), ended]).then(() => undefined);
  return {
    opened,
    async stop() {
      if (child.exitCode !== null) throw new Error('the attacker has exited');
      child.send('stop');
      const [report] = (await once(child, 'message')) as [AttackReport];
      await ended;
      return report;
    },
  };
}
