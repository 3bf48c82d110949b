import { exportGstMonth, type GstLine, getGstMonth } from '@aarambh/contract';
import { useState } from 'react';
import { saveToDevice } from '../../../platform/save-to-device.ts';
import { exactRupees, isoDay } from '../../../platform/text/format.ts';
import { Button, dialogs, LinkButton, RetryAlert, TextField } from '../../../ui/index.ts';
import { fetchStaffFile, useStaffQuery } from '../../api/index.ts';
import { type Column, ConsolePage, DataTable, Figure, useFilters } from '../../ui/index.ts';

/** The last month that is over, which is the one to file. */
function lastMonth(): string {
  const [year = 0, month = 0] = isoDay(new Date()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
}
const defaults = { month: lastMonth() };

type AmountName = 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total';

const figures: [AmountName, label: string][] = [
  ['taxable', 'Taxable value'],
  ['cgst', 'CGST'],
  ['sgst', 'SGST'],
  ['igst', 'IGST'],
  ['total', 'Invoices less credit notes'],
];

const amount = (name: AmountName, header: string): Column<GstLine> => ({
  header,
  align: 'end',
  cell: (line) => exactRupees(line.isCreditNote ? -line[name] : line[name]),
});

const columns: Column<GstLine>[] = [
  { header: 'Document', cell: ({ isCreditNote }) => (isCreditNote ? 'Credit notes' : 'Invoices') },
  { header: 'State', cell: ({ state, stateCode }) => `${stateCode} ${state}` },
  { header: 'SAC', cell: ({ sac }) => sac },
  { header: 'Number', align: 'end', cell: ({ documents }) => documents },
  amount('taxable', 'Taxable'),
  amount('cgst', 'CGST'),
  amount('sgst', 'SGST'),
  amount('igst', 'IGST'),
  amount('total', 'Total'),
];

/** Sums in whole paise: a sum of rupees would not be exact. */
const sumOf = (lines: readonly GstLine[], name: AmountName) =>
  lines.reduce((sum, line) => sum + Math.round(line[name] * 100) * (line.isCreditNote ? -1 : 1), 0) / 100;

/** GST of a month by kind of document, State and SAC, as table and as CSV. */
export function Component() {
  const { filters, setFilters } = useFilters(defaults);
  const { month } = filters;
  const { data, error, isBusy, reload } = useStaffQuery(getGstMonth, { query: { month } });
  const [exporting, setExporting] = useState<'states' | 'documents'>();

  async function download(lines: 'states' | 'documents') {
    setExporting(lines);
    try {
      const file = await fetchStaffFile(exportGstMonth, { query: { month, lines } });
      saveToDevice(file, `gst-${month}-${lines}.csv`);
    } catch (failure) {
      await dialogs.error({ title: 'The export failed', text: (failure as Error).message });
    } finally {
      setExporting(undefined);
    }
  }

  return (
    <ConsolePage
      title="GST of a month"
      actions={
        <>
          <LinkButton to="/purchases" variant="quiet" size="small">
            Purchases
          </LinkButton>
          <Button size="small" busy={exporting === 'states'} onClick={() => void download('states')}>
            CSV by State
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={exporting === 'documents'}
            onClick={() => void download('documents')}
          >
            CSV of documents
          </Button>
        </>
      }
    >
      <TextField
        type="month"
        label="Month"
        className="max-w-60"
        value={month}
        onChange={({ target }) => setFilters({ month: target.value })}
      />
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {figures.map(([name, label]) => (
          // Of its height before the sum is known: the table below must not move.
          <Figure key={name} label={label} value={data ? exactRupees(sumOf(data, name)) : '–'} />
        ))}
      </div>
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <DataTable
          label="GST by State and SAC"
          rows={data}
          columns={columns}
          rowKey={({ isCreditNote, stateCode, state, sac }) => `${isCreditNote} ${stateCode} ${state} ${sac}`}
          rowLabel={({ state }) => state}
          empty="No invoice was issued in this month"
          busy={isBusy}
        />
      )}
    </ConsolePage>
  );
}
