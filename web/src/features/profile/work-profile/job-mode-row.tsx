import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { LoadFailure } from '../../../platform/api/load-failure.tsx';
import { jobModesKey } from '../profile-keys.ts';
import { ChoiceForm } from './choice-form.tsx';
import { type JobModeChange, listJobModes, saveJobMode } from './work-profile.api.ts';
import { WorkProfileRow } from './work-profile-row.tsx';

interface JobModeRowProps {
  accountID: number;
  value: string;
  jobModeID: number | null;
  prepare: () => Promise<unknown>;
  onSaved: (jobModeID: number, jobMode: string) => void;
}

/** Work profile row of the work mode, with options from the server. */
export function JobModeRow({ accountID, value, jobModeID, prepare, onSaved }: JobModeRowProps) {
  const modes = useQuery({
    queryKey: jobModesKey,
    queryFn: () => listJobModes(api),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const label = 'Work Mode';

  function handleSaved({ data }: JobModeChange) {
    const chosen = modes.data?.find((mode) => mode.jobModeID === data);
    if (chosen) onSaved(chosen.jobModeID, chosen.jobMode);
  }

  return (
    <WorkProfileRow
      label={label}
      value={value}
      prepare={() => Promise.all([prepare(), modes.data ?? modes.refetch()])}
      save={(values: JobModeChange) => saveJobMode(api, values)}
      onSaved={handleSaved}
    >
      {(draft, onSave) =>
        modes.data ? (
          <ChoiceForm
            label={label}
            options={modes.data.map((mode) => ({ value: String(mode.jobModeID), label: mode.jobMode }))}
            placeholder={jobModeID ? undefined : 'Select Work Mode'}
            initial={{ accountID, data: Number(draft?.data ?? jobModeID) }}
            schema={() => import('./work-profile-schemas.ts').then(({ schemas }) => schemas.jobMode)}
            onSave={onSave}
          />
        ) : (
          <LoadFailure query={modes} />
        )
      }
    </WorkProfileRow>
  );
}
