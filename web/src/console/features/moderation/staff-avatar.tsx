import { readAvatar } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../../platform/use-object-url.ts';
import { Skeleton } from '../../../ui/index.ts';
import { fetchStaffFile, keyOfCall } from '../../api/index.ts';

/** An avatar, loaded with the staff token. */
export function StaffAvatar({ pictureID, fullName }: { pictureID: number; fullName: string }) {
  const input = { params: { id: String(pictureID) } };
  const { data, error } = useQuery({
    queryKey: keyOfCall(readAvatar, input),
    queryFn: () => fetchStaffFile(readAvatar, input),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const url = useObjectUrl(data);
  if (error) return <p className="grid aspect-square place-content-center text-center text-sm">{error.message}</p>;
  if (!url) return <Skeleton className="aspect-square w-full" />;
  return (
    <img src={url} alt={`Profile of ${fullName}`} className="aspect-square w-full rounded-md bg-sunken object-cover" />
  );
}
