import type { FailedMessageGroup } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateTimeText } from '../../../platform/text/format.ts';
import { nameTemplate } from '../../../platform/text/message-channel.ts';
import { type Column, DataTable, TableSection } from '../../ui/index.ts';

const keyOf = ({ channel, template, reason }: FailedMessageGroup) => `${channel} ${template} ${reason}`;

const columns: Column<FailedMessageGroup>[] = [
  {
    header: 'Template',
    cell: ({ channel, template }) => <Link to="/messages?state=failed">{nameTemplate(template, channel)}</Link>,
  },
  { header: 'Failed', align: 'end', cell: ({ count }) => count.toLocaleString('en-IN') },
  { header: 'Reason', cell: ({ reason }) => <span className="wrap-anywhere">{reason || '–'}</span> },
  { header: 'Last', cell: ({ lastOn }) => <span className="whitespace-nowrap">{dateTimeText(lastOn)}</span> },
];

/** Messages that failed for good in a day, by template and reason. */
export const FailedMessageTable = ({ groups }: { groups: readonly FailedMessageGroup[] }) => (
  <TableSection title="Failed messages in the last 24 hours">
    <DataTable
      label="Failed messages"
      rows={groups}
      columns={columns}
      rowKey={keyOf}
      rowLabel={({ template }) => template}
      empty="No message has failed"
    />
  </TableSection>
);
