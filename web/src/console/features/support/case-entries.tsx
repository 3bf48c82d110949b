import type { CaseEntry } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { classNames } from '../../../ui/index.ts';
import { CaseAttachment } from './case-attachment.tsx';

const looks: Record<CaseEntry['kind'], { label: string; className: string }> = {
  message: { label: 'wrote', className: 'bg-sunken' },
  reply: { label: 'replied', className: 'bg-brand-soft' },
  note: { label: 'noted for colleagues', className: 'bg-info-soft' },
  event: { label: '', className: '' },
};

/** What was written and done in a case, oldest first. */
export function CaseEntries({ entries }: { entries: readonly CaseEntry[] }) {
  return (
    <section aria-label="Conversation" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3>Conversation</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {entries.map(({ entryID, kind, text, quoted, attachments, by, at }) => (
          <li
            key={entryID}
            className={classNames('rounded-lg text-sm', kind === 'event' ? 'px-3' : 'p-3', looks[kind].className)}
          >
            <p className="text-muted">
              <span className="font-semibold text-ink">{by}</span> {kind === 'event' ? text : looks[kind].label},{' '}
              {dateTimeText(at)}
            </p>
            {kind !== 'event' && <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>}
            {quoted && (
              <details className="mt-1">
                <summary className="cursor-pointer py-1 text-link">Quoted text</summary>
                <p className="wrap-anywhere whitespace-pre-line text-muted">{quoted}</p>
              </details>
            )}
            {attachments.map((attachment) => (
              <CaseAttachment key={attachment.attachmentID} {...attachment} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
