import { recordCommand } from '../../features/staff/index.ts';
import { rotateSecret } from '../../infra/secrets/rotate-secret.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Command } from './command.ts';
import { revokeAcceptedSecrets, revokeSecrets } from './revoke-secrets.ts';

const BY_SETTINGS =
  'APP_SECRET is set: change it there, and list the one before it in APP_SECRETS_ACCEPTED (docs/operations.md).';

export const secretCommands: Record<string, Command> = {
  'rotate-secret': {
    usage: 'rotate-secret [--revoke] --by EMAIL',
    summary:
      'replaces the secret that signs links and codes; earlier links work for 400 days, with --revoke (after a leak) none of them',
    async run(context, _args, { by, revoke: revokes = false }) {
      const { db, clock, config } = context;
      const { appSecret, acceptedAppSecrets } = config;
      if (appSecret && !(revokes && acceptedAppSecrets.length > 0)) throw new CallError('conflict', BY_SETTINGS);
      await recordCommand(context, by, { action: 'RotateSecret', after: { revokesEarlier: revokes } });
      if (!revokes) {
        const signsFrom = await rotateSecret(db, clock.now());
        return `The new secret signs from ${signsFrom.toISOString()}. Signatures of earlier secrets are accepted for 400 days. No restart is needed.`;
      }
      if (appSecret) {
        await revokeAcceptedSecrets(context);
        return 'Second factors are encrypted with APP_SECRET, and web push has a new key. Remove APP_SECRETS_ACCEPTED now and restart all instances: until then earlier links and codes are accepted. Browsers with push alerts must enable them again.';
      }
      await revokeSecrets(context);
      return 'The new secret is active. Within 15 seconds no process accepts links, codes or pending sign-ins signed with an earlier one. Sessions stay valid. Browsers with push alerts must enable them again.';
    },
  },
};
