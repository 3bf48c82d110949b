import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { brand, supportPhoneDigits } from '../../../platform/figures/brand.ts';
import { EMPLOYERS_ASK_NO_MONEY, ONLY_PLANS_ARE_SOLD } from '../../../platform/figures/money-texts.ts';
import { policyFigures as figures } from '../../../platform/figures/policy-figures.ts';
import { Card, Figures, LinkButton, PageContainer } from '../../../ui/index.ts';
import { getPublicSettings } from '../../accounts/index.ts';
import { ContactForm } from '../../support/index.ts';
import type { Route } from './+types/contact-us.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  const { captcha } = await getPublicSettings(api);
  return {
    publicUrl,
    captcha,
    replyHours: figures.escalationHours[0],
    hours: figures.officeHours,
    place: figures.jurisdiction,
    answers: [
      { figure: `${figures.escalationHours[0]} hours`, label: 'for a first reply' },
      { figure: `${figures.escalationHours[1]} hours`, label: 'for a reply from a team lead, if you escalate' },
      { figure: `${figures.escalationHours[2]} hours`, label: 'for a final reply from the management' },
      { figure: `${figures.grievanceHours} business hours`, label: 'for grievances about your personal data' },
    ],
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Contact Us',
        description: `How to reach ${brand.name}: by email, WhatsApp and phone, and how soon we answer.`,
        publicUrl: loaderData.publicUrl,
        path: '/contact-us',
      })
    : [];

/** Contact page (commerce §2, §9). */
export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { hours, place, answers, captcha, replyHours } = loaderData;
  return (
    <>
      <header className="border-b border-line bg-brand-soft">
        <PageContainer className="md:py-12">
          <h1 className="text-3xl md:text-4xl">Contact Us</h1>
          <p className="mt-3 text-lg">Is something unclear or not working? Write to us. Our team will reply.</p>
        </PageContainer>
      </header>
      <PageContainer className="grid gap-10 md:py-10">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Card as="section">
            <h2>Write</h2>
            <p className="mt-2 text-muted">Email and WhatsApp reach us 24/7.</p>
            <div className="mt-4 grid gap-3">
              <LinkButton to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</LinkButton>
              <LinkButton to={`https://wa.me/${supportPhoneDigits}`} variant="secondary">
                WhatsApp {brand.supportPhone}
              </LinkButton>
            </div>
          </Card>
          <Card as="section">
            <h2>Call</h2>
            <p className="mt-2 text-muted">The support line is open {brand.supportHours}.</p>
            <div className="mt-4 grid gap-3">
              <LinkButton to={`tel:+${supportPhoneDigits}`} variant="secondary">
                {brand.supportPhone}
              </LinkButton>
            </div>
          </Card>
          <Card as="section" className="sm:col-span-2 lg:col-span-1">
            <h2>Office</h2>
            <p className="mt-2 text-muted">
              {brand.name}, {place}
            </p>
            <p className="mt-2">Open {hours}</p>
            <p className="mt-2">GSTIN {brand.gstin}</p>
          </Card>
        </div>
        <section>
          <h2>Write to us here</h2>
          <div className="mt-4">
            <ContactForm captcha={captcha} replyHours={replyHours} />
          </div>
        </section>
        <section>
          <h2>How soon we reply</h2>
          <Figures figures={answers} size="large" className="mt-4" />
        </section>
        <section>
          <h2>Did someone ask you for money for a job?</h2>
          <p className="mt-3 max-w-3xl">
            {EMPLOYERS_ASK_NO_MONEY} Do not pay. Send us what you have: numbers, messages, names. {ONLY_PLANS_ARE_SOLD}
          </p>
        </section>
      </PageContainer>
    </>
  );
}
