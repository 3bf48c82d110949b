import { CREDIT_RETURN_HOURS, type CreditUse } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateText } from '../../platform/text/format.ts';
import { Badge, Button, VisuallyHidden } from '../../ui/index.ts';
import { vacancyAddress } from '../vacancies/index.ts';

interface CreditUseRowProps {
  use: CreditUse;
  busy: boolean;
  onReturn: () => void;
}

/** Outcome of a credit. */
function State({ use: { openedOn, returnedOn } }: { use: CreditUse }) {
  if (returnedOn) return <Badge tone="neutral">Credit returned</Badge>;
  return openedOn ? <Badge tone="success">Opened</Badge> : <Badge tone="info">Not opened yet</Badge>;
}

/** One used credit: the job, why and when it was listed, and the button that returns it. */
export function CreditUseRow({ use, busy, onReturn }: CreditUseRowProps) {
  const { jobTitle, orgName, spentOn, reasons, canReturn } = use;
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={vacancyAddress(use)}
            className="font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
          >
            {jobTitle}
          </Link>
          <State use={use} />
        </p>
        <p className="wrap-anywhere text-muted">{orgName}</p>
        <p className="text-sm text-muted">{[`Listed on ${dateText(spentOn)}`, ...reasons].join(' · ')}</p>
      </div>
      {canReturn && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={busy}
          busyLabel="Returning..."
          title={`Returns the credit, within ${CREDIT_RETURN_HOURS} hours of the listing`}
          onClick={onReturn}
        >
          Not relevant<VisuallyHidden>: {jobTitle}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
