import { Card, LinkButton } from '../../ui/index.ts';
import { PREPARATION } from './preparation-address.ts';

/** Dashboard card that links to questions for the member's skills. */
export const PracticeCard = () => (
  <Card as="section" aria-labelledby="practise-title">
    <h2 id="practise-title">Interview Questions</h2>
    <p className="mt-1 text-muted">Practise with questions and answers for your skills.</p>
    <LinkButton to={PREPARATION} variant="secondary" className="mt-4">
      Practise now
    </LinkButton>
  </Card>
);
