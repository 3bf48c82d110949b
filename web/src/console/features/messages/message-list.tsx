import {
  listMessages,
  listMessageTemplates,
  MAX_COUNTED_MESSAGES,
  type MessageState,
  resendMessages,
  type StaffMessage,
} from '@aarambh/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ageText, countText } from '../../../platform/text/format.ts';
import { nameTemplate } from '../../../platform/text/message-channel.ts';
import { Alert, Badge, Button, RetryAlert, type Tone } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import {
  BulkBar,
  type Column,
  DataTable,
  FilterBar,
  FilterSearch,
  FilterSelect,
  useFilters,
  useKeys,
  useSelection,
} from '../../ui/index.ts';

const defaults = { search: '', state: 'failed', template: '' };

const tones: Record<MessageState, { label: string; tone: Tone }> = {
  failed: { label: 'Failed', tone: 'error' },
  queued: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
};

const columns: Column<StaffMessage>[] = [
  { header: 'To', cell: ({ recipient }) => recipient },
  { header: 'Template', cell: ({ template, channel }) => nameTemplate(template, channel) },
  {
    header: 'State',
    cell: ({ state, delivery }) => (
      <Badge tone={tones[state].tone}>{delivery ? `${tones[state].label}, ${delivery}` : tones[state].label}</Badge>
    ),
  },
  {
    header: 'Reason',
    cell: ({ error, notSendable, state }) =>
      [error, state === 'failed' && notSendable].filter(Boolean).join('. ') || '–',
  },
  {
    header: 'Queued',
    cell: ({ queuedOn }) => <span className="whitespace-nowrap">{ageText(queuedOn, new Date())}</span>,
  },
  {
    header: 'Member',
    phone: false,
    cell: ({ memberID }) => (memberID ? <Link to={`/members/${memberID}`}>{memberID}</Link> : '–'),
  },
];

const isState = (text: string): text is MessageState => Object.hasOwn(tones, text);

/** The name of a state with the number of its messages, once it is known: "Failed (3)". */
function stateLabel(state: MessageState, counts: Partial<Record<MessageState, number>> | undefined): string {
  const count = counts?.[state];
  return count === undefined
    ? tones[state].label
    : `${tones[state].label} (${countText(count, count >= MAX_COUNTED_MESSAGES)})`;
}

type SkippedRow = { messageID: number; cause: string }[];

/** Mails, SMS and WhatsApp messages by state, template and recipient; failed ones are sent again. */
export function MessageList() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const { search, state, template } = filters;
  const query = {
    page: String(page),
    ...(search && { search }),
    ...(template && { template }),
    ...(isState(state) && { state }),
  };
  const templates = useStaffQuery(listMessageTemplates, {}).data ?? [];
  const { data, error, isBusy, reload } = useStaffQuery(listMessages, { query }, { keepPrevious: true });
  const selection = useSelection<number>();
  const [skipped, setSkipped] = useState<SkippedRow>([]);
  const { run, busy } = useStaffAction(resendMessages, {
    invalidates: [listMessages],
    done: ({ queued }) => (queued === 1 ? '1 message is on its way' : `${queued} messages are on their way`),
  });

  async function resend() {
    if (selection.keys.size === 0) return;
    const reply = await run({ body: { messageIDs: [...selection.keys] } });
    if (!reply) return;
    setSkipped(reply.skipped);
    selection.clear();
  }
  useKeys([{ key: 's', label: 'Send the selected messages again', run: () => void resend() }]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3">
      <FilterBar isFiltered={isFiltered} onReset={reset}>
        <FilterSearch label="Email or mobile" value={search} onChange={(typed) => setFilters({ search: typed })} />
        <FilterSelect
          label="State"
          all={stateLabel('failed', data?.counts)}
          options={[
            { value: 'queued', label: stateLabel('queued', data?.counts) },
            { value: 'sent', label: stateLabel('sent', data?.counts) },
            { value: 'all', label: 'All' },
          ]}
          value={state === 'failed' ? '' : state}
          onChange={(chosen) => setFilters({ state: chosen || 'failed' })}
        />
        <FilterSelect
          label="Template"
          options={templates.map(({ template: name }) => ({ value: name, label: name }))}
          value={template}
          onChange={(chosen) => setFilters({ template: chosen })}
        />
      </FilterBar>
      {skipped.length > 0 && (
        <Alert tone="warning" role="status">
          <p>Not sent again: {skipped.length}</p>
          <ul className="list-disc ps-5">
            {skipped.map(({ messageID, cause }) => (
              <li key={messageID}>
                Message {messageID}: {cause}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <DataTable
          label="Messages"
          rows={data?.messages}
          columns={columns}
          rowKey={({ messageID }) => messageID}
          rowLabel={({ recipient, template }) => `${template} to ${recipient}`}
          selection={selection}
          total={data?.total}
          isCapped={data?.isCapped}
          page={page}
          empty={isFiltered ? 'Nothing matches these filters' : 'No message has failed'}
          busy={isBusy}
        />
      )}
      <BulkBar selection={selection} noun="messages">
        <Button size="small" busy={busy} onClick={resend}>
          Send again
        </Button>
      </BulkBar>
    </div>
  );
}
