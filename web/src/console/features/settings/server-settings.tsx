import type { ServerSetting } from '@aarambh/contract';
import { type Column, DataTable } from '../../ui/index.ts';

const groups: Record<ServerSetting['group'], string> = {
  portal: 'Portal',
  messages: 'Messages',
  providers: 'External services',
  storage: 'Storage',
  load: 'Load and logs',
};

const columns: Column<ServerSetting>[] = [
  { header: 'Purpose', cell: ({ purpose }) => purpose },
  { header: 'Value', cell: ({ value }) => <span className="wrap-anywhere">{value}</span> },
  { header: 'For', phone: false, cell: ({ group }) => groups[group] },
  { header: 'Set by', cell: ({ name }) => <code className="text-xs wrap-anywhere">{name}</code> },
];

/** What the environment of the server decides. */
export const ServerSettings = ({ settings }: { settings: readonly ServerSetting[] | undefined }) => (
  <DataTable
    label="Server settings"
    rows={settings}
    columns={columns}
    rowKey={({ name }) => name}
    rowLabel={({ name }) => name}
    empty="There are no settings"
  />
);
