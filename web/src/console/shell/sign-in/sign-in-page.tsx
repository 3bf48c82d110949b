import { type ReactNode, useEffect } from 'react';
import { brand } from '../../../platform/figures/brand.ts';
import { Wordmark } from '../../../ui/index.ts';

/** A page without the frame: one card in the middle. */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} | ${brand.name} staff`;
  }, [title]);
  return (
    <main className="mx-auto grid w-full max-w-md grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-10">
      <Wordmark name={brand.name} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line bg-raised p-5">
        <h1>{title}</h1>
        {children}
      </div>
      <p className="text-sm text-muted">
        Staff console. All actions are recorded with your name. <a href="/">To the job portal</a>
      </p>
    </main>
  );
}
