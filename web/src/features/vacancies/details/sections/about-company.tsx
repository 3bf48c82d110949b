import { Link } from 'react-router';
import { companyAddress } from '../../../../platform/public-addresses.ts';
import { ExternalLink } from '../../../../ui/display/icons.tsx';
import { KeyValueList, Logo, RichText, VisuallyHidden } from '../../../../ui/index.ts';
import type { VacancyHead } from '../details-layout.tsx';
import { DetailsSection } from './details-section.tsx';

interface AboutCompanyProps {
  head: Pick<VacancyHead, 'company' | 'companyID' | 'logo'>;
  /** Sanitised HTML. */
  about: string;
  address?: string | undefined;
  website?: string | undefined;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** The company of a vacancy, with what is known about it and a link to its jobs. */
export function AboutCompany({ head, about, address = '', website = '' }: AboutCompanyProps) {
  const site = isWebAddress(website) ? website : '';
  const facts = [
    ...(address ? [{ label: 'Corporate address', value: <span className="whitespace-pre-line">{address}</span> }] : []),
    ...(site
      ? [
          {
            label: 'Website',
            value: (
              <a href={site} target="_blank" rel="nofollow noopener noreferrer">
                {new URL(site).hostname} <ExternalLink aria-hidden="true" className="inline size-4" />
                <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
              </a>
            ),
          },
        ]
      : []),
  ];
  return (
    <DetailsSection title="About the Company">
      <div className="flex items-center gap-3">
        <Logo name={head.company} src={head.logo} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{head.company}</p>
          <Link to={companyAddress(head.companyID, head.company)}>See all their jobs</Link>
        </div>
      </div>
      {about && (
        <div className="mt-4">
          <RichText html={about} />
        </div>
      )}
      {facts.length > 0 && <KeyValueList items={facts} className="mt-4" />}
    </DetailsSection>
  );
}
