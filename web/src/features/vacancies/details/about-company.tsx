import { ExternalLink } from '../../../ui/display/icons.tsx';
import { KeyValueList, RichText, VisuallyHidden } from '../../../ui/index.ts';
import { DetailsSection } from './details-section.tsx';

interface AboutCompanyProps {
  /** Sanitised HTML. */
  about: string;
  address?: string | undefined;
  website?: string | undefined;
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** About the company; renders nothing without data. */
export function AboutCompany({ about, address = '', website = '' }: AboutCompanyProps) {
  const site = isWebAddress(website) ? website : '';
  if (!about && !address && !site) return null;
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
      {about && <RichText html={about} />}
      {facts.length > 0 && <KeyValueList items={facts} className={about ? 'mt-4' : undefined} />}
    </DetailsSection>
  );
}
