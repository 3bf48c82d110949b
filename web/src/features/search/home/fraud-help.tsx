import { brand } from '../../../platform/figures/brand.ts';
import { EMPLOYERS_ASK_NO_MONEY, ONLY_PLANS_ARE_SOLD } from '../../../platform/figures/money-texts.ts';
import { ShieldAlert } from '../../../ui/display/icons.tsx';
import { Card } from '../../../ui/index.ts';

const warnings = [
  `${EMPLOYERS_ASK_NO_MONEY} The same goes for training, a laptop or a uniform.`,
  ONLY_PLANS_ARE_SOLD,
  'Real employers write from their own company address and give a phone number you can call back.',
  'Do not send your Aadhaar, PAN, bank details or an OTP before you have a written offer that you have checked.',
];

/** How to recognise and report job fraud; linked as `/#safety`. */
export function FraudHelp() {
  return (
    <Card as="section" id="safety" className="grid gap-4 md:grid-cols-[auto_1fr]">
      <ShieldAlert aria-hidden="true" className="size-10 text-danger" />
      <div>
        <h2>Applying is free. Stay safe from job fraud.</h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5">
          {warnings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="mt-4">
          Did someone ask you for money? Do not pay. Write to{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>, call the national cybercrime helpline{' '}
          <a href="tel:1930">1930</a>, or report it at{' '}
          <a href="https://cybercrime.gov.in" rel="noopener noreferrer">
            cybercrime.gov.in
          </a>
          .
        </p>
      </div>
    </Card>
  );
}
