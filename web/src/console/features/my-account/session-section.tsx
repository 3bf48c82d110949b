import { endOwnStaffSessions, type OwnStaffSession } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { ownAccountQueries } from './own-account-queries.ts';
import { Section } from './section.tsx';

/** Where one is signed in; sessions can be ended. */
export function SessionSection({ sessions }: { sessions: readonly OwnStaffSession[] }) {
  const { run, busy } = useStaffAction(endOwnStaffSessions, { invalidates: ownAccountQueries });
  return (
    <Section title="Sessions">
      <ul aria-label="Sessions">
        {sessions.map(({ sessionID, device, address, startedOn, lastUsedOn, isCurrent }) => (
          <li
            key={sessionID}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-0"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                {device} {isCurrent && <Badge tone="info">This one</Badge>}
              </p>
              <p className="text-sm text-muted wrap-anywhere">
                {address} · signed in {dateTimeText(startedOn)} · last used {dateTimeText(lastUsedOn)}
              </p>
            </div>
            {!isCurrent && (
              <Button variant="secondary" size="small" busy={busy} onClick={() => run({ body: { sessionID } })}>
                End<span className="sr-only"> the session of {device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="secondary" size="small" busy={busy} onClick={() => run({ body: {} })}>
            End all others
          </Button>
        </div>
      )}
    </Section>
  );
}
