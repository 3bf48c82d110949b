import type { ResumePdf } from '@aarambh/contract';
import { FileLink } from '../../platform/api/file-link.tsx';
import type { ButtonSize } from '../../ui/index.ts';

/** Where the addresses of the PDFs come from. */
export interface PdfAddresses {
  /** When they were fetched, in ms since 1970. */
  fetchedAt: number;
  /** Fetches the records again. */
  renew: () => Promise<ResumePdf[]>;
}

interface ViewResumeLinkProps {
  pdf: ResumePdf;
  addresses: PdfAddresses;
  label: string;
  /** Appended to the label for screen readers. */
  of?: string | undefined;
  size?: ButtonSize | undefined;
}

/** Opens a resume PDF in a new tab (core §2). */
export function ViewResumeLink({ pdf, addresses, label, of, size }: ViewResumeLinkProps) {
  const { resumePdfID, resumePdfFile } = pdf;
  async function renew() {
    const pdfs = await addresses.renew();
    return pdfs.find((renewed) => renewed.resumePdfID === resumePdfID)?.resumePdfFile;
  }
  return (
    <FileLink
      address={resumePdfFile}
      fetchedAt={addresses.fetchedAt}
      renew={renew}
      inNewTab
      size={size}
      failureText="Failed to retrieve resume"
    >
      {label}
      {of && <span className="sr-only"> {of}</span>}
    </FileLink>
  );
}
