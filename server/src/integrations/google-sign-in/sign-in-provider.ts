import type { PublicSettings } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { CspSources } from '../../infra/http/csp-sources.ts';

/** Somebody who signs people in for us and says so with an id token (OpenID Connect). */
export interface SignInProvider {
  /** What the browser is told. */
  settings: PublicSettings['signIn'] & { kind: 'google' | 'local' };
  sources: CspSources;
  /** How it may call itself in a token; the first is the name identities are kept under. */
  issuers: readonly [string, ...string[]];
  /**
   * Its keys for checking signatures.
   * @throws {CallError} unavailable, when they cannot be fetched
   */
  keys: JWTVerifyGetKey;
  /** What a provider that lives in this process serves; only the simulator does. */
  serveHere?(app: FastifyInstance): void;
}
