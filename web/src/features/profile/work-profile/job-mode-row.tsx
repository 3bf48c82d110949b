import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { LoadFailure } from '../load-failure.tsx';
import { changeJobMode, type JobModeChange, listJobModes } from '../profile.api.ts';
import { jobModesKey } from '../profile-keys.ts';
import { WorkProfileRow } from '../work-profile/work-profile-row.tsx';
import { ChoiceForm } from './choice-form.tsx';

interface JobModeRowProps {
  accountID: number;
  value: string;
  jobModeID: number | null;
  prepare: () => Promise<unknown>;
  onSaved: (jobModeID: number, jobMode: string) => void;
}

/** The line of the work mode; its options come from the server. */
export function JobModeRow({ accountID, value, jobModeID, prepare, onSaved }: JobModeRowProps) {
  const modes = useQuery({
    queryKey: jobModesKey,
    queryFn: () => listJobModes(api),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const label = 'Work Mode';

  function saved({ data }: JobModeChange) {
    const chosen = modes.data?.find((mode) => mode.jobModeID === data);
    if (chosen) onSaved(chosen.jobModeID, chosen.jobMode);
  }

  return (
    <WorkProfileRow
      label={label}
      value={value}
      prepare={() => Promise.all([prepare(), modes.data ?? modes.refetch()])}
      save={(values: JobModeChange) => changeJobMode(api, values)}
      onSaved={saved}
    >
      {(draft, onSave) =>
        modes.data ? (
          <ChoiceForm
            label={label}
            options={modes.data.map((mode) => ({ value: String(mode.jobModeID), label: mode.jobMode }))}
            placeholder={jobModeID ? undefined : 'Select Work Mode'}
            initial={{ accountID, data: Number(draft?.data ?? jobModeID) }}
            schema={() => import('../work-profile/work-profile-schemas.ts').then(({ schemas }) => schemas.jobMode)}
            onSave={onSave}
          />
        ) : (
          <LoadFailure query={modes} />
        )
      }
    </WorkProfileRow>
  );
}
