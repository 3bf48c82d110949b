import { readReportProof } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useObjectUrl } from '../../../platform/use-object-url.ts';
import { Button, Skeleton } from '../../../ui/index.ts';
import { fetchStaffFile, keyOfCall } from '../../api/index.ts';

/** The proof of a report, loaded when it is asked for. */
export function ReportProof({ reportID }: { reportID: number }) {
  const [isShown, setShown] = useState(false);
  const input = { params: { id: String(reportID) } };
  const { data, error } = useQuery({
    queryKey: keyOfCall(readReportProof, input),
    queryFn: () => fetchStaffFile(readReportProof, input),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    enabled: isShown,
  });
  const url = useObjectUrl(data);
  if (!isShown)
    return (
      <Button variant="secondary" size="small" className="justify-self-start" onClick={() => setShown(true)}>
        Show the picture
      </Button>
    );
  if (error) return <p>{error.message}</p>;
  if (!url) return <Skeleton className="h-48 w-full" />;
  return <img src={url} alt={`Proof of report ${reportID}`} className="max-h-[32rem] max-w-full rounded-md" />;
}
