import type { CreditUse } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { Button, Card } from '../../ui/index.ts';
import { CreditRule } from '../billing/plans/index.ts';
import { CreditUseRow } from './credit-use-row.tsx';
import { ListingFailure } from './listing-failure.tsx';
import { useCreditUses, useReturnCredit } from './use-return-credit.ts';

/** Rows shown before the rest is asked for. */
const FIRST = 10;

/** The credits that the priority listing has used, with what each was used for; nothing before the first. */
export function CreditsUsed({ accountID }: { accountID: number }) {
  const uses = useCreditUses(accountID);
  const giveBack = useReturnCredit(accountID);
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button disappears, so the focus moves to the list.
  const onReturn = (use: CreditUse) => giveBack.mutate(use, { onSuccess: () => heading.current?.focus() });

  if (uses.error && !uses.data) return <ListingFailure title="We could not load your used credits" query={uses} />;
  if (!uses.data?.length) return null;
  const shown = isWhole ? uses.data : uses.data.slice(0, FIRST);
  return (
    <section id="credits" aria-labelledby="credits-used" className="mt-10 scroll-mt-6">
      <h2 id="credits-used" ref={heading} tabIndex={-1}>
        Credits used
      </h2>
      <CreditRule className="mt-1 max-w-3xl text-muted" />
      <Card className="mt-4 py-1!">
        <ul className="divide-y divide-line">
          {shown.map((use) => (
            <CreditUseRow
              key={use.creditUseID}
              use={use}
              busy={giveBack.isPending && giveBack.variables.creditUseID === use.creditUseID}
              onReturn={() => onReturn(use)}
            />
          ))}
        </ul>
      </Card>
      {shown.length < uses.data.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setWhole(true)}>
          Show all {uses.data.length}
        </Button>
      )}
    </section>
  );
}
