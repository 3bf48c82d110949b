import type { ResumeContent } from '@aarambh/contract';
import { type ReactNode, useState } from 'react';
import { Card, RichText, Tabs } from '../../../ui/index.ts';
import { Comparison } from './comparison.tsx';
import { useWideScreen } from './use-wide-screen.ts';

interface View {
  value: string;
  /** Heading or tab label. */
  label: ReactNode;
  content: ReactNode;
}

/** One word on phones, where three tabs share a row. */
const ResumeLabel = ({ age }: { age: string }) => (
  <>
    {age}
    <span className="max-sm:sr-only"> resume</span>
  </>
);

/** Tables scroll inside their column; words are not broken. */
const tableCells =
  '[&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th)]:wrap-break-word';

const createViews = ({ oldContent, newContent, comparision }: ResumeContent): View[] => [
  { value: 'old', label: <ResumeLabel age="Old" />, content: <RichText html={oldContent} className={tableCells} /> },
  { value: 'new', label: <ResumeLabel age="New" />, content: <RichText html={newContent} className={tableCells} /> },
  { value: 'comparison', label: 'Comparison', content: <Comparison html={comparision} /> },
];

/** Old resume, new resume and comparison: side by side on wide screens, otherwise as tabs (core §2). */
export function ResumeVersions({ resume }: { resume: ResumeContent }) {
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState('comparison');
  const views = createViews(resume);
  if (isWide) {
    return (
      <div className="grid grid-cols-3 items-stretch gap-4">
        {views.map(({ value, label, content }) => (
          <Card key={value} as="section" aria-labelledby={`${value}-title`}>
            <h2 id={`${value}-title`} className="mb-4 border-b border-line pb-3">
              {label}
            </h2>
            {content}
          </Card>
        ))}
      </div>
    );
  }
  return (
    <Card>
      <Tabs label="Resume" tabs={views} value={chosen} onChange={setChosen}>
        {views.find(({ value }) => value === chosen)?.content}
      </Tabs>
    </Card>
  );
}
