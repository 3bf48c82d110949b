import { type AuditEntry, type AuditTargetKind, auditTargetKinds, listAuditEntries } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { useStaffQuery } from '../../api/index.ts';
import {
  actionText,
  type Column,
  FilterBar,
  FilterDay,
  FilterSearch,
  FilterSelect,
  ListScreen,
  RowPane,
  useFilters,
  useOpenRow,
} from '../../ui/index.ts';
import { AuditPages } from './audit-pages.tsx';
import { AuditPane } from './audit-pane.tsx';

const defaults = { actor: '', action: '', targetKind: '', targetID: '', day: '', before: '' };
/** Entries of a page. */
const PAGE = 50;

const targetText = ({ targetKind, targetID }: AuditEntry) => (targetKind ? `${targetKind} ${targetID ?? ''}` : '–');

const columns: Column<AuditEntry>[] = [
  { header: 'Action', cell: ({ action }) => actionText(action) },
  { header: 'Who', cell: ({ actor }) => actor },
  { header: 'On', cell: targetText },
  { header: 'Reason', phone: false, cell: ({ reason }) => <span className="line-clamp-1">{reason || '–'}</span> },
  { header: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{dateTimeText(at)}</span> },
];

const targetOptions = auditTargetKinds.map((kind) => ({ value: kind, label: kind }));

/** The audit log: what staff did, on what, when and why. */
export function Component() {
  const { filters, setFilters: setAll, reset } = useFilters(defaults);
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'before' && value);
  // Another filter begins with the newest entry.
  const setFilters = (more: Partial<typeof defaults>) => setAll({ before: '', ...more });
  const list = useStaffQuery(listAuditEntries, { query: withoutEmpty(filters) }, { keepPrevious: true });
  const { data, total, isCapped } = list;
  const { openID, closeTo, open } = useOpenRow('/audit', 'entryID');
  const lookup = useStaffQuery(
    listAuditEntries,
    { query: { entryID: String(openID) } },
    { enabled: openID !== undefined },
  );
  const row = (lookup.data ?? data)?.find(({ entryID }) => entryID === openID);

  return (
    <ListScreen
      title="Audit"
      list={list}
      filters={
        <FilterBar isFiltered={isFiltered} onReset={reset}>
          <FilterSearch label="Who" value={filters.actor} onChange={(actor) => setFilters({ actor })} />
          <FilterSearch isShort label="Action" value={filters.action} onChange={(action) => setFilters({ action })} />
          <FilterSelect
            label="On"
            options={targetOptions}
            value={filters.targetKind}
            onChange={(targetKind) => setFilters({ targetKind })}
          />
          <FilterSearch
            isShort
            label="Number"
            value={filters.targetID}
            onChange={(targetID) => setFilters({ targetID })}
          />
          <FilterDay label="Day" value={filters.day} onChange={(day) => setFilters({ day })} />
        </FilterBar>
      }
      pane={
        openID !== undefined && (
          <RowPane noun="Audit entry" id={openID} {...{ closeTo, row, lookup }}>
            {(entry) => <AuditPane entry={entry} closeTo={closeTo} />}
          </RowPane>
        )
      }
      below={
        <AuditPages
          total={total}
          isCapped={isCapped}
          oldest={data?.length === PAGE ? data.at(-1)?.entryID : undefined}
          isFirst={!filters.before}
        />
      }
      label="Audit entries"
      rows={data}
      columns={columns}
      rowKey={({ entryID }) => entryID}
      rowLabel={({ action }) => actionText(action)}
      onOpen={({ entryID }) => open(entryID)}
      openKey={openID}
      empty={isFiltered ? 'Nothing matches these filters' : 'No entries yet'}
    />
  );
}

/** An empty text is not a filter. A kind typed into the address is refused by the server. */
function withoutEmpty({ targetKind, ...texts }: { [name in keyof typeof defaults]: string }) {
  const set = Object.entries({ ...texts, targetKind }).filter(([, value]) => value);
  return Object.fromEntries(set) as Partial<typeof texts> & { targetKind?: AuditTargetKind };
}
