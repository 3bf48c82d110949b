import { Link } from 'react-router';
import { Alert, LinkButton, PageContainer } from '../../../ui/index.ts';

/** Page of a vacancy that was closed as a fraud: says so, and what to do. */
export function RemovedFraud() {
  return (
    <PageContainer>
      <h1 className="mb-4">We removed this job: it was a fraud</h1>
      <Alert tone="warning">Do not pay anyone for this job, and do not share OTPs, bank details or documents.</Alert>
      <p className="mt-4">
        The posting was not genuine. The company named in it may know nothing about it. Everyone who applied is warned
        by mail and SMS.
      </p>
      <h2 className="mt-6 mb-2">If you have paid or shared details</h2>
      <ol className="list-decimal space-y-2 pl-6">
        <li>
          Call <a href="tel:1930">1930</a>, the national cyber crime helpline, at once. The earlier you call, the better
          the chance that the payment can be stopped.
        </li>
        <li>Tell your bank, and have the card or account blocked.</li>
        <li>
          Report it at{' '}
          <a href="https://cybercrime.gov.in" rel="noopener noreferrer">
            cybercrime.gov.in
          </a>
          . Keep messages, numbers and receipts as proof.
        </li>
        <li>
          <Link to="/contact-us">Tell us what happened</Link>, so that we can stop the next one.
        </li>
      </ol>
      <LinkButton to="/job/search" className="mt-6">
        Search other jobs
      </LinkButton>
    </PageContainer>
  );
}
