import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { Card, LinkButton, ProgressBar } from '../../../ui/index.ts';
import { profileKeys } from '../profile-keys.ts';
import { listMissing, missingName } from './missing-sections.ts';
import { findSectionAnchor, totalScore } from './profile-score.ts';
import { listScores } from './progress.api.ts';

/** The one step that completes most of the profile; renders nothing for a complete one, or when the scores are unknown. */
export function ProfileNudge({ accountID }: { accountID: number }) {
  const { data: sections = [] } = useQuery({
    queryKey: profileKeys.scores(accountID),
    queryFn: () => listScores(api, accountID),
    staleTime: 0,
  });
  const [next] = listMissing(sections);
  if (!next) return null;
  const percent = totalScore(sections);
  const anchor = findSectionAnchor(next.sectionName);
  return (
    <Card as="section" aria-labelledby="profile-nudge">
      <h2 id="profile-nudge" className="text-lg">
        Your profile is {percent}% complete
      </h2>
      <div className="mt-3">
        <ProgressBar value={percent} label="Profile Progress" labelHidden />
      </div>
      <p className="mt-3 text-muted">
        Next: {missingName(next.sectionName)}, which adds {next.score}%.
      </p>
      <LinkButton to={`/profile/update${anchor ? `#${anchor}` : ''}`} variant="secondary" className="mt-3">
        Complete it
      </LinkButton>
    </Card>
  );
}
