import { readFile } from 'node:fs/promises';
import { toPaise } from '@aarambh/contract';
import { SettingError } from '../../config.ts';
import { createPlan, endPlan, readPlanFile, setPlanPrice } from '../../features/billing/plans/index.ts';
import { listOpenServiceItems } from '../../features/services/index.ts';
import { type Command, numberOf } from './command.ts';

function rupeesOf(text: string | undefined): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text ?? ''))
    throw new SettingError('Say the price in rupees behind the number, for example 2599 or 2599.50.');
  return toPaise(Number(text));
}

function ctcOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new SettingError('Say the CTC in whole rupees a year, for example 800001.');
  return Number(text);
}

export const planCommands: Record<string, Command> = {
  'create-plan': {
    usage: 'create-plan FILE.json',
    does: 'puts a plan on offer; the file is like one entry of server/src/features/billing/plans/demo/demo-plans.json',
    async run(context, args) {
      if (!args[0]) throw new SettingError('Name the file that describes the plan.');
      const text = await readFile(args[0], 'utf8').catch(() => undefined);
      if (text === undefined) throw new SettingError(`The file ${args[0]} cannot be read.`);
      const plan = readPlanFile(text);
      const id = await createPlan(context.db, plan);
      return `Plan ${id} "${plan.name}" is on offer.`;
    },
  },
  'end-plan': {
    usage: 'end-plan ID',
    does: 'takes a plan off offer; who bought it keeps it',
    async run(context, args) {
      const id = numberOf('plan', args);
      await endPlan(context.db, id);
      return `Plan ${id} is no longer on offer.`;
    },
  },
  'set-plan-price': {
    usage: 'set-plan-price ID RUPEES [--from-ctc RUPEES]',
    does: 'sets the price of a plan without tax, or its price from a yearly pay on; purchases made before keep theirs',
    async run(context, args, options) {
      const id = numberOf('plan', args);
      const pricePaise = rupeesOf(args[1]);
      const fromCtc = ctcOf(options['from-ctc']);
      await setPlanPrice(context.db, id, pricePaise, fromCtc);
      return `Plan ${id} costs Rs.${args[1]}${fromCtc ? ` from a CTC of Rs.${fromCtc} on` : ''}.`;
    },
  },
  'open-services': {
    usage: 'open-services',
    does: 'lists the services that are not completed yet, the longest waiting first, with the numbers to move them by',
    async run({ db }) {
      const items = await listOpenServiceItems(db);
      if (items.length === 0) return 'No service is open.';
      return items
        .map(({ itemId, serviceName, status, processingBy, planName, email, since }) =>
          [itemId, since.toISOString().slice(0, 10), serviceName, status, processingBy, planName, email].join('\t'),
        )
        .join('\n');
    },
  },
};
