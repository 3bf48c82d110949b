import { Link } from 'react-router';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { Button, Card } from '../../../ui/index.ts';
import { removeWaitingApplication } from './store-waiting-application.ts';
import { useWaiting } from './waiting-applications.ts';

/** Applications that wait for a connection, or were refused after waiting; nothing without any. */
export function WaitingList() {
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="not-sent" className="mb-6">
      <h2 id="not-sent" className="mb-3 text-lg">
        Not sent yet
      </h2>
      <ul className="grid gap-3">
        {waiting.map((application) => (
          <li key={application.vacancyID}>
            <Card padding="small" className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-56">
                <Link to={vacancyAddress(application)} className="font-semibold break-words">
                  {application.jobTitle}
                </Link>
                <span className="block text-sm text-muted">
                  {application.refusal ?? 'Waits for your internet connection, then it is sent.'}
                </span>
              </p>
              <Button variant="secondary" size="small" onClick={() => removeWaitingApplication(application.vacancyID)}>
                {application.refusal === undefined ? 'Cancel application' : 'Dismiss'}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
