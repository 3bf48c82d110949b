import type { PublicSettings } from '@aarambh/contract';
import type { CspSources } from '../../infra/http/csp-sources.ts';

/** How people show that they are no program: one solved by their own browser, or the box of a provider. */
export interface Captcha {
  /** What the browser is told. */
  settings: PublicSettings['captcha'];
  sources: CspSources;
  /** A riddle for the browser; null where the provider's box brings its own. */
  makeChallenge(): Promise<unknown>;
  /**
   * Whether a token shows a solved captcha. It counts once.
   * @throws {CallError} unavailable, when the provider does not answer
   */
  takeSolution(token: string): Promise<boolean>;
}
