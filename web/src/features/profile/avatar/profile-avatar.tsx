import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { useObjectUrl } from '../../../platform/use-object-url.ts';
import { Alert, Announce, Avatar, Badge, Button, Sheet, Skeleton } from '../../../ui/index.ts';
import { profileKeys } from '../profile-keys.ts';
import { downloadAvatar, getAvatar } from './avatar.api.ts';
import { avatarFailureText } from './avatar-failure-text.ts';

// Loaded lazily: few visits upload an avatar.
const AvatarForm = lazy(() => import('./avatar-form.tsx').then((module) => ({ default: module.AvatarForm })));

const tones = { Approved: 'success', Rejected: 'error', Pending: 'info' } as const;

interface ProfileAvatarProps {
  accountID: number;
  fullName: string;
  onChanged: () => void;
  /** Shown beside the avatar. */
  children: ReactNode;
}

/** The avatar or initials, its approval status, and the dialog to upload another. */
export function ProfileAvatar({ accountID, fullName, onChanged, children }: ProfileAvatarProps) {
  const queries = useQueryClient();
  const queryKey = profileKeys.avatar(accountID);
  const [editing, setEditing] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const avatar = useQuery({ queryKey, queryFn: () => getAvatar(api, accountID), staleTime: 0 });
  const { pictureID = 0, status = '' } = avatar.data ?? {};
  const image = useQuery({
    queryKey: [...queryKey, pictureID],
    queryFn: () => downloadAvatar(accountID),
    enabled: pictureID > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous: Blob | undefined) => previous,
  });
  const url = useObjectUrl(pictureID > 0 ? image.data : undefined);
  const failure = avatar.error ?? image.error;
  const isLoading = !failure && (avatar.isPending || (pictureID > 0 && !url));

  function handleStored(text: string) {
    setEditing(false);
    setAnnouncement(text);
    void queries.invalidateQueries({ queryKey, exact: true });
    onChanged();
  }

  return (
    <>
      <div className="flex gap-4 max-[15rem]:flex-col sm:gap-6">
        <div id="picture" tabIndex={-1} className="grid w-24 shrink-0 justify-items-center gap-2">
          {isLoading ? (
            <Skeleton className="size-20 rounded-full" />
          ) : (
            <Avatar name={fullName} src={url} size="large" shape="circle" />
          )}
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {pictureID > 0 ? 'Change' : 'Add'}
            <span className="sr-only"> picture</span>
          </Button>
          <div className="min-h-11 text-center">
            {status && (
              <>
                <p className="text-sm text-muted">Picture</p>
                <Badge tone={tones[status]}>{status}</Badge>
              </>
            )}
          </div>
        </div>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {failure && (
        <Alert tone="error" role="alert" className="mt-4">
          {avatarFailureText(failure)}
        </Alert>
      )}
      <Announce text={announcement} />
      <Sheet title="Profile Picture" open={editing} onClose={() => setEditing(false)}>
        <Suspense fallback={<Skeleton className="h-60" />}>
          <AvatarForm accountID={accountID} onStored={handleStored} />
        </Suspense>
      </Sheet>
    </>
  );
}
