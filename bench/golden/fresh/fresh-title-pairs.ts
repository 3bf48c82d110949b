import type { TitlePair } from '../title-pairs.ts';

const software =
  /software|developer|programmer|\bsde\b|full ?-?stack|engineer.*(java|python|node|react|\.net)|back ?-?end/;
const sales = /sales|business dev|\bbd[em]\b|selling|tele|lead gen|account (exec|manager)|client acqui/;
const quality = /test|quality|\bqa\b|sdet|automation/;
const people = /\bhr|human|recruit|talent|people|payroll|staffing/;
const paidAds = /digital|performance|market|ads?\b|ppc|sem\b|seo|media|growth/;

/** Pairs that were written with {@link freshKinds}, under the same conditions. */
export const freshPairs: TitlePair[] = [
  {
    query: 'store manager',
    own: /\bstores? manager/,
    other: /(showroom|outlet|retail) manager|(retail )?store (in ?-?charge|head)/,
    alsoRight: /store|retail|showroom|outlet/,
  },
  {
    query: 'full stack developer',
    own: /full ?-?stack.*develop/,
    other: /full ?-?stack.*engineer|mern/,
    alsoRight: /full ?-?stack|mern|mean\b|web|react|node/,
  },
  {
    query: 'software developer',
    own: /software.*develop/,
    other: /software (engineer|programmer)|\bsde\b|application developer/,
    alsoRight: software,
  },
  { query: 'data analytics', own: /data.*analytics/, other: /data analyst/, alsoRight: /data|analy/ },
  {
    query: 'etl developer',
    own: /\betl\b/,
    other: /data warehous\w* (developer|engineer)|informatica (dev|eng)|\bssis\b/,
    alsoRight: /data|etl|informatica|talend|warehous|msbi|\bbi\b/,
  },
  { query: 'chef', own: /\bchef/, other: /\bcook\b|commis|kitchen/, alsoRight: /cook|kitchen|bak|food|cdp/ },
  {
    query: 'payroll executive',
    own: /payroll.*exec/,
    other: /payroll (special|assoc|analyst|officer|admin|process|manager)/,
    alsoRight: people,
  },
  {
    query: 'hr generalist',
    own: /generalist/,
    other: /(\bhr\b|human resources?( \(hr\))?) (exec|officer|associate)/,
    alsoRight: people,
  },
  {
    query: 'logistics executive',
    own: /logistics?.*exec/,
    other: /logistics? (coord|assoc|officer|assist|special|manager)|dispatch|supply chain exec/,
    alsoRight: /logistic|supply|dispatch|warehouse|transport|export|freight|fleet|shipping/,
  },
  {
    query: 'medical representative',
    own: /medical rep/,
    other: /medical sales|pharma(ceutical)? sales|territory business manager/,
    alsoRight: /medical|pharma|hospital sales|health/,
  },
  {
    query: 'performance marketing',
    own: /performance market/,
    other: /\bppc\b|google ads|meta ads|paid (ads|media|market)|media buy|\bsem\b/,
    alsoRight: paidAds,
  },
  {
    query: 'sales development representative',
    own: /sales development/,
    other: /inside sales|\bsdr\b|business development rep/,
    alsoRight: sales,
  },
  {
    query: 'lecturer',
    own: /lecturer/,
    other: /professor|faculty/,
    alsoRight: /teach|tutor|educator|instructor|trainer|pgt|tgt/,
  },
  {
    query: 'cyber security analyst',
    own: /cyber ?-?security.*analyst/,
    other: /information security (analyst|engineer|spec)|\bsoc analyst|cyber ?-?security (eng|assoc|spec|exec|cons)/,
    alsoRight: /security|\bsoc\b|cyber|vapt|penetration|threat/,
    not: /security (guard|officer)|equity/,
  },
  {
    query: 'desktop support engineer',
    own: /desktop/,
    other: /\bit support|it help ?desk|it (executive|technician)|system(s)? support/,
    alsoRight: /support|help ?desk|system|network|\bit\b|service desk|hardware/,
  },
  {
    query: 'ios developer',
    own: /\bios\b.*develop/,
    other: /\bios\b.*engineer|swift dev|(mobile|app) (app(lication)? )?develop/,
    alsoRight: /ios|mobile|app|flutter|react native|android/,
  },
  {
    query: 'react developer',
    own: /react.*develop/,
    other: /react.*engineer|front ?-?end (dev|eng)|mern/,
    alsoRight: /react|front|web|\bui\b|full ?-?stack|javascript|angular|mern/,
  },
  {
    query: 'area sales manager',
    own: /area sales/,
    other: /territory (sales )?(manager|head|in)|regional sales manager|zonal sales/,
    alsoRight: /sales|territory|regional|zonal|area/,
    not: /sales ?force/,
  },
  {
    query: 'automation tester',
    own: /automation.*tester/,
    other: /automation test|test automation|\bsdet\b|qa automation|automation qa/,
    alsoRight: quality,
  },
  {
    query: 'medical coder',
    own: /medical coder/,
    other: /medical coding|(hcc|cpc|ipdrg|surgery) cod/,
    alsoRight: /cod(er|ing)|medical|billing/,
  },
  {
    query: 'chartered accountant',
    own: /chartered/,
    other: /\bca\b/,
    alsoRight: /account|audit|\btax|financ|\bcma\b/,
  },
  {
    query: 'sales representative',
    own: /sales.*represent/,
    other: /sales (exec|officer|assoc|person)/,
    alsoRight: sales,
    not: /sales ?force/,
  },
  {
    query: 'insurance advisor',
    own: /insurance.*advis/,
    other: /insurance (agent|consult|sales|special|exec|manager)|life (advis|planning)/,
    alsoRight: /insurance|advis|agency|policy|bancassurance|relationship/,
  },
  {
    query: 'travel consultant',
    own: /travel consult/,
    other:
      /travel (exec|agent|sales|special|expert|advis|& tourism)|tour (consult|exec|operator|manager)|(international|domestic) (travel|holiday)/,
    alsoRight: /travel|tour|visa|ticket|holiday/,
  },
  {
    query: 'office administrator',
    own: /office admin/,
    other: /admin(istration|istrative)? (exec|officer|assist|manager|assoc)/,
    alsoRight: /admin|office|secretar|facilit|front desk/,
  },
];
