import {
  editVacancy,
  type VacancyForm as Form,
  getStaffVacancy,
  listStaffVacancies,
  postVacancy,
  previewVacancy,
  type SavedVacancy,
  type StaffVacancyDetails,
  type StandardVacancy,
} from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { isoDay } from '../../../platform/text/format.ts';
import { Alert, LinkButton, RetryAlert, Sheet, Skeleton } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { ConsolePage } from '../../ui/index.ts';
import { SavedFindings } from './saved-findings.tsx';
import { type FormPurpose, VacancyForm, vacancyFields } from './vacancy-form.tsx';
import { VacancyPreview } from './vacancy-preview.tsx';

const DAYS = 30;
const defaultLastDay = () => isoDay(new Date(Date.now() + DAYS * 86_400_000));

const emptyForm = (): Form => ({
  title: '',
  company: '',
  locations: '',
  employmentType: 'Full Time',
  experienceFromYears: null,
  experienceToYears: null,
  pay: '',
  skills: '',
  education: '',
  department: '',
  openings: null,
  lastDay: defaultLastDay(),
  description: '',
});

const invalidates = [listStaffVacancies, getStaffVacancy];

/** Posts a vacancy, from nothing or as a copy, or edits one. */
export function Component() {
  const { vacancyID } = useParams();
  const [params] = useSearchParams();
  const given = vacancyID ?? params.get('copy') ?? '';
  const id = /^[1-9]\d{0,8}$/.test(given) ? given : undefined;
  const { data, error, reload } = useStaffQuery(
    getStaffVacancy,
    { params: { vacancyID: id ?? '' } },
    { enabled: id !== undefined },
  );
  const isEdit = vacancyID !== undefined;
  const title = isEdit ? `Edit ${data?.jobTitle ?? 'the vacancy'}` : id ? 'Copy a vacancy' : 'Post a vacancy';
  const isReady = id === undefined ? !isEdit : data !== undefined;
  return (
    <ConsolePage title={title} row={isEdit && id ? { kind: 'vacancy', id: Number(id), isEditing: true } : undefined}>
      {error && <RetryAlert message={error.message} onRetry={reload} />}
      {!isReady && !error && <Skeleton className="h-96 max-w-4xl" />}
      {isReady && <Editor key={id ?? 'new'} known={data} isEdit={isEdit} />}
    </ConsolePage>
  );
}

function Editor({ known, isEdit }: { known: StaffVacancyDetails | undefined; isEdit: boolean }) {
  const navigate = useNavigate();
  const [formID] = useState(() => crypto.randomUUID());
  // What is loaded later does not change a form that is being filled in; the version says what it was filled in from.
  const [start] = useState(known);
  const [preview, setPreview] = useState<StandardVacancy>();
  const [found, setFound] = useState<SavedVacancy>();
  const fields = vacancyFields;
  const post = useStaffAction(postVacancy, {
    invalidates,
    fields,
    done: ({ status, isHeld }) => (isHeld ? 'Held' : status === 'draft' ? 'Saved as a draft' : 'The vacancy is live'),
  });
  const edit = useStaffAction(editVacancy, {
    invalidates,
    fields,
    done: ({ status, isHeld }) =>
      isHeld
        ? 'Held'
        : status === 'paused' && start?.status === 'live'
          ? 'Saved, and paused: this company is blocked'
          : 'Saved',
  });
  const show = useStaffAction(previewVacancy, { fields, done: '' });
  const hasChanged = isEdit && known?.version !== start?.version;

  async function submit(form: Form, purpose: FormPurpose): Promise<void> {
    if (purpose === 'preview') {
      const body = { ...form, ...(isEdit && start ? { vacancyID: start.vacancyID } : {}) };
      setPreview(await show.run({ body }));
      return;
    }
    const saved =
      isEdit && start
        ? await edit.run({ body: { ...form, vacancyID: start.vacancyID, version: start.version } })
        : await post.run({ body: { ...form, formID, asDraft: purpose === 'draft' } });
    if (saved?.findings.some(({ level }) => level !== 'low')) setFound(saved);
    else if (saved) await navigate(`/vacancies/${saved.vacancyID}`);
  }

  const initial = start ? { ...start.form, ...(isEdit ? {} : { lastDay: defaultLastDay() }) } : emptyForm();
  return (
    <>
      {hasChanged && (
        <Alert tone="warning" title="This vacancy was changed by someone else">
          {known?.history[0] && `${known.history[0].actor}: ${known.history[0].text}. `}
          Copy what you typed and reload the page to continue.
        </Alert>
      )}
      <VacancyForm
        initial={initial}
        saveLabel={isEdit ? 'Save' : 'Post'}
        canBeDraft={!isEdit}
        onSubmit={submit}
        cancel={
          <LinkButton variant="quiet" to={start ? `/vacancies/${start.vacancyID}` : '/vacancies'}>
            Cancel
          </LinkButton>
        }
      />
      <Sheet
        title={found?.isHeld ? 'Screening holds this vacancy' : 'Screening found something'}
        open={found !== undefined}
        onClose={() => found && void navigate(`/vacancies/${found.vacancyID}`)}
      >
        {found && <SavedFindings saved={found} />}
      </Sheet>
      <Sheet title="Preview" open={preview !== undefined} onClose={() => setPreview(undefined)}>
        {preview && <VacancyPreview vacancy={preview} onClose={() => setPreview(undefined)} />}
      </Sheet>
    </>
  );
}
