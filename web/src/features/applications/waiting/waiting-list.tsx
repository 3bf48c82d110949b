import { WaitingItems } from '../../../platform/offline/waiting-items.tsx';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { removeWaitingApplication } from './store-waiting-application.ts';
import { useWaiting } from './waiting-applications.ts';

/** Applications that wait for a connection, or were refused after waiting. */
export function WaitingList() {
  const items = useWaiting().map((application) => ({
    key: application.vacancyID,
    path: vacancyAddress(application),
    name: application.jobTitle,
    text: application.refusal ?? 'Waits for your internet connection, then it is sent.',
    action: application.refusal === undefined ? 'Cancel application' : 'Dismiss',
    onRemove: () => removeWaitingApplication(application.vacancyID),
  }));
  return <WaitingItems items={items} />;
}
