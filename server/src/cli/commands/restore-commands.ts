import { discardMessages } from '../../features/notifications/index.ts';
import { recordCommand } from '../../features/staff/index.ts';
import { countHeldWork, findHold, releaseHold } from '../../infra/database/restore-hold.ts';
import type { Command } from './command.ts';

export const restoreCommands: Record<string, Command> = {
  'release-after-restore': {
    usage: 'release-after-restore [--discard-messages] --by EMAIL',
    summary:
      'delivers the messages and checks the payments that a restore holds back; with --discard-messages none of those queued before it are sent',
    async run(context, _args, { by, 'discard-messages': discards = false }) {
      const held = await findHold(context.db);
      if (!held) return 'Nothing is held back.';
      await recordCommand(context, by, { action: 'ReleaseAfterRestore', after: { discardsMessages: discards } });
      return await context.db.transaction().execute(async (transaction) => {
        const discarded = discards ? await discardMessages(transaction, held) : 0;
        const { messages, pushMessages, refunds, orders } = await countHeldWork(transaction);
        await releaseHold(transaction);
        return [
          `Released: ${messages} messages, ${pushMessages} push messages, ${refunds} refunds, ${orders} unpaid orders.`,
          ...(discards ? [`${discarded} messages queued before the restore are marked as failed.`] : []),
        ].join('\n');
      });
    },
  },
};
