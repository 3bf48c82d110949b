import type { PublicSettings } from '@aarambh/contract';
import type { CspSources } from '../../infra/http/csp-sources.ts';

/** Captcha: a proof of work solved by the browser, or the widget of a provider. */
export interface Captcha {
  /** Settings for the browser. */
  settings: PublicSettings['captcha'];
  sources: CspSources;
  /** A proof-of-work challenge for the browser; null when the provider's widget has its own. */
  createChallenge(): Promise<unknown>;
  /**
   * Whether a token proves a solved captcha. Each token is accepted once.
   * @throws {CallError} unavailable when the provider does not respond
   */
  redeemSolution(token: string): Promise<boolean>;
}
