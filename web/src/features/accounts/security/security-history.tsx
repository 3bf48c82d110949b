import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { LoadedList } from '../../../platform/api/loaded-list.tsx';
import { dateTimeText } from '../../../platform/text/format.ts';
import { listSecurityEvents } from '../accounts.api.ts';
import { securityEventText } from './security-event-text.ts';

/** Audit trail of the account, so that its holder can notice use by others. */
export function SecurityHistory({ accountID }: { accountID: number }) {
  const events = useQuery({
    queryKey: ['account', accountID, 'security-events'],
    queryFn: () => listSecurityEvents(api, accountID),
  });
  return (
    <LoadedList query={events}>
      {(list) =>
        list.map(({ kind, happenedOn, device, address }) => (
          <li key={`${happenedOn} ${kind}`} className="border-t border-line py-3 first:border-0">
            <p className="font-medium">{securityEventText[kind]}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {[dateTimeText(happenedOn), device, address].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))
      }
    </LoadedList>
  );
}
