import { readFile } from 'node:fs/promises';
import { toPaise } from '@aarambh/contract';
import { SettingError } from '../../config.ts';
import {
  createPlan,
  getPlanPrice,
  parsePlanFile,
  setPlanPrice,
  withdrawPlan,
} from '../../features/billing/plans/index.ts';
import { listOpenServiceItems } from '../../features/services/index.ts';
import { indianDay } from '../../lib/india-time/indian-day.ts';
import { formatIndianNumber, formatRupees } from '../../lib/money/rupees.ts';
import { confirmChange } from '../confirm-change.ts';
import { type Command, parseId } from './command.ts';

function parseRupees(text: string | undefined): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text ?? ''))
    throw new SettingError('Give the price in rupees after the number, for example 2599 or 2599.50.');
  return toPaise(Number(text));
}

function parseCtc(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new SettingError('Give the CTC in whole rupees per year, for example 800001.');
  return Number(text);
}

export const planCommands: Record<string, Command> = {
  'create-plan': {
    usage: 'create-plan FILE.json',
    summary:
      'creates a plan and offers it for sale; the file has the format of one entry of server/src/features/billing/plans/demo/demo-plans.json',
    async run(context, args) {
      if (!args[0]) throw new SettingError('Give the file that describes the plan.');
      const text = await readFile(args[0], 'utf8').catch(() => undefined);
      if (text === undefined) throw new SettingError(`The file ${args[0]} cannot be read.`);
      const plan = parsePlanFile(text);
      const id = await createPlan(context.db, plan);
      return `Plan ${id} "${plan.name}" is for sale.`;
    },
  },
  'end-plan': {
    usage: 'end-plan ID',
    summary: 'withdraws a plan from sale; existing buyers keep it',
    async run(context, args) {
      const id = parseId('plan', args);
      await withdrawPlan(context.db, id);
      return `Plan ${id} is no longer for sale.`;
    },
  },
  'set-plan-price': {
    usage: 'set-plan-price ID RUPEES [--from-ctc RUPEES] [--yes]',
    summary:
      'sets the price of a plan without tax, or its price from a CTC upwards, after showing the old and the new price; existing purchases keep their price',
    async run(context, args, options) {
      const id = parseId('plan', args);
      const pricePaise = parseRupees(args[1]);
      const fromCtc = parseCtc(options['from-ctc']);
      const old = await getPlanPrice(context.db, id, fromCtc);
      const what = `Plan ${id} "${old.name}"${fromCtc ? ` from a CTC of ₹${formatIndianNumber(fromCtc)}` : ''}`;
      if (old.pricePaise === pricePaise) return `${what} already costs ${formatRupees(pricePaise)}.`;
      const change = `${what}: ${formatRupees(old.pricePaise)} → ${formatRupees(pricePaise)}.`;
      await confirmChange(change, options);
      await setPlanPrice(context.db, id, pricePaise, fromCtc);
      return `${change} The price is changed.`;
    },
  },
  'open-services': {
    usage: 'open-services',
    summary: 'lists the services that are not completed, longest waiting first, with their numbers',
    async run({ db }) {
      const items = await listOpenServiceItems(db);
      if (items.length === 0) return 'No service is open.';
      return items
        .map(({ itemId, serviceName, status, processingBy, planName, email, since }) =>
          [itemId, indianDay(since).name, serviceName, status, processingBy, planName, email].join('\t'),
        )
        .join('\n');
    },
  },
};
