import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Button, Card, dialogs, PageContainer, Skeleton, showToast } from '../../../ui/index.ts';
import { confirmAndApply } from '../../applications/index.ts';
import { ResumeUpload } from '../resume-upload.tsx';
import { RetrievalFailure } from '../retrieval-failure.tsx';
import { StoredResume } from '../stored-resume.tsx';
import { FillFromResume } from '../suggestions/fill-from-resume.tsx';
import { useStoredResume } from '../use-stored-resume.ts';
import type { Route } from './+types/upload-resume.ts';

/** Delays after an upload before the pending application is sent, and after its result before the home page (core §4). */
const APPLY_AFTER_MS = 1_000;
const HOME_AFTER_MS = 2_000;

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { accountID } = requireSession(request);
  if (params.id !== undefined && !/^\d{1,10}$/.test(params.id)) throw new Response(null, { status: 404 });
  return { accountID };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Upload Resume',
    description: 'Upload your resume to apply for jobs.',
    publicUrl: '',
    path: '/job-seeker/resume',
    hidden: true,
  });

export function HydrateFallback() {
  return (
    <PageContainer width="text">
      <h1>Upload Resume</h1>
      <Skeleton className="mt-5 h-72 rounded-xl" />
    </PageContainer>
  );
}

/** Upload of the resume, and the pending application that needs it (core §2, §4). */
export default function UploadResume({ loaderData, params }: Route.ComponentProps) {
  const { accountID } = loaderData;
  const vacancyID = Number(params.id) || undefined;
  const navigate = useNavigate();
  const stored = useStoredResume(accountID);
  const [applying, setApplying] = useState(false);
  const [uploads, setUploads] = useState(0);

  async function apply(vacancy: number) {
    setApplying(true);
    try {
      const { state, text } = await confirmAndApply(api, { accountID, vacancyID: vacancy });
      if (state === 'declined') return;
      const showDialog = state === 'sent' ? dialogs.info : dialogs.warning;
      await showDialog({ text, closeAfter: HOME_AFTER_MS });
      navigate('/');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An ended session redirects to the sign-in page already.
      if (error.status !== 401) showToast(error.message);
    } finally {
      setApplying(false);
    }
  }

  function afterUpload() {
    stored.onStored();
    setUploads((count) => count + 1);
    if (!vacancyID) return;
    setApplying(true);
    setTimeout(() => apply(vacancyID), APPLY_AFTER_MS);
  }

  return (
    <PageContainer width="text">
      <h1>Upload Resume</h1>
      {vacancyID && (
        <p className="mt-1 text-muted">
          One step is left: upload your resume, and we send your application. Applying is free.
        </p>
      )}
      <div className="mt-5 grid grid-cols-1 gap-5">
        {stored.isError && !stored.data && <RetrievalFailure onRetry={stored.refetch} />}
        {stored.data && <StoredResume address={stored.data} resume={stored} />}
        {stored.data && vacancyID && (
          <Button
            variant="accent"
            size="large"
            busy={applying}
            busyLabel="Sending your application..."
            onClick={() => apply(vacancyID)}
          >
            Apply with this resume
          </Button>
        )}
        <Card>
          <h2 className="mb-4">{stored.data ? 'Replace it with a newer one' : 'Your resume, in Word or PDF'}</h2>
          <ResumeUpload accountID={accountID} onStored={afterUpload} />
        </Card>
        {/* With a pending application the page is left at once. */}
        {stored.data && !vacancyID && (
          <Card>
            <FillFromResume accountID={accountID} uploads={uploads} />
          </Card>
        )}
      </div>
    </PageContainer>
  );
}
