import type { ReactNode } from 'react';
import { Figures, PageContainer } from '../../../ui/index.ts';

interface HeroProps {
  title: string;
  text: string;
  figures: readonly { figure: string; label: string }[];
  /** Links to the one or two things to do next. */
  children: ReactNode;
}

/** The head of a landing page. */
export function Hero({ title, text, figures, children }: HeroProps) {
  return (
    <div className="border-b border-line bg-brand-soft">
      <PageContainer className="py-10 md:py-16">
        <h1 className="max-w-3xl text-3xl md:text-4xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
        <Figures figures={figures} className="mt-6" />
      </PageContainer>
    </div>
  );
}
