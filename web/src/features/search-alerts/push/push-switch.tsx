import type { SavedSearch } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Bell } from '../../../ui/display/icons.tsx';
import { Button, Card, showToast } from '../../../ui/index.ts';
import { useSavedSearches } from '../list/use-saved-searches.ts';
import { type PushState, readPushState, turnOffPush, turnOnPush } from './browser-push.ts';

const texts: Record<PushState, string> = {
  unsupported: 'This browser cannot show notifications. On an iPhone, add this site to the home screen first.',
  blocked: 'Notifications are blocked for this site. Allow them in the settings of your browser.',
  off: 'See new jobs on this device as soon as they are published.',
  on: 'This browser shows your alerts.',
};

interface PushSwitchProps {
  accountID: number;
  /** The public key of the portal. */
  pushKey: string;
  searches: readonly SavedSearch[];
}

/** Turns notifications in this browser on and off; the browser asks for permission only when it is pressed. */
export function PushSwitch({ accountID, pushKey, searches }: PushSwitchProps) {
  const { change } = useSavedSearches(accountID);
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void readPushState(pushKey).then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
  }, [pushKey]);

  async function press() {
    setBusy(true);
    try {
      const next = state === 'on' ? await turnOffPush(accountID) : await turnOnPush(accountID, pushKey);
      setState(next);
      if (next !== 'on') return;
      const others = searches.filter(({ frequency, channels }) => frequency !== 'off' && !channels.includes('push'));
      for (const search of others) await change(search, { channels: [...search.channels, 'push'] });
    } catch (error) {
      showToast(failureText(error, 'Your browser could not be registered. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  const isPressable = state === 'on' || state === 'off';
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-base">Notifications in this browser</h2>
          <p className="min-h-11 text-sm text-muted">{texts[state ?? 'off']}</p>
        </div>
        {(state === undefined || isPressable) && (
          <Button variant="secondary" busy={busy} disabled={state === undefined} onClick={press}>
            <Bell className="size-5" />
            {state === 'on' ? 'Turn off' : 'Turn on'}
          </Button>
        )}
      </div>
    </Card>
  );
}
