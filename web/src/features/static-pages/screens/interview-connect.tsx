import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { loadFigures } from '../../../platform/figures/load-figures.ts';
import { LinkButton } from '../../../ui/index.ts';
import { loadOffers, PlanOffers, startingPriceText } from '../../billing/plans/index.ts';
import { Closing } from '../marketing/closing.tsx';
import { Contrasts } from '../marketing/contrasts.tsx';
import { GetInTouch } from '../marketing/get-in-touch.tsx';
import { Hero } from '../marketing/hero.tsx';
import { interviewConnectTextsWith } from '../marketing/interview-connect-texts.ts';
import { Points, Situations, Steps } from '../marketing/points.tsx';
import { Questions } from '../marketing/questions.tsx';
import { Section } from '../marketing/section.tsx';
import { Stories } from '../marketing/stories.tsx';
import type { Route } from './+types/interview-connect.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext);
  const [offers, figures] = await Promise.all([loadOffers(api, 'combo'), loadFigures(api, 'interviewConnect')]);
  return { offers, publicUrl, texts: interviewConnectTextsWith(startingPriceText(offers)), figures };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Interview Connect: guaranteed interview calls',
        description:
          'Three to five guaranteed interview calls with employers, a free replacement if one cancels, and a resume that is ready for them.',
        publicUrl: loaderData.publicUrl,
        path: '/interview-connect',
      })
    : [];

/** Marketing page of the interview plans (commerce §2). */
export default function InterviewConnect({ loaderData }: Route.ComponentProps) {
  const { offers, texts, figures } = loaderData;
  return (
    <>
      <Hero
        title="Stop waiting for a call. Get interviews that are guaranteed."
        text="Meet employers three to five times per plan. Interviews are guaranteed, not job placement."
        drawing="talk"
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
        <Situations points={texts.audience} />
      </Section>
      <Section title="Industries" intro="Employers from these industries hire through us.">
        <ul className="flex flex-wrap gap-2">
          {texts.industries.map((industry) => (
            <li key={industry} className="rounded-full bg-sunken px-3 py-1.5">
              {industry}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="On your own, or with us" tinted>
        <Contrasts contrasts={texts.contrasts} withoutTitle="On your own" withTitle="With Interview Connect" />
      </Section>
      <Section title="How it works" intro="Four steps, each shown in your dashboard.">
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
      </Section>
      <Closing title="Still unsure?" text="Ask us before you pay. Applying stays free, with or without a plan.">
        <LinkButton to="#plans" reloadDocument variant="accent" size="large">
          See the plans
        </LinkButton>
        <GetInTouch />
      </Closing>
    </>
  );
}
