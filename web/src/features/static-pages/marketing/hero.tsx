import type { ReactNode } from 'react';
import { Figures, PageContainer } from '../../../ui/index.ts';
import drawings from './landing-drawings.svg?no-inline';

interface HeroProps {
  title: string;
  text: string;
  drawing: 'talk' | 'rewrite' | 'hiring';
  figures: readonly { figure: string; label: string }[];
  /** One or two calls to action. */
  children: ReactNode;
}

/** Header of a marketing page with a decorative drawing on wide screens. */
export function Hero({ title, text, drawing, figures, children }: HeroProps) {
  return (
    <div className="border-b border-line bg-brand-soft">
      <PageContainer className="grid items-center gap-x-12 py-10 md:py-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-pretty text-muted">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">{children}</div>
          <Figures figures={figures} size="large" className="mt-8" />
        </div>
        <svg aria-hidden="true" viewBox="0 0 480 300" className="hidden h-auto w-full lg:block">
          <use href={`${drawings}#${drawing}`} />
        </svg>
      </PageContainer>
    </div>
  );
}
