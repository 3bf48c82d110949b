import type { Config } from '../../config.ts';
import { openSignInIssuer } from '../../simulators/sign-in-issuer.ts';
import type { Clock } from '../clock.ts';
import { isLoopbackAddress } from '../http/is-loopback.ts';
import { openGoogleSignIn } from './google.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** Who signs people in beside ourselves: Google when its client id is set, the test issuer in a demo on this machine, else nobody. */
export function openSignInProvider(config: Config, clock: Clock): SignInProvider | undefined {
  if (config.googleClientId) return openGoogleSignIn(config.googleClientId);
  if (config.demo && isLoopbackAddress(config.publicUrl)) return openSignInIssuer(config, clock);
  return undefined;
}
