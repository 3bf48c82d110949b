import type { AccountSession } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { clearSession } from '../../../platform/session/session.ts';
import { moment } from '../../../platform/text/format.ts';
import { Badge, Button, dialogs } from '../../../ui/index.ts';
import { listSessions, signOutAll, signOutPlace } from '../accounts.api.ts';
import { failureText } from '../failure-text.ts';
import { LoadedList } from '../loaded-list.tsx';

function Place({ session, onSignOut }: { session: AccountSession; onSignOut: () => Promise<void> }) {
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
          {session.address && `${session.address} · `}last used {moment(session.lastUsedOn)}
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

/** Where the account is signed in, with the ways to end it. */
export function ActiveSessions({ accountID }: { accountID: number }) {
  const queries = useQueryClient();
  const queryKey = ['account', accountID, 'sessions'];
  const sessions = useQuery({ queryKey, queryFn: () => listSessions(api, accountID) });

  async function signOut(sessionID: number) {
    try {
      await signOutPlace(api, accountID, sessionID);
    } catch (error) {
      await dialogs.error({ text: failureText(error, 'An error occurred') });
    }
    await queries.invalidateQueries({ queryKey: ['account', accountID] });
  }

  async function everywhere() {
    const sure = await dialogs.confirm({
      title: 'Sign out everywhere?',
      text: 'Every phone and computer is signed out, this one too. You log in again with your password.',
      confirmLabel: 'Sign out everywhere',
      danger: true,
    });
    if (!sure) return;
    try {
      await signOutAll(api, accountID);
      clearSession();
      location.assign('/account/login');
    } catch (error) {
      await dialogs.error({ text: failureText(error, 'An error occurred') });
    }
  }

  return (
    <>
      <LoadedList query={sessions} height="h-17">
        {(places) =>
          places.map((session) => (
            <Place key={session.sessionID} session={session} onSignOut={() => signOut(session.sessionID)} />
          ))
        }
      </LoadedList>
      <Button variant="danger" className="mt-4" onClick={everywhere}>
        Sign out everywhere
      </Button>
    </>
  );
}
