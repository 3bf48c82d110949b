import { Link } from 'react-router';
import { Alert } from '../../ui/index.ts';

/** After a report: what happens now, and what to do for those who paid. */
export function ReportSent({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <Alert tone="success" role="status">
        {text}
      </Alert>
      <ul className="grid list-disc gap-2 ps-5 marker:text-muted">
        <li>The company is not told who reported the job.</li>
        <li>
          Have you paid, or shared an OTP or bank details? Call <a href="tel:1930">1930</a> at once, inform your bank,
          and report it at{' '}
          <a href="https://cybercrime.gov.in" rel="noopener noreferrer">
            cybercrime.gov.in
          </a>
          .
        </li>
      </ul>
      <p>
        <Link to="/how-we-check">How we check jobs and reports</Link>
      </p>
    </div>
  );
}
