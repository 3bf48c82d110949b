import { brand } from '../../../platform/brand.ts';
import { pageMeta } from '../../../platform/meta.ts';
import { pageContext } from '../../../platform/page-context.ts';
import { Card, LinkButton, PageContainer } from '../../../ui/index.ts';
import { policyFigures as figures } from '../documents/policy-figures.ts';
import type { Route } from './+types/contact-us.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(pageContext).publicUrl,
  hours: figures.officeHours,
  answers: figures.escalationHours,
  grievance: figures.grievanceHours,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Contact Us',
        description: `How to reach ${brand.name}: by e-mail, WhatsApp and phone, and how soon we answer.`,
        publicUrl: loaderData.publicUrl,
        path: '/contact-us',
      })
    : [];

const phoneDigits = brand.supportPhone.replace(/\D/g, '');

/** How to reach the people behind the portal (commerce §2, §9). */
export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { hours, answers, grievance } = loaderData;
  return (
    <PageContainer width="text">
      <h1>Contact Us</h1>
      <p className="mt-2 text-lg">Something is unclear, wrong or just annoying? Write to us. People answer.</p>
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        <Card as="section">
          <h2>Write</h2>
          <p className="mt-2 text-muted">E-mail and WhatsApp reach us 24/7.</p>
          <div className="mt-4 grid gap-3">
            <LinkButton to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</LinkButton>
            <LinkButton to={`https://wa.me/${phoneDigits}`} variant="secondary">
              WhatsApp {brand.supportPhone}
            </LinkButton>
          </div>
        </Card>
        <Card as="section">
          <h2>Call</h2>
          <p className="mt-2 text-muted">
            The support line is open {brand.supportHours}, the office {hours}.
          </p>
          <div className="mt-4 grid gap-3">
            <LinkButton to={`tel:+${phoneDigits}`} variant="secondary">
              {brand.supportPhone}
            </LinkButton>
          </div>
        </Card>
      </div>
      <section className="mt-8">
        <h2>How soon you hear from us</h2>
        <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-muted">
          <li>A first answer within {answers[0]} hours.</li>
          <li>Not content? Say so, and a team lead answers within {answers[1]} hours.</li>
          <li>The management has the last word, within {answers[2]} hours.</li>
          <li>Grievances about your personal data: within {grievance} business hours.</li>
        </ul>
      </section>
      <section className="mt-8">
        <h2>Was money asked of you for a job?</h2>
        <p className="mt-3">
          Nobody from {brand.name}, and no honest employer, asks for money to apply, to interview or to be hired. Do not
          pay. Write to us with what you have: numbers, messages, names.
        </p>
      </section>
      <p className="mt-8 text-sm text-muted">GSTIN {brand.gstin}</p>
    </PageContainer>
  );
}
