import { recordCommand, renewTotpSecrets } from '../../features/staff/index.ts';
import { replaceSecretAtOnce, revokeEarlierSecrets, rotateSecret } from '../../infra/secrets/rotate-secret.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Command } from './command.ts';

const BY_SETTINGS =
  'APP_SECRET is set: change it there, and list the one before it in APP_SECRETS_ACCEPTED (docs/operations.md).';

export const secretCommands: Record<string, Command> = {
  'rotate-secret': {
    usage: 'rotate-secret [--revoke] --by EMAIL',
    summary:
      'replaces the secret that signs links and codes; earlier links work for 400 days, with --revoke (after a leak) none of them',
    async run(context, _args, { by, revoke: revokes = false }) {
      const { db, clock, secrets, config } = context;
      if (config.appSecret) throw new CallError('conflict', BY_SETTINGS);
      await recordCommand(context, by, { action: 'RotateSecret', after: { revokesEarlier: revokes } });
      if (!revokes) {
        const signsFrom = await rotateSecret(db, clock.now());
        return `The new secret signs from ${signsFrom.toISOString()}. What the earlier ones signed is accepted for 400 days. No restart is needed.`;
      }
      await replaceSecretAtOnce(db, clock.now());
      await secrets.reload();
      await renewTotpSecrets(db, secrets);
      await revokeEarlierSecrets(db);
      await secrets.reload();
      return 'The new secret signs now. Within 15 seconds no process accepts a link, code or sign-in under way of before. Sessions go on. Browsers that show alerts must be turned on again.';
    },
  },
};
