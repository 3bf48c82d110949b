import { decisionReasonText } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateText } from '../../../platform/text/format.ts';
import { Badge } from '../../../ui/index.ts';
import { stateTexts } from './case-texts.ts';

interface OtherCaseProps {
  title: string;
  found: { caseID: number; state: keyof typeof stateTexts; at: string; reason: string; by: string };
}

/** A list item of another case of the same company or member: its state, a link to it, and its last decision. */
export const OtherCase = ({ title, found: { caseID, state, at, reason, by } }: OtherCaseProps) => (
  <li className="wrap-anywhere">
    <Badge tone={stateTexts[state].tone}>{stateTexts[state].label}</Badge>{' '}
    <Link to={`/moderation/${caseID}?state=all`}>{title}</Link>
    <span className="block text-muted">
      {reason && `${decisionReasonText(reason)}, `}
      {by && `${by}, `}
      {dateText(at)}
    </span>
  </li>
);
