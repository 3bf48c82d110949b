import { ResumeCard } from '../resumes/index.ts';
import { EducationCard, EmploymentCard } from './history/history-cards.tsx';
import { PreferredLocationsCard } from './preferences/preferred-locations-card.tsx';
import { SkillSetsCard } from './preferences/skill-sets-card.tsx';

interface LaterCardsProps {
  accountID: number;
  /** Called after a change that changes the score. */
  onChanged: () => void;
}

/** The cards of the profile below the first screen. */
export default function LaterCards(props: LaterCardsProps) {
  return (
    <>
      <ResumeCard {...props} />
      <EmploymentCard accountID={props.accountID} />
      <EducationCard accountID={props.accountID} />
      <div id="preferred-locations" tabIndex={-1}>
        <PreferredLocationsCard {...props} />
      </div>
      <div id="skills" tabIndex={-1}>
        <SkillSetsCard {...props} />
      </div>
    </>
  );
}
