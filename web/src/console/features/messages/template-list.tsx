import { getMessageTemplate, listMessageTemplates, type MessageTemplate } from '@aarambh/contract';
import { channelNames } from '../../../platform/text/message-channel.ts';
import { RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, DataTable, ListWithPane, SidePane, useFilters } from '../../ui/index.ts';

const columns: Column<MessageTemplate>[] = [
  { header: 'Template', cell: ({ template }) => template },
  { header: 'Subject', cell: ({ subject, channel }) => (channel === 'mail' ? subject : channelNames[channel]) },
];

const defaults = { view: 'sent', template: '' };

/** All templates, each with sample data. */
export function TemplateList() {
  const { filters, setFilters } = useFilters(defaults);
  const { data, error, isBusy, reload } = useStaffQuery(listMessageTemplates, {});
  const open = data?.find(({ template }) => template === filters.template);
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  return (
    <div className="pt-3">
      <ListWithPane pane={open && <Sample template={open.template} />}>
        <DataTable
          label="Templates"
          rows={data}
          columns={columns}
          rowKey={({ template }) => template}
          rowLabel={({ template }) => template}
          onOpen={({ template }) => setFilters({ template })}
          openKey={open?.template}
          empty="There are no templates"
          busy={isBusy}
        />
      </ListWithPane>
    </div>
  );
}

/** A template with sample data. The frame is sandboxed: what it shows runs nothing and reaches nothing. */
function Sample({ template }: { template: string }) {
  const { data, error, reload } = useStaffQuery(getMessageTemplate, { params: { template } });
  return (
    <SidePane title={data?.subject || template} closeTo="/messages?view=templates">
      {error && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.htmlAddress && (
        <iframe
          key={data.htmlAddress}
          title={`${template} with sample data`}
          src={data.htmlAddress}
          sandbox=""
          className="h-[32rem] w-full rounded-lg border border-line bg-white"
        />
      )}
      {data && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3>Plain text</h3>
          <p className="rounded-lg bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-line">{data.text}</p>
        </section>
      )}
    </SidePane>
  );
}
