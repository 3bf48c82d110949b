import { marketingFigures } from '../../../platform/marketing-figures.ts';
import { pageMeta } from '../../../platform/meta.ts';
import { pageContext } from '../../../platform/page-context.ts';
import { LinkButton } from '../../../ui/index.ts';
import { loadOffers, PlanOffers } from '../../plans/index.ts';
import { Contrasts } from '../landing/contrasts.tsx';
import { GetInTouch } from '../landing/get-in-touch.tsx';
import { Hero } from '../landing/hero.tsx';
import { interviewConnectTexts } from '../landing/interview-connect-texts.ts';
import { Points, Steps } from '../landing/points.tsx';
import { Questions } from '../landing/questions.tsx';
import { Section } from '../landing/section.tsx';
import { Stories } from '../landing/stories.tsx';
import type { Route } from './+types/interview-connect.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  const offers = await loadOffers(api, 'combo');
  return { offers, publicUrl, texts: interviewConnectTexts, figures: marketingFigures.interviewConnect };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Interview Connect: guaranteed interview calls',
        description:
          'Three to five guaranteed interview calls with verified employers, a free replacement if one cancels, and a resume that is ready for them.',
        publicUrl: loaderData.publicUrl,
        path: '/interview-connect',
      })
    : [];

/** What the interview plans are and whom they help (commerce §2). */
export default function InterviewConnect({ loaderData }: Route.ComponentProps) {
  const { offers, texts, figures } = loaderData;
  return (
    <>
      <Hero
        title="Stop waiting for a call. Get interviews that are guaranteed."
        text="We bring you to the table with verified employers, three to five times per plan. Interviews are guaranteed, not job placement: the rest is you."
        figures={figures}
      >
        <LinkButton to="#plans" reloadDocument variant="accent" size="large">
          See the plans
        </LinkButton>
        <GetInTouch />
      </Hero>
      <Section title="Why Interview Connect">
        <Points points={texts.whyUs} />
      </Section>
      <Section title="Who it is for" tinted>
        <Points points={texts.audience} />
      </Section>
      <Section title="Industries" intro="Employers from these fields look for people with us.">
        <ul className="flex flex-wrap gap-2">
          {texts.industries.map((industry) => (
            <li key={industry} className="rounded-full border border-line-strong bg-raised px-4 py-2">
              {industry}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="On your own, or with us" tinted>
        <Contrasts contrasts={texts.contrasts} withoutTitle="On your own" withTitle="With Interview Connect" />
      </Section>
      <Section title="How it works" intro="Four steps, and you see each of them in your dashboard.">
        <Steps steps={texts.steps} />
      </Section>
      <div id="plans">
        <Section title="Plans" intro="Plans are customized to your current CTC and professional experience." tinted>
          <PlanOffers kind="combo" offers={offers} />
        </Section>
      </div>
      <Section title="Success stories">
        <Stories stories={texts.stories} />
      </Section>
      <Section title="Frequently asked questions" tinted>
        <Questions questions={texts.questions} />
        <div className="mt-6">
          <GetInTouch />
        </div>
      </Section>
    </>
  );
}
