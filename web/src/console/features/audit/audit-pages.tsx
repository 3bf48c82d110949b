import { useLocation } from 'react-router';
import { countText } from '../../../platform/text/format.ts';
import { LinkButton } from '../../../ui/index.ts';

interface AuditPagesProps {
  /** Undefined before the first reply. */
  total: number | undefined;
  /** The total is at least this. */
  isCapped: boolean;
  /** The last entry of this page, if older ones may follow. */
  oldest: number | undefined;
  isFirst: boolean;
}

/** Links to older entries and back to the newest: the log has no page numbers, however long it is. */
export function AuditPages({ total, isCapped, oldest, isFirst }: AuditPagesProps) {
  const { pathname, search } = useLocation();

  function addressBefore(entryID: number | undefined): string {
    const params = new URLSearchParams(search);
    params.delete('before');
    if (entryID !== undefined) params.set('before', String(entryID));
    return `${pathname}?${params}`;
  }

  if (!total) return null;
  return (
    <nav aria-label="Pages of the audit log" className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-muted tabular-nums">{countText(total, isCapped)} total</p>
      <div className="flex gap-2">
        {!isFirst && (
          <LinkButton to={addressBefore(undefined)} variant="secondary" size="small">
            Newest
          </LinkButton>
        )}
        {oldest !== undefined && (
          <LinkButton to={addressBefore(oldest)} variant="secondary" size="small">
            Older
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
