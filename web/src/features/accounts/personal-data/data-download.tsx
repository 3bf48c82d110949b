import { useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Button, showToast } from '../../../ui/index.ts';
import { saveDataCopy } from './personal-data.api.ts';

const copies = [
  { format: 'html', label: 'Download to read or print' },
  { format: 'json', label: 'Download for programs (JSON)' },
] as const;

/** Download of the personal data stored about the member. */
export function DataDownload({ accountID }: { accountID: number }) {
  const [fetching, setFetching] = useState<'json' | 'html'>();

  async function download(format: 'json' | 'html') {
    setFetching(format);
    await saveDataCopy(accountID, format).catch((error: unknown) =>
      showToast(failureText(error, 'We could not fetch your data. Please try again.')),
    );
    setFetching(undefined);
  }

  return (
    <div className="flex flex-wrap gap-3">
      {copies.map(({ format, label }) => (
        <Button
          key={format}
          variant="secondary"
          busy={fetching === format}
          busyLabel="Fetching your data..."
          onClick={() => download(format)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
