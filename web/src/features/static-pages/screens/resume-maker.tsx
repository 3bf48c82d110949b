import { Link } from 'react-router';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { loadFigures } from '../../../platform/figures/load-figures.ts';
import { LinkButton } from '../../../ui/index.ts';
import { pricingAddress } from '../../billing/plans/index.ts';
import { Closing } from '../marketing/closing.tsx';
import { Hero } from '../marketing/hero.tsx';
import { Points, Situations } from '../marketing/points.tsx';
import { Questions } from '../marketing/questions.tsx';
import { resumeMakerTexts } from '../marketing/resume-maker-texts.ts';
import { Section } from '../marketing/section.tsx';
import { Stories } from '../marketing/stories.tsx';
import type { Route } from './+types/resume-maker.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(pageContext).publicUrl,
  texts: resumeMakerTexts,
  figures: await loadFigures(context.get(pageContext).api, 'resumeMaker'),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Resume Maker: a resume that gets you the interview',
        description:
          'A resume written with you in under 10 minutes, as PDF or Word, read by machines and people alike.',
        publicUrl: loaderData.publicUrl,
        path: '/resume-maker',
      })
    : [];

const plans = pricingAddress('resumeMaker');

/** Marketing page of the resume plans (commerce §2). */
export default function ResumeMaker({ loaderData }: Route.ComponentProps) {
  const { texts, figures } = loaderData;
  return (
    <>
      <Hero
        title="A resume that gets you the interview"
        text="An employer first looks at a resume for six seconds. We make them count."
        drawing="rewrite"
        figures={figures}
      >
        <LinkButton to={plans} variant="accent" size="large">
          Make my resume
        </LinkButton>
      </Hero>
      <Section title="Why good candidates get no reply">
        <Situations points={texts.problems} />
      </Section>
      <Section title="What you get" tinted>
        <Points points={texts.features} />
        <p className="mt-6 flex flex-wrap items-center gap-4">
          <LinkButton to={plans}>See resume plans</LinkButton>
          <Link to="/pricing/plan-list">See all plans</Link>
        </p>
      </Section>
      <Section title="What people say">
        <Stories stories={texts.stories} />
      </Section>
      <Section title="Frequently asked questions" tinted>
        <Questions questions={texts.questions} />
      </Section>
      <Closing
        title="Send the next employer a better resume."
        text="Choose a plan, answer a few questions, and see the result."
      >
        <LinkButton to={plans} variant="accent" size="large">
          Start now
        </LinkButton>
      </Closing>
    </>
  );
}
