import { listPurchases, type PurchaseFilter, type StaffPurchase } from '@aarambh/contract';
import { useNavigate, useParams } from 'react-router';
import { dateText, exactRupees } from '../../../platform/text/format.ts';
import { LinkButton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import {
  type Column,
  FilterBar,
  FilterSearch,
  FilterSelect,
  ListScreen,
  useFilterAddress,
  useFilters,
} from '../../ui/index.ts';
import { PurchasePane } from './purchase-pane.tsx';
import { filterOptions, PurchaseStatus } from './purchase-status.tsx';

const defaults = { text: '', status: '' };

const columns: Column<StaffPurchase>[] = [
  { header: 'Buyer', cell: ({ buyer }) => buyer },
  { header: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email || '–'}</span> },
  { header: 'Plan', cell: ({ planName }) => planName },
  { header: 'Total', align: 'end', cell: ({ total }) => exactRupees(total) },
  { header: 'Refunded', align: 'end', phone: false, cell: ({ refunded }) => (refunded ? exactRupees(refunded) : '–') },
  { header: 'Status', cell: (purchase) => <PurchaseStatus purchase={purchase} /> },
  {
    header: 'Date',
    cell: ({ paidOn, createdOn }) => <span className="whitespace-nowrap">{dateText(paidOn ?? createdOn)}</span>,
  },
  { header: 'Number', align: 'end', phone: false, cell: ({ purchaseID }) => purchaseID },
];

/** Purchases: who bought what, and everything that was paid back. */
export function Component() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const { text, status } = filters;
  const list = useStaffQuery(
    listPurchases,
    {
      query: {
        ...(text ? { text } : {}),
        // What was typed into the address is refused by the server.
        ...(status ? { status: status as PurchaseFilter } : {}),
        page: String(page),
      },
    },
    { keepPrevious: true },
  );
  const { data, total, isCapped } = list;
  const { purchaseID } = useParams();
  const navigate = useNavigate();
  const address = useFilterAddress();

  return (
    <ListScreen
      title="Purchases"
      actions={
        <LinkButton to="/purchases/gst" variant="secondary" size="small">
          GST of a month
        </LinkButton>
      }
      list={list}
      filters={
        <FilterBar isFiltered={isFiltered} onReset={reset}>
          <FilterSearch
            label="Buyer, order or invoice"
            placeholder="Email, name, order_…, AR/…"
            isWide
            value={text}
            onChange={(next) => setFilters({ text: next })}
          />
          <FilterSelect
            label="Status"
            options={filterOptions}
            value={status}
            onChange={(next) => setFilters({ status: next })}
          />
        </FilterBar>
      }
      pane={
        purchaseID && <PurchasePane key={purchaseID} purchaseID={Number(purchaseID)} closeTo={`/purchases${address}`} />
      }
      label="Purchases"
      rows={data}
      columns={purchaseID ? columns.filter(({ header }) => header !== 'Email' && header !== 'Refunded') : columns}
      rowKey={(row) => row.purchaseID}
      rowLabel={({ buyer, planName }) => `${planName} of ${buyer}`}
      onOpen={(row) => void navigate(`/purchases/${row.purchaseID}${address}`)}
      openKey={purchaseID ? Number(purchaseID) : undefined}
      {...{ total, isCapped, page }}
      empty={isFiltered ? 'No purchase matches these filters' : 'No purchases yet'}
    />
  );
}
