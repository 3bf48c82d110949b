import { pageMeta } from '../../../platform/document/meta.ts';
import { Alert, PageContainer } from '../../../ui/index.ts';
import { SavedList } from '../list/saved-list.tsx';

export const meta = () => pageMeta({ title: 'Saved jobs', description: '', publicUrl: '', path: '', hidden: true });

/** The saved jobs, for visitors from their browser and for members from their account. */
export default function SavedJobs() {
  return (
    <PageContainer>
      <noscript>
        <Alert tone="warning" className="mb-4">
          Saved jobs need JavaScript. Please turn it on in your browser. You can search and read all jobs without it.
        </Alert>
      </noscript>
      <SavedList />
    </PageContainer>
  );
}
