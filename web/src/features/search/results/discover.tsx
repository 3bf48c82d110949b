import type { PopularLandingPages } from '@aarambh/contract';
import { Link } from 'react-router';
import type { MarketingFigure } from '../../../platform/figures/marketing-figures.ts';
import { Figures } from '../../../ui/index.ts';
import { LandingPageLinks } from '../../seo/landing-pages/index.ts';

const POPULAR = 12;

/** Popular pages and a reminder: beside the list on wide screens, below it on others. */
export function Discover({ popular, figures }: { popular: PopularLandingPages; figures: readonly MarketingFigure[] }) {
  return (
    <>
      <LandingPageLinks
        title="Popular searches"
        links={[...popular.rolesInPlaces, ...popular.roles].slice(0, POPULAR)}
      />
      <LandingPageLinks title="Jobs by place" links={popular.places} />
      <Figures figures={figures} />
      <p className="text-sm text-muted">
        Applying is free: no employer may ask you for money. <Link to="/#safety">How to stay safe</Link>
      </p>
    </>
  );
}
