import { type CallReply, listWalkIns } from '@aarambh/contract';
import { useState } from 'react';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, RetryAlert, Sheet, type Tone } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, DataTable, ListWithPane, RowPane, useKeys, useOpenRow } from '../../ui/index.ts';
import { InviteToWalkInForm } from './invite-to-walk-in-form.tsx';
import { WalkInPane } from './walk-in-pane.tsx';

type WalkIn = CallReply<typeof listWalkIns>[number];

const tones: Record<string, Tone> = { Attending: 'success', Cancelled: 'neutral' };

const columns: Column<WalkIn>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Answer', cell: ({ status }) => <Badge tone={tones[status] ?? 'info'}>{status}</Badge> },
  { header: 'When', cell: ({ startsOn }) => <span className="whitespace-nowrap">{dateTimeText(startsOn)}</span> },
  { header: 'Job', cell: ({ jobTitle }) => jobTitle },
  {
    header: 'Preferred time',
    phone: false,
    cell: ({ preferredOn }) => (preferredOn ? dateTimeText(preferredOn) : '–'),
  },
];

/** Walk-in interviews that are not over, with the answers of the invited people. The open one is in the address. */
export function WalkInList() {
  const { data, error, isBusy, reload } = useStaffQuery(listWalkIns, { query: {} });
  const [isInviting, setInviting] = useState(false);
  const { openID, closeTo, open } = useOpenRow('/interviews', 'rowID');
  const lookup = useStaffQuery(listWalkIns, { query: { walkInID: String(openID) } }, { enabled: openID !== undefined });
  const row = (lookup.data ?? data)?.find(({ walkInID }) => walkInID === openID);
  useKeys([{ key: 'n', label: 'Invite to a walk-in', run: () => setInviting(true) }]);
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <Button size="small" onClick={() => setInviting(true)}>
          Invite to a walk-in
        </Button>
      </div>
      <ListWithPane
        pane={
          openID !== undefined && (
            <RowPane noun="Walk-in" id={openID} {...{ closeTo, row, lookup }}>
              {(walkIn) => <WalkInPane key={openID} walkIn={walkIn} closeTo={closeTo} />}
            </RowPane>
          )
        }
      >
        <DataTable
          label="Walk-in interviews"
          rows={data}
          columns={columns}
          rowKey={({ walkInID }) => walkInID}
          rowLabel={({ fullName }) => fullName}
          onOpen={({ walkInID }) => open(walkInID)}
          openKey={openID}
          empty="No upcoming walk-in interviews"
          busy={isBusy}
        />
      </ListWithPane>
      <Sheet title="Invite to a walk-in" open={isInviting} onClose={() => setInviting(false)}>
        {isInviting && <InviteToWalkInForm onDone={() => setInviting(false)} />}
      </Sheet>
    </div>
  );
}
