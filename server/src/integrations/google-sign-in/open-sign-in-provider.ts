import type { AppContext } from '../../app-context.ts';
import { isLoopbackAddress } from '../../infra/http/is-loopback.ts';
import { openSignInIssuer } from '../../simulators/sign-in-issuer.ts';
import { openGoogleSignIn } from './google.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** Who signs people in beside ourselves: Google when its client id is set, the test issuer in a demo on this machine, else nobody. */
export function openSignInProvider(
  base: Pick<AppContext, 'config' | 'db' | 'clock' | 'ttlStore'>,
): SignInProvider | undefined {
  const { config } = base;
  if (config.googleClientId) return openGoogleSignIn(config.googleClientId);
  if (config.demo && isLoopbackAddress(config.publicUrl)) return openSignInIssuer(base);
  return undefined;
}
