import { Card, LinkButton } from '../../ui/index.ts';
import { PREPARATION } from './preparation-addresses.ts';

/** On the dashboard: the way to questions for one's skills. */
export const PracticeCard = () => (
  <Card as="section" aria-labelledby="practise-title">
    <h2 id="practise-title">Interview Questions</h2>
    <p className="mt-1 text-muted">Practise with questions and answers for your skills.</p>
    <LinkButton to={PREPARATION} variant="secondary" className="mt-4">
      Practise now
    </LinkButton>
  </Card>
);
