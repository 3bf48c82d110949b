import {
  getMessageTemplate,
  listMessages,
  listMessageTemplates,
  resendMessages as resendMessagesCall,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { searchMessages } from './messages-of-staff.queries.ts';
import { resendMessages } from './resend-messages.ts';
import { makeSampleAddress } from './sample-address.ts';
import { listTemplates, renderSample } from './sample-messages.ts';

/** Staff actions on mails, SMS and WhatsApp messages. */
export const messageStaffActions: readonly StaffAction[] = [
  staffAction(listMessages, ({ db, clock }, { query }) => searchMessages(db, query, clock.now())),

  staffAction(
    resendMessagesCall,
    (context, { body }, recordAction) => resendMessages(context, body.messageIDs, recordAction),
    { recordsItself: true, changedNothing: ({ queued }) => queued === 0 },
  ),

  staffAction(listMessageTemplates, async ({ config }) => listTemplates(config.publicUrl)),

  staffAction(getMessageTemplate, async (context, { params: { template } }) => {
    const sample = renderSample(template, context.config.publicUrl);
    if (!sample) throw new CallError('not_found', 'There is no template with this name.');
    const { html, ...shown } = sample;
    return { ...shown, htmlAddress: html ? makeSampleAddress(context, template) : '' };
  }),
];
