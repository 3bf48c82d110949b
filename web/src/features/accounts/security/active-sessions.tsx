import type { AccountSession } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { LoadedList } from '../../../platform/api/loaded-list.tsx';
import { clearSession } from '../../../platform/session/session.ts';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, dialogs, showToast } from '../../../ui/index.ts';
import { endSession, listSessions, signOutAll } from '../accounts.api.ts';

function SessionRow({ session, onSignOut }: { session: AccountSession; onSignOut: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  async function signOut() {
    setBusy(true);
    await onSignOut();
    setBusy(false);
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-medium">
          {session.device} {session.isCurrent && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {session.address && `${session.address} · `}last used {dateTimeText(session.lastUsedOn)}
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="secondary" size="small" busy={busy} onClick={signOut}>
          Sign out<span className="sr-only"> {session.device}</span>
        </Button>
      )}
    </li>
  );
}

/** Active sessions of the account, with buttons to sign out of one or all. */
export function ActiveSessions({ accountID }: { accountID: number }) {
  const queries = useQueryClient();
  const queryKey = ['account', accountID, 'sessions'];
  const sessions = useQuery({ queryKey, queryFn: () => listSessions(api, accountID) });

  async function signOut(sessionID: number) {
    try {
      await endSession(api, accountID, sessionID);
    } catch (error) {
      showToast(failureText(error, 'The device was not signed out. Please try again.'));
    }
    await queries.invalidateQueries({ queryKey: ['account', accountID] });
  }

  async function signOutEverywhere() {
    const isConfirmed = await dialogs.confirm({
      title: 'Sign out everywhere?',
      text: 'You will be signed out on every phone and computer, including this one, and can then log in again.',
      confirmLabel: 'Sign out everywhere',
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await signOutAll(api, accountID);
      clearSession();
      location.assign('/account/login');
    } catch (error) {
      showToast(failureText(error, 'You were not signed out. Please try again.'));
    }
  }

  return (
    <>
      <LoadedList query={sessions} height="h-17">
        {(list) =>
          list.map((session) => (
            <SessionRow key={session.sessionID} session={session} onSignOut={() => signOut(session.sessionID)} />
          ))
        }
      </LoadedList>
      <Button variant="secondary" className="mt-4" onClick={signOutEverywhere}>
        Sign out everywhere
      </Button>
    </>
  );
}
