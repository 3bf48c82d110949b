import { anyOf } from '../../../engine/expression.ts';
import type { PhraseRule } from './phrase-rule.ts';

const dropped = { label: '', weight: 1, expression: anyOf([]), isLoose: true } as const;

/** Phrases that ask for something a search cannot filter by; the page names them. */
const unusedRule: PhraseRule = {
  ...dropped,
  kind: 'unused',
  patterns: [
    'high|higher|highest|good|best|better|handsome|attractive|decent|nice|top|achi|acchi|achchi|achhi|badhiya salary|pay|package|paying|paid|income|stipend|ctc',
    'well|highly paid|paying',
    'salary negotiable',
    'salary no bar',
    'fresher (or|and|both|ya|aur) experienced|experience (both)',
    'experienced (or|and|ya|aur) fresher',
    '~customer|user|guest|client|candidate|digital|retail|patient|employee|brand|visitor (work|working) experience in',
    'experience required|needed|wanted',
    '~customer|user|guest|client|candidate|digital|retail|patient|employee|brand|visitor|work experience|exp >$',
    '~domain (good|basic|sound) knowledge (of|in) !process|management|transfer|base|graph|center|centre|manager|partner|associate|officer|engineer|services|panel|hub',
    'with experience >$|in',
    '(with|having) good|excellent|strong|fluent|great|effective (verbal|written|spoken|english) communication (skill)',
    '(with|having) good|excellent|strong interpersonal|analytical|leadership|convincing|negotiation|soft skill',
    '(with|having) communication skill >$|in|at|for|near',
    '(with|having) good|excellent|fluent|basic|average english (speaking|spoken|communication) (skill) !teacher|trainer|tutor|faculty|writer',
    'with|having english (speaking|spoken|communication) (skill) !teacher|trainer|tutor|faculty|writer|and|or',
    'immediate|immediately|urgent|urgently join|joining|joiner|hiring|required|requirement|vacancy',
    'join immediately|immediate|asap',
  ],
};

/** Phrases that only introduce what is asked for. */
const fillerRule: PhraseRule = {
  ...dropped,
  kind: 'filler',
  patterns: [
    'i am|m (currently) (looking|searching) (for)',
    'i have|need|want !not|no',
    'iam (looking|searching) (for)',
  ],
};

export const droppedRules: PhraseRule[] = [unusedRule, fillerRule];
