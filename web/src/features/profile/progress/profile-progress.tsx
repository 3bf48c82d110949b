import type { ProfileScore } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { Card, ProgressBar, Skeleton, Spinner } from '../../../ui/index.ts';
import { profileKeys } from '../profile-keys.ts';
import { missingText } from './missing-sections.ts';
import { totalScore } from './profile-score.ts';
import { listScores } from './progress.api.ts';
import { ScoreTile } from './score-tile.tsx';

/** Number of sections, for the placeholders. */
const SECTION_COUNT = 8;

const Frame = ({ children }: { children: ReactNode }) => (
  <Card as="section" aria-labelledby="profile-progress-title">
    <h2 id="profile-progress-title" className="mb-3">
      Profile Progress
    </h2>
    {children}
  </Card>
);

const tiles = 'mt-4 grid auto-rows-fr grid-cols-1 gap-2 min-[22rem]:grid-cols-2 lg:grid-cols-1';

/** Placeholder in the size of the loaded card. */
export const ProgressLoading = () => (
  <Frame>
    <Spinner words="Loading Profile Progress..." className="h-24" />
    <div className={tiles}>
      {Array.from({ length: SECTION_COUNT }, (_, at) => (
        <Skeleton key={at} className="h-18.75 rounded-md lg:h-14" />
      ))}
    </div>
  </Frame>
);

function Progress({ sections }: { sections: readonly ProfileScore[] }) {
  const percent = totalScore(sections);
  return (
    <Frame>
      <div className="flex min-h-24 flex-col justify-center gap-2">
        <p aria-hidden="true" className="text-3xl leading-none font-bold tabular-nums">
          {percent}%
        </p>
        <ProgressBar value={percent} label="Profile Progress" labelHidden />
        <p className="text-sm text-muted">{missingText(sections) || 'Your profile is complete.'}</p>
      </div>
      <ul className={tiles}>
        {sections.map((section) => (
          <li key={section.sectionName}>
            <ScoreTile section={section} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** How complete the profile is. Renders nothing when the scores cannot be loaded or are empty (core §2, §7). */
export function ProfileProgress({ accountID }: { accountID: number }) {
  const scores = useQuery({
    queryKey: profileKeys.scores(accountID),
    queryFn: () => listScores(api, accountID),
    staleTime: 0,
  });
  if (scores.isPending) return <ProgressLoading />;
  return scores.data?.length ? <Progress sections={scores.data} /> : null;
}
