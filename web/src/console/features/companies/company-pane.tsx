import { getStaffCompany, type StaffCompanyDetails } from '@aarambh/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert, Button, KeyValueList, RetryAlert, Sheet, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { HistoryList, SidePane, useKeys } from '../../ui/index.ts';
import { BlockForm } from './block-form.tsx';
import { CompanyEditor } from './company-editor.tsx';
import { LikelyCompanies, Merges } from './merges.tsx';
import { useCompanyChanges } from './use-company-changes.ts';

interface CompanyPaneProps {
  companyID: number;
  closeTo: string;
  /** The filters of the list, for links to other companies. */
  search: string;
}

type OpenSheet = 'edit' | 'block' | undefined;

/** A company beside the list: what the portal says of it, its likely duplicates, merges and history. */
export function CompanyPane({ companyID, closeTo, search }: CompanyPaneProps) {
  const { data, error, reload } = useStaffQuery(getStaffCompany, { params: { companyID: String(companyID) } });
  const [sheet, setSheet] = useState<OpenSheet>();
  useKeys([{ key: 'e', label: 'Edit the company', run: () => setSheet('edit'), isActive: () => data !== undefined }]);
  const close = () => setSheet(undefined);
  if (!data)
    return (
      <SidePane title={`Company ${companyID}`} closeTo={closeTo}>
        {error ? <RetryAlert message={error.message} onRetry={reload} /> : <Skeleton className="h-64" />}
      </SidePane>
    );
  return (
    <SidePane
      row={{ kind: 'company', id: companyID, isEditing: sheet === 'edit' }}
      title={data.name}
      closeTo={closeTo}
      actions={<Actions company={data} onSheet={setSheet} />}
    >
      {data.isBlocked && (
        <Alert tone="error" title="Blocked">
          {data.blockedCause}
        </Alert>
      )}
      <KeyValueList
        items={[
          {
            label: 'Vacancies',
            value: (
              <Link to={`/vacancies?company=${companyID}`}>
                {data.vacancies}, {data.live} live
              </Link>
            ),
          },
          { label: 'Website', value: data.form.website },
          { label: 'Logo', value: data.form.logo },
          { label: 'Address', value: data.form.address },
        ]}
      />
      {data.form.about && <p className="wrap-anywhere whitespace-pre-line">{data.form.about}</p>}
      <LikelyCompanies company={data} search={search} />
      <Merges company={data} />
      <HistoryList targetKind="company" targetID={companyID} />
      <Sheet title={`Edit ${data.name}`} open={sheet === 'edit'} onClose={close}>
        {sheet === 'edit' && <CompanyEditor company={data} onDone={close} />}
      </Sheet>
      <Sheet title={`Block ${data.name}`} open={sheet === 'block'} onClose={close}>
        {sheet === 'block' && <BlockForm company={data} onDone={close} />}
      </Sheet>
    </SidePane>
  );
}

function Actions({ company, onSheet }: { company: StaffCompanyDetails; onSheet: (sheet: OpenSheet) => void }) {
  const { unblock, busy } = useCompanyChanges();
  const secondary = { size: 'small', variant: 'secondary' } as const;
  return (
    <>
      <Button {...secondary} onClick={() => onSheet('edit')}>
        Edit
      </Button>
      {company.isBlocked ? (
        <Button {...secondary} disabled={busy} onClick={() => void unblock(company)}>
          Unblock
        </Button>
      ) : (
        <Button {...secondary} variant="danger" onClick={() => onSheet('block')}>
          Block
        </Button>
      )}
    </>
  );
}
