import type { ResumeContent } from '@aarambh/contract';
import { type ReactNode, useState } from 'react';
import { Card, RichText, Tabs } from '../../../ui/index.ts';
import { Comparison } from './comparison.tsx';
import { useWideScreen } from './use-wide-screen.ts';

interface View {
  value: string;
  /** The word in front of "resume", or all of it. */
  label: ReactNode;
  content: ReactNode;
}

/** One word on a phone, where three tabs must stand in a line. */
const Named = ({ word }: { word: string }) => (
  <>
    {word}
    <span className="max-sm:sr-only"> resume</span>
  </>
);

/** A table scrolls in its column; its words stay whole. */
const cells = '[&_:is(td,th)]:pe-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th)]:wrap-break-word';

const viewsOf = ({ oldContent, newContent, comparision }: ResumeContent): View[] => [
  { value: 'old', label: <Named word="Old" />, content: <RichText html={oldContent} className={cells} /> },
  { value: 'new', label: <Named word="New" />, content: <RichText html={newContent} className={cells} /> },
  { value: 'comparison', label: 'Comparison', content: <Comparison html={comparision} /> },
];

/** The old and the new resume and what differs: beside each other where there is room, otherwise one at a time (core §2). */
export function ResumeVersions({ resume }: { resume: ResumeContent }) {
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState('comparison');
  const views = viewsOf(resume);
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
