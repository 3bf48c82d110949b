import { viewCaseAttachment } from '@aarambh/contract';
import { useState } from 'react';
import { RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';

/** An attachment of a mail: loaded when it is opened, as re-rendered pictures, never the file itself. */
export function CaseAttachment({ attachmentID, name }: { attachmentID: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 wrap-anywhere text-link">{name}</summary>
      {isOpen && <Pages attachmentID={attachmentID} name={name} />}
    </details>
  );
}

function Pages({ attachmentID, name }: { attachmentID: number; name: string }) {
  const { data, error, reload } = useStaffQuery(viewCaseAttachment, { params: { id: String(attachmentID) } });
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  if (!data) return <Skeleton className="h-40" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {data.pages.map(({ picture, text }, at) => (
        <div key={at} className="grid gap-1">
          {picture && (
            <img
              src={`data:${data.mediaType};base64,${picture}`}
              alt={data.pages.length > 1 ? `${name}, page ${at + 1}` : name}
              className="w-full rounded-sm border border-line bg-white"
            />
          )}
          {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
        </div>
      ))}
      {data.pageCount > data.pages.length && <p className="text-muted">It has {data.pageCount} pages.</p>}
    </div>
  );
}
