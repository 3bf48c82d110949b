import { brand } from '../../../platform/figures/brand.ts';
import { Disclosure, KeyValueList } from '../../../ui/index.ts';

const items = [
  {
    label: 'What we keep',
    value:
      'Your name, country, mobile number and email, your resume, profile and picture, the jobs you apply for, the plans you buy, and when and from where you sign in.',
  },
  {
    label: 'Why',
    value:
      'To run your account, to send your applications to the employers you choose, to answer you, and to keep your account safe. We never sell it.',
  },
  {
    label: 'How long',
    value:
      'Until you delete your account. The log of sign-ins is kept for one year, records of purchases as long as tax law asks for.',
  },
  {
    label: 'Your rights',
    value: 'See, correct, download and delete your data, and withdraw what you agreed to, at any time.',
  },
  {
    label: 'Questions and complaints',
    value: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
  },
];

/** Privacy notice shown before consent (DPDP Act 2023). A changed text requires a new NOTICE_VERSION. */
export function ConsentNotice() {
  return (
    <Disclosure title="What happens to your data, in short">
      <KeyValueList columns={1} items={items} />
    </Disclosure>
  );
}
