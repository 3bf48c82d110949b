import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { Alert, Announce, Avatar, Badge, Button, Sheet, Skeleton } from '../../../ui/index.ts';
import { fetchPicture, readPicture } from '../profile.api.ts';
import { profileKeys } from '../profile-keys.ts';
import { pictureFailureText } from './picture-failure-text.ts';
import { useObjectUrl } from './use-object-url.ts';

// Choosing and cropping a picture is a lot of code that few visits need.
const PictureForm = lazy(() => import('./picture-form.tsx').then((module) => ({ default: module.PictureForm })));

const tones = { Approved: 'success', Rejected: 'error', Pending: 'warning' } as const;

interface ProfilePictureProps {
  accountID: number;
  fullName: string;
  onChanged: () => void;
  /** What stands beside the picture. */
  children: ReactNode;
}

/** The picture of the account, or initials; what staff made of it; and the way to another one. */
export function ProfilePicture({ accountID, fullName, onChanged, children }: ProfilePictureProps) {
  const queries = useQueryClient();
  const queryKey = profileKeys.picture(accountID);
  const [editing, setEditing] = useState(false);
  const [spoken, setSpoken] = useState('');
  const picture = useQuery({ queryKey, queryFn: () => readPicture(api, accountID), staleTime: 0 });
  const { pictureID = 0, status = '' } = picture.data ?? {};
  const bytes = useQuery({
    queryKey: [...queryKey, pictureID],
    queryFn: () => fetchPicture(accountID),
    enabled: pictureID > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before: Blob | undefined) => before,
  });
  const address = useObjectUrl(pictureID > 0 ? bytes.data : undefined);
  const failure = picture.error ?? bytes.error;
  const isComing = !failure && (picture.isPending || (pictureID > 0 && !address));

  function stored(text: string) {
    setEditing(false);
    setSpoken(text);
    void queries.invalidateQueries({ queryKey, exact: true });
    onChanged();
  }

  return (
    <>
      <div className="flex gap-4 sm:gap-6">
        <div id="picture" tabIndex={-1} className="grid w-24 shrink-0 justify-items-center gap-2">
          {isComing ? (
            <Skeleton className="size-20 rounded-full" />
          ) : (
            <Avatar name={fullName} src={address} size="large" shape="circle" />
          )}
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {pictureID > 0 ? 'Change' : 'Add'}
            <span className="sr-only"> picture</span>
          </Button>
          <div className="min-h-6">{status && <Badge tone={tones[status]}>{status}</Badge>}</div>
        </div>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {failure && (
        <Alert tone="error" role="alert" className="mt-4">
          {pictureFailureText(failure)}
        </Alert>
      )}
      <Announce text={spoken} />
      <Sheet title="Profile Picture" open={editing} onClose={() => setEditing(false)}>
        <Suspense fallback={<Skeleton className="h-60" />}>
          <PictureForm accountID={accountID} onStored={stored} />
        </Suspense>
      </Sheet>
    </>
  );
}
