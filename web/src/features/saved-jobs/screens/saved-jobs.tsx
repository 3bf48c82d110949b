import { pageMeta } from '../../../platform/document/meta.ts';
import { NeedsScript, PageContainer } from '../../../ui/index.ts';
import { SavedList } from '../list/saved-list.tsx';

export const meta = () => pageMeta({ title: 'Saved jobs', description: '', publicUrl: '', path: '', hidden: true });

/** The saved jobs, for visitors from their browser and for members from their account. */
export default function SavedJobs() {
  return (
    <PageContainer>
      <NeedsScript what="Saved jobs need" className="mb-4" />
      <SavedList />
    </PageContainer>
  );
}
