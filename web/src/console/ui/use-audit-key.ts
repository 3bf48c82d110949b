import type { AuditTargetKind } from '@aarambh/contract';
import { useNavigate } from 'react-router';
import { usePermission } from '../api/staff-session.ts';
import { useKeys } from './use-keys.ts';

export interface AuditTarget {
  targetKind: AuditTargetKind;
  targetID: string | number;
}

/** The key `h`: opens what staff did with a row in the audit log, for those who may read it. */
export function useAuditKey({ targetKind, targetID }: AuditTarget): void {
  const canRead = usePermission('audit');
  const navigate = useNavigate();
  useKeys([
    {
      key: 'h',
      label: 'Who did this: the row in the audit log',
      run: () => void navigate(`/audit?${new URLSearchParams({ targetKind, targetID: String(targetID) })}`),
      isActive: () => canRead,
    },
  ]);
}
