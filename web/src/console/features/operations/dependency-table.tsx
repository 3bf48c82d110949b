import type { DependencyHealth } from '@aarambh/contract';
import { Badge, type Tone } from '../../../ui/index.ts';
import { type Column, DataTable, TableSection } from '../../ui/index.ts';

const states: Record<DependencyHealth['state'], { label: string; tone: Tone }> = {
  ok: { label: 'Works', tone: 'success' },
  degraded: { label: 'Needs attention', tone: 'warning' },
  failed: { label: 'Failed', tone: 'error' },
  off: { label: 'Not set up', tone: 'neutral' },
};

const columns: Column<DependencyHealth>[] = [
  { header: 'Dependency', cell: ({ name }) => <span className="first-letter:uppercase inline-block">{name}</span> },
  { header: 'State', cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge> },
  { header: 'Detail', cell: ({ detail }) => <span className="wrap-anywhere">{detail}</span> },
];

/** What the portal depends on, such as the database, its replica and the outbox. */
export const DependencyTable = ({ dependencies }: { dependencies: readonly DependencyHealth[] }) => (
  <TableSection title="Dependencies">
    <DataTable
      label="Dependencies"
      rows={dependencies}
      columns={columns}
      rowKey={({ name }) => name}
      rowLabel={({ name }) => name}
      empty="Nothing is checked"
    />
  </TableSection>
);
