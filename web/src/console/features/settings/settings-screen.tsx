import { listScreeningRules, listServerSettings, listVacancySources } from '@aarambh/contract';
import { Link } from 'react-router';
import { RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { ConsolePage, TableSection } from '../../ui/index.ts';
import { RuleSettings } from './rule-settings.tsx';
import { ServerSettings } from './server-settings.tsx';
import { SourceSettings } from './source-settings.tsx';

/** Settings: those that staff change here, and those of the server's environment. */
export function Component() {
  const server = useStaffQuery(listServerSettings, {});
  const { data, error, reload } = server;
  // The sections are stacked: one that loads later would shift those below it.
  const all = [server, useStaffQuery(listVacancySources, {}), useStaffQuery(listScreeningRules, {})];
  if (all.some((query) => !query.data && !query.error))
    return (
      <ConsolePage title="Settings">
        <div aria-busy="true">
          <Skeleton className="h-96 opacity-60" />
        </div>
      </ConsolePage>
    );
  return (
    <ConsolePage title="Settings">
      <p className="text-muted">
        Open a source or a rule to change it. Changes take effect immediately and are recorded:{' '}
        <Link to="/audit?action=SetSourceApproval">sources</Link>,{' '}
        <Link to="/audit?action=EditScreeningRule">rules</Link>.
      </p>
      <TableSection title="Import sources">
        <SourceSettings />
      </TableSection>
      <TableSection title="Screening rules that staff changed">
        <RuleSettings />
      </TableSection>
      <TableSection title="Set where the server runs">
        <p className="text-sm text-muted">
          Environment variables, read when the server starts. The operator changes them and restarts the server.
        </p>
        {error && !data ? <RetryAlert message={error.message} onRetry={reload} /> : <ServerSettings settings={data} />}
      </TableSection>
    </ConsolePage>
  );
}
