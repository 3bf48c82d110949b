import { renewRecoveryCodes } from '@aarambh/contract';
import { useState } from 'react';
import { Alert, Button, dialogs } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { RecoveryCodes } from '../../factors/recovery-codes.tsx';
import { ownAccountQueries } from './own-account-queries.ts';
import { Section } from './section.tsx';

/** The recovery codes: the number left, and new ones, which are shown once. */
export function RecoverySection({ codesLeft }: { codesLeft: number }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { run, busy } = useStaffAction(renewRecoveryCodes, { invalidates: ownAccountQueries });

  async function renew() {
    const isConfirmed = await dialogs.confirm({
      title: 'Renew the recovery codes?',
      text: 'The codes you stored earlier will no longer work.',
      confirmLabel: 'Renew',
    });
    if (isConfirmed) setCodes((await run({}))?.recoveryCodes);
  }

  return (
    <Section title="Recovery codes">
      {codesLeft === 0 ? (
        <Alert tone="warning">No codes are left. If you lose your phone now, you must be invited again.</Alert>
      ) : (
        <p>{codesLeft === 1 ? 'One code is left.' : `${codesLeft} codes are left.`}</p>
      )}
      {codes ? (
        <RecoveryCodes codes={codes} doneLabel="Done" onDone={() => setCodes(undefined)} />
      ) : (
        <div>
          <Button variant="secondary" size="small" busy={busy} onClick={renew}>
            Renew the codes
          </Button>
        </div>
      )}
    </Section>
  );
}
