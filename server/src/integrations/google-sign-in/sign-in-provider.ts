import type { PublicSettings } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { CspSources } from '../../infra/http/csp-sources.ts';

/** An external sign-in provider that issues id tokens (OpenID Connect). */
export interface SignInProvider {
  /** Settings for the browser. */
  settings: PublicSettings['signIn'] & { kind: 'google' | 'local' };
  sources: CspSources;
  /** Accepted values of `iss`; identities are stored under the first. */
  issuers: readonly [string, ...string[]];
  /**
   * Public keys of the provider.
   * @throws {CallError} unavailable when they cannot be fetched
   */
  keys: JWTVerifyGetKey;
  /** Registers the routes of a provider that runs in this process: the simulator. */
  registerRoutes?(app: FastifyInstance): void;
}
