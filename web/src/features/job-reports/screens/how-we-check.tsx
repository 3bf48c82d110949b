import { getTrustFigures } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/api/api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { EMPLOYERS_ASK_NO_MONEY, ONLY_PLANS_ARE_SOLD } from '../../../platform/figures/money-texts.ts';
import { Figures, PageContainer } from '../../../ui/index.ts';
import { trustFigureTexts } from '../trust-figures.ts';
import type { Route } from './+types/how-we-check.ts';

const PATH = '/how-we-check';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  try {
    return { publicUrl, figures: trustFigureTexts(await api(getTrustFigures)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { publicUrl, figures: [] };
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'How we check jobs',
        description: `How ${brand.name} finds fraudulent jobs, what happens with a report, and what "Checked" on a job means.`,
        publicUrl: loaderData.publicUrl,
        path: PATH,
      })
    : [];

/** The checks that a job can show, in words. */
const checks = [
  ['Source', 'We saw the job at its source, such as the website of the company.'],
  [
    'Company number',
    'The company gave us its CIN or GSTIN. We checked that the number is possible, and compared it with the register.',
  ],
  ['Company email', "A person with a mailbox at the company's domain confirmed a code that we sent there."],
  ['Call', 'We called the company, and it confirmed the job.'],
];

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2>{title}</h2>
    {children}
  </section>
);

const points = 'grid list-disc gap-2 ps-5 marker:text-muted';

/** How jobs are checked, in plain words, with counts of the last twelve months. */
export default function HowWeCheck({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-brand-soft">
        <PageContainer className="md:py-12">
          <h1 className="text-3xl md:text-4xl">How we check jobs</h1>
          <p className="mt-3 max-w-3xl text-lg text-pretty">
            Fraudsters cheat people with jobs that do not exist. This is what we do about it, and what you can do.
          </p>
          {figures.length > 0 && (
            <>
              <Figures figures={figures} size="large" className="mt-6" />
              <p className="mt-4 text-sm text-muted">In the last twelve months. Counted automatically.</p>
            </>
          )}
        </PageContainer>
      </header>
      <PageContainer className="grid max-w-3xl gap-10 md:py-10">
        <Section title="Every job is read before you see it">
          <p>Our software reads each job, wherever it comes from, and again when it is changed. It looks for:</p>
          <ul className={points}>
            <li>
              demands for money, in English, Hindi and both mixed: fees, deposits, payments for training or a laptop
            </li>
            <li>UPI handles, bank accounts, phone numbers and messenger links in the text</li>
            <li>pay far above what such work is usually paid</li>
            <li>names of well-known companies with a contact that is not theirs</li>
            <li>conditions on sex, age, caste or religion</li>
            <li>texts of other companies, and texts of jobs that we removed before</li>
          </ul>
          <p>
            A job with a strong sign of fraud is not shown until a person has decided. A job with a weaker sign is
            shown, and a person checks it.
          </p>
        </Section>
        <Section title="What happens with a report">
          <ul className={points}>
            <li>You can report any job from its page, its card or your applications, even without an account.</li>
            <li>
              A person checks it, the most urgent reports first, and we write to you about our decision: to the verified
              address of your account, or in at most four mails a day to the address that you gave without one. Once
              many people have reported a job on one day, we only count further reports.
            </li>
            <li>
              When two members whom we trust say that a job asks for money or is a fake, it is hidden until we decide.
              We trust members who have applied to the company, or whose earlier reports have shown several frauds.
            </li>
            <li>
              Many reports alone do not remove a job: one person counts once, so that no one can harm an honest company.
            </li>
            <li>The company is not told who reported the job.</li>
          </ul>
        </Section>
        <Section title="When a job was a fraud">
          <ul className={points}>
            <li>We remove it, and its page says why.</li>
            <li>Everyone who applied is warned by mail and SMS.</li>
            <li>Its text, numbers, payment handles and web addresses are remembered, so that it does not come back.</li>
            <li>We look at the other jobs of the same company.</li>
          </ul>
        </Section>
        <section id="checked" className="grid gap-3">
          <h2>What "Checked" on a job means</h2>
          <p>Some jobs show what our staff checked, each with the day on which it was checked:</p>
          <dl className="grid gap-3">
            {checks.map(([name, text]) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            If we have checked none of these, the job shows no such line. A check ends when the text of the job, its
            pay, its contact, or the name or the website of the company changes. No check can promise that a job is
            genuine.
          </p>
        </section>
        <Section title="What you can do">
          <ul className={points}>
            <li>
              {EMPLOYERS_ASK_NO_MONEY} Do not pay, whatever it is called: fee, deposit, training, uniform, laptop.
            </li>
            <li>{ONLY_PLANS_ARE_SOLD}</li>
            <li>Do not share an OTP, a PIN or your bank details with anyone.</li>
            <li>
              If you have paid: call <a href="tel:1930">1930</a> at once, inform your bank, and report it at{' '}
              <a href="https://cybercrime.gov.in" rel="noopener noreferrer">
                cybercrime.gov.in
              </a>
              .
            </li>
            <li>
              Report the job to us, or <Link to="/contact-us">write to us</Link>.
            </li>
          </ul>
        </Section>
      </PageContainer>
    </>
  );
}
