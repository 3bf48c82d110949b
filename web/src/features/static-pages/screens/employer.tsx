import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { loadFigures } from '../../../platform/figures/load-figures.ts';
import { LinkButton } from '../../../ui/index.ts';
import { Closing } from '../marketing/closing.tsx';
import { employerTexts } from '../marketing/employer-texts.ts';
import { Hero } from '../marketing/hero.tsx';
import { Points, Situations } from '../marketing/points.tsx';
import { Section } from '../marketing/section.tsx';
import type { Route } from './+types/employer.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(pageContext).publicUrl,
  texts: employerTexts,
  figures: await loadFigures(context.get(pageContext).api, 'landing'),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'For employers, recruiters and payroll partners',
        description: `Hire with ${brand.name}: job listings, recruitment support, third-party payroll and freelancer recruiters across India.`,
        publicUrl: loaderData.publicUrl,
        path: '/employer',
      })
    : [];

/** Page for employers with a link to their site (decisions: Routes). */
export default function Employer({ loaderData }: Route.ComponentProps) {
  const { texts, figures } = loaderData;
  return (
    <>
      <Hero
        title="Are you hiring?"
        text="This portal is for job seekers. Employers, recruiters and payroll partners use a separate site to post vacancies and meet candidates."
        drawing="hiring"
        figures={figures}
      >
        <LinkButton to={brand.employerSite} variant="accent" size="large">
          Go to the employer site
        </LinkButton>
        <LinkButton to="/contact-us" variant="secondary" size="large">
          Talk to us
        </LinkButton>
      </Hero>
      <Section title="What the employer site offers">
        <Points points={texts.offers} />
      </Section>
      <Section
        title="What we ask of you"
        intro="Candidates trust this portal because employers follow four rules."
        tinted
      >
        <Situations points={texts.rules} />
      </Section>
      <Closing
        title="Your next colleague is looking for a job."
        text="Post a vacancy on the employer site, and we will introduce candidates to you."
      >
        <LinkButton to={brand.employerSite} variant="accent" size="large">
          Go to the employer site
        </LinkButton>
      </Closing>
    </>
  );
}
