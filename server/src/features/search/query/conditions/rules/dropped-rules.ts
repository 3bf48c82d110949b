import { anyOf } from '../../../engine/expression.ts';
import type { PhraseRule } from './phrase-rule.ts';

/** Classes of a school, which titles seldom name. */
const grades = '1|2|3|4|5|6|7|8|9|10|11|12|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th';

const numbers = '0|1|2|3|4|5|6|7|8|9|10|12|15';

const dropped = { label: '', weight: 1, expression: anyOf([]), isLoose: true } as const;

/** Phrases that ask for something a search cannot filter by; the page names them. */
const unusedRule: PhraseRule = {
  ...dropped,
  kind: 'unused',
  patterns: [
    'high|higher|highest|good|best|better|handsome|attractive|decent|nice|top|achi|acchi|achchi|achhi|badhiya salary|pay|package|paying|paid|income|stipend|ctc',
    'well|highly paid|paying',
    '(with|having) good network|contact|convincing (skill) ~telecom|computer|social !engineer|administrator|security|marketing|support|technician|operation',
    'salary negotiable',
    'fixed|fix salary|pay|income',
    '(with|and|plus) (good|high|attractive|best|daily|weekly|monthly) incentive|incentives (plan|scheme|available)',
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
    'with (free) food|fooding|room|hostel|lodging|accommodation|accomodation (and) (food|room|hostel|lodging|accommodation|accomodation) (facility|provided|free) >$|in|at|near',
    'mnc company',
    'petrol|fuel|travel|travelling|conveyance|transport (and) (food|mobile|incentive) allowance|allowances',
    'with|having|have|own (my|own|a) bike|motorcycle|scooty|scooter|activa ~repair|electric !mechanic|rider|taxi|driver|delivery|showroom|sales',
    'weekly|daily payment|payout|payouts|paid ~^',
    `for|of class|classes|std|standard|grade ${grades} (and|to|or) (${grades}) (student|kid|child) !pass|passed|paas`,
  ],
};

/** Phrases that only introduce what is asked for. */
const fillerRule: PhraseRule = {
  ...dropped,
  kind: 'filler',
  patterns: [
    'i am|m (currently) (looking|searching) (for)',
    'i have|need|want !not|no',
    'want|wants|wanting|seeking (to) (get|find) (a) >job|work|role|position|vacancy|naukri',
    '(i) studied|study|studying (from|at) (college) >$',
    'iam (looking|searching) (for)',
    'i (have|am) (just|recently|already) completed|done|know|finished (my)',
    'have|has (just|recently|already) completed|done|finished (my)',
    'for my wife|husband|son|daughter|brother|sister|friend|mother|father|cousin',
    'my wife|husband|son|daughter|brother|sister|friend|mother|father|cousin (is|has|need|want)',
    'she|he (is|has|have|need|want) (just|recently|already) (done|completed|finished|passed|a)',
    'i|she|he|who|and know|knows',
    '(i) (am) want|wanting|wish|ready|willing|planning|looking|like to (re) move|shift|relocate|settle (to|in)',
    'can|could|would you|u|anyone (please|pls|plz) (find|give|suggest|get|tell|help|provide|show) (me)',
    'give|suggest|tell|find|provide|send|share (to) me|us',
    'suggest (me) ~^|to',
    'which|what company is|are (hiring|looking|recruiting) (for)',
    'my qualification|education|profile|background is',
    '(i) (am) want|like|wish|willing|ready|interested to do|work|join|apply (as|in|for|with)',
    'interested in|for (doing|working) (as|in|with)',
    'looking|searching|seeking (for) (a) better|suitable|new (job|opportunity|position|role|career|option)',
    'better|suitable (job|opportunity|option|company|career) >$|in|at|near|as|for',
    'department|dept|profile|sector|industry|domain|field >$|in|at|near|for|from|with|having|job|work|vacancy ~^|a|any|want|need|for|koi|on|the|in|food|public|private|government|without|no|not|except|bina|avoid',
    'can|may|could apply',
    'line >in|job|work|vacancy ~production|assembly|packaging|packing|front|first|second|third|air|bottom|bus|pipe|online|off|main|on|shore|product|dead',
    `skill|knowledge >$|in|at|for|near|from|with|of|${numbers} ~^|soft|life|communication|general`,
    'post >$|in|at|near|for|having|with ~^|door|blog|job|last|ex|out',
  ],
};

export const droppedRules: PhraseRule[] = [unusedRule, fillerRule];
