import {
  addressOf,
  type CallInput,
  leavePresence,
  PRESENCE_INTERVAL_SECONDS,
  type PresenceKind,
  type PresentColleague,
  showPresence,
} from '@aarambh/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../../ui/index.ts';
import { fetchAsStaff, staffApi } from '../api/staff-api.ts';
import { readStaffSession } from '../api/staff-session.ts';

/** A row whose details are open. */
export interface PresentRow {
  kind: PresenceKind;
  id: number;
  /** Whether a form that changes it is open. */
  isEditing?: boolean | undefined;
}

/** Rows that are only passed by with `j` and `k` are not reported. */
const DELAY_MS = 500;

/** Also sent when the tab closes; not after signing out, which ends the visit after a minute. */
function reportLeaving(body: CallInput<typeof leavePresence>['body']): void {
  if (!readStaffSession()) return;
  const headers = { 'content-type': 'application/json' };
  const init = { body: JSON.stringify(body), headers, keepalive: true };
  void fetchAsStaff(leavePresence, addressOf(leavePresence, {}), init).catch(() => undefined);
}

/** Reports to the server that the row is open while the tab is visible. @returns the colleagues who have it open too */
function usePresence({ kind, id, isEditing = false }: PresentRow): PresentColleague[] {
  const [colleagues, setColleagues] = useState<PresentColleague[]>([]);
  const [visit, setVisit] = useState<string>();

  const tell = useEffectEvent(async (of: string, signal: AbortSignal) => {
    if (document.visibilityState !== 'visible') return;
    const body = { kind, id, visit: of, isEditing };
    const found = await staffApi(showPresence, { body }).catch(() => undefined);
    // A failure changes nothing: presence is a hint, and versions protect the row.
    if (found && !signal.aborted) setColleagues(found);
  });

  useEffect(() => {
    const row = { kind, id, visit: crypto.randomUUID() };
    const { signal, abort } = createAbort();
    let isReported = false;
    const start = setTimeout(() => {
      isReported = true;
      setVisit(row.visit);
    }, DELAY_MS);
    const leave = () => {
      if (isReported) reportLeaving(row);
    };
    addEventListener('pagehide', leave, { signal });
    return () => {
      clearTimeout(start);
      abort();
      setVisit(undefined);
      setColleagues([]);
      leave();
    };
  }, [kind, id]);

  // With `isEditing`: a form that opens or closes is reported at once.
  useEffect(() => {
    if (!visit) return;
    const { signal, abort } = createAbort();
    void tell(visit, signal);
    const timer = setInterval(() => void tell(visit, signal), PRESENCE_INTERVAL_SECONDS * 1_000);
    document.addEventListener('visibilitychange', () => void tell(visit, signal), { signal });
    return () => {
      clearInterval(timer);
      abort();
    };
  }, [visit, isEditing]);

  return colleagues;
}

function createAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Names the colleagues who look at a row or edit it; nothing while there are none. */
export function Presence({ className, ...row }: PresentRow & { className?: string }) {
  const colleagues = usePresence(row);
  return (
    <div role="status" aria-label="Colleagues here" className={classNames(colleagues.length > 0 && className)}>
      {colleagues.map(({ staffID, fullName, isEditing }) => (
        <p
          key={staffID}
          className={classNames('text-sm wrap-anywhere', isEditing ? 'font-semibold text-ink' : 'text-muted')}
        >
          {fullName} {isEditing ? 'is editing this.' : 'is looking at this too.'}
        </p>
      ))}
    </div>
  );
}
