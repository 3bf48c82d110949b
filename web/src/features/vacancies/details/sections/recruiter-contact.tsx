import type { StandardVacancy } from '@aarambh/contract';
import { KeyValueList } from '../../../../ui/index.ts';
import { DetailsSection } from './details-section.tsx';

/** WhatsApp link; ten digits are an Indian number. */
function chatAddress(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`;
}

/** The recruiter's contact, if the employer wants to be contacted (core §2). */
export function RecruiterContact({ vacancy }: { vacancy: StandardVacancy }) {
  const { contactPreference, recruiterName, recruiterEmail, recruiterWhatsApp } = vacancy;
  if (contactPreference !== 'contactMeDirectly') return null;
  const items = [
    ...(recruiterName ? [{ label: 'Recruiter', value: recruiterName }] : []),
    ...(recruiterEmail ? [{ label: 'Email', value: <a href={`mailto:${recruiterEmail}`}>{recruiterEmail}</a> }] : []),
    ...(recruiterWhatsApp
      ? [
          {
            label: 'WhatsApp',
            value: (
              <a href={chatAddress(recruiterWhatsApp)} target="_blank" rel="noopener noreferrer">
                {recruiterWhatsApp}
              </a>
            ),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <DetailsSection title="Contact the recruiter">
      <KeyValueList items={items} columns={1} />
    </DetailsSection>
  );
}
