import type { AppContext } from '../../app-context.ts';
import { isLoopbackAddress } from '../../infra/http/is-loopback.ts';
import { openSignInIssuer } from '../../simulators/sign-in-issuer.ts';
import { openGoogleSignIn } from './google-sign-in.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** Opens the external sign-in provider: Google when its client id is set, the simulator in a local demo, else none. */
export function openSignInProvider(
  base: Pick<AppContext, 'config' | 'db' | 'clock' | 'ttlStore'>,
): SignInProvider | undefined {
  const { config } = base;
  if (config.googleClientId) return openGoogleSignIn(config.googleClientId);
  if (config.demo && isLoopbackAddress(config.publicUrl)) return openSignInIssuer(base);
  return undefined;
}
