import type { Slowest } from '@aarambh/contract';
import { type Column, DataTable, TableSection } from '../../ui/index.ts';
import { durationText } from './duration-text.ts';

interface SlowestTableProps {
  title: string;
  /** What is slow: a route, or a statement with the route or job that ran it. */
  header: 'Route' | 'Statement';
  rows: readonly Slowest[];
  empty: string;
}

const durations: Column<Slowest>[] = [
  { header: 'Mean', align: 'end', cell: ({ meanMs }) => durationText(meanMs) },
  { header: 'Longest', align: 'end', cell: ({ maxMs }) => durationText(maxMs) },
  { header: 'Times', align: 'end', cell: ({ count }) => count.toLocaleString('en-IN') },
];

const routeColumns: Column<Slowest>[] = [
  { header: 'Route', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  ...durations,
];

const statementColumns: Column<Slowest>[] = [
  { header: 'Statement', cell: ({ name }) => <code className="text-xs font-normal wrap-anywhere">{name}</code> },
  { header: 'Run by', cell: ({ source }) => <span className="wrap-anywhere">{source || '–'}</span> },
  ...durations,
];

/** The slowest routes or statements, by their mean duration. */
export const SlowestTable = ({ title, header, rows, empty }: SlowestTableProps) => (
  <TableSection title={title}>
    <DataTable
      label={title}
      rows={rows}
      columns={header === 'Route' ? routeColumns : statementColumns}
      rowKey={({ name, source }) => `${name} ${source}`}
      rowLabel={({ name }) => name}
      empty={empty}
    />
  </TableSection>
);
