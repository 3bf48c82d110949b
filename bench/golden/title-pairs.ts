/** Two titles of one kind of work. */
export interface TitlePair {
  /** The title that is searched. */
  query: string;
  /** Titles in the query's own words: found by any engine, so not counted. */
  own: RegExp;
  /** Titles of the other form, which must be found too. */
  other: RegExp;
  /** Further titles that are right among the results. */
  alsoRight?: RegExp;
  /** Titles that only look like the other form. */
  not?: RegExp;
}

const customer =
  /customer|client (support|service|relation)|(call|contact) cent|\bvoice|\bbpo\b|help ?desk|service (exec|desk|assoc)|technical support|(chat|international|domestic|email|back ?office) process|process (exec|assoc)|\bcce\b|tele ?-?call|tele ?-?sales|tele ?-?market|calling/;
const calling =
  /tele|calling|(call|contact) cent|\bvoice|\bbpo\b|customer (care|support|service)|inside sales|outbound/;
const selling =
  /sales|business dev|selling|\bbd[em]\b|growth|revenue|account (exec|manager)|territory|client acqui|customer acqui/;
const hiring = /recruit|talent|staffing|sourc|hiring/;
const people = /\bhr|human|recruit|talent|people|staffing|payroll/;
const accounts = /account|acct|book ?keep|\bca\b|tally|billing|payable|receivable/;
const machineLearning =
  /machine learning|\bml\b|\bai\b|artificial|deep learning|\bnlp\b|vision|mlops|llm|genai|generative/;

/** Pairs of titles under which the same work is advertised in India. */
export const titlePairs: TitlePair[] = [
  {
    query: 'accountant',
    own: /accountant/,
    other: /accounts? (exec|assist|officer|associate)|accounting (exec|assoc|assist|officer)/,
    alsoRight: accounts,
  },
  { query: 'accounts executive', own: /accounts? exec/, other: /\baccountant/, alsoRight: accounts },
  { query: 'bookkeeper', own: /book ?keep/, other: /\baccountant|accounts (exec|assist)/, alsoRight: accounts },
  { query: 'recruiter', own: /recruit/, other: /talent acquisition|\bta (spec|exec|lead|partner)/, alsoRight: hiring },
  {
    query: 'talent acquisition specialist',
    own: /talent acquisition special/,
    other: /recruiter|recruitment (exec|special|consult|associate|lead|coord)/,
    alsoRight: hiring,
  },
  {
    query: 'hr executive',
    own: /\bhr\b.*exec/,
    other: /human resources? exec|human resources? \(hr\) exec/,
    alsoRight: people,
  },
  { query: 'human resource manager', own: /human resources?.*manager/, other: /\bhr\b.*manager/, alsoRight: people },
  { query: 'telecaller', own: /tele ?-?call/, other: /tele ?-?sales|tele ?-?market|calling exec/, alsoRight: calling },
  { query: 'telesales executive', own: /tele ?-?sales/, other: /tele ?-?call|tele ?-?market/, alsoRight: calling },
  {
    query: 'customer care executive',
    own: /customer care/,
    other: /customer (support|service) (exec|rep|assoc)/,
    alsoRight: customer,
  },
  {
    query: 'customer support',
    own: /customer support/,
    other: /customer (care|service) (exec|rep|assoc|officer)/,
    alsoRight: customer,
  },
  {
    query: 'call center executive',
    own: /call cent/,
    other: /customer (care|support|service) (exec|rep|assoc)|\bvoice process/,
    alsoRight: customer,
  },
  {
    query: 'delivery boy',
    own: /delivery boy/,
    other: /delivery (exec|partner|assoc|agent|rider|person)|^rider\b|\bcourier/,
    alsoRight: /deliver|rider|courier|biker|parcel|dispatch/,
  },
  {
    query: 'delivery partner',
    own: /delivery partner/,
    other: /delivery (boy|exec|assoc|agent|rider|person)|^rider\b/,
    alsoRight: /deliver|rider|courier|biker|parcel/,
  },
  {
    query: 'teacher',
    own: /teach/,
    other: /\btutor|faculty|lecturer|\bpgt\b|\btgt\b/,
    alsoRight: /educator|professor|trainer|instructor|school/,
  },
  {
    query: 'faculty',
    own: /faculty/,
    other: /teacher|lecturer|professor/,
    alsoRight: /tutor|educator|instructor|trainer|pgt|tgt/,
  },
  { query: 'staff nurse', own: /staff nurse/, other: /\bnurse|nursing/, alsoRight: /\bgnm\b|\banm\b|icu|ward/ },
  {
    query: 'java developer',
    own: /java.*develop|develop.*java/,
    other: /java.*(engineer|programmer|lead)|(engineer|programmer).*\bjava\b/,
    alsoRight: /java|spring|j2ee/,
  },
  {
    query: 'python engineer',
    own: /python.*engineer/,
    other: /python.*(developer|programmer)/,
    alsoRight: /python|django/,
  },
  {
    query: 'ui designer',
    own: /\bui\b.*design/,
    other: /\bux\b.*design|user (experience|interface) design/,
    alsoRight: /\bu[ix]\b|user|product design|web design/,
  },
  {
    query: 'ui developer',
    own: /\bui\b.*develop/,
    other: /front ?-?end (dev|eng)/,
    alsoRight: /front|react|angular|vue|web|\bui\b|javascript|html/,
  },
  {
    query: 'frontend developer',
    own: /front ?-?end.*develop/,
    other: /front ?-?end.*engineer|react(\.?js)? (dev|eng)|angular (dev|eng)|\bui dev/,
    alsoRight: /front|react|angular|vue|web|\bui\b|javascript|html|full ?-?stack/,
  },
  {
    query: 'backend developer',
    own: /back ?-?end.*develop/,
    other: /back ?-?end.*engineer|node(\.?js)? dev/,
    alsoRight: /back|node|api|server|full|django|java|python|golang|php/,
  },
  {
    query: 'android developer',
    own: /android.*develop/,
    other: /android.*engineer|mobile (app|application)?.*develop/,
    alsoRight: /android|mobile|flutter|\bios\b|kotlin|\bapp\b/,
  },
  {
    query: 'devops engineer',
    own: /devops|dev ops/,
    other: /site reliability|\bsre\b/,
    alsoRight: /platform|release|infrastructure|cloud|reliab|mlops|operations engineer/,
  },
  {
    query: 'qa engineer',
    own: /\bqa\b.*engineer/,
    other: /(software )?test(ing)? engineer|\bsdet\b|quality assurance engineer|automation test/,
    alsoRight: /test|quality|\bqa\b/,
  },
  {
    query: 'software tester',
    own: /software test/,
    other: /\bqa (eng|anal|auto)|test engineer|\bsdet\b|manual test/,
    alsoRight: /test|quality|\bqa\b/,
  },
  {
    query: 'machine learning engineer',
    own: /machine learning.*engineer/,
    other: /\bml engineer|\bai engineer|ai\/ml/,
    alsoRight: machineLearning,
  },
  {
    query: 'ai engineer',
    own: /\bai\b.*engineer/,
    other: /machine learning engineer|\bml engineer|artificial intelligence/,
    alsoRight: machineLearning,
  },
  {
    query: 'bi developer',
    own: /\bbi\b.*develop/,
    other: /business intelligence.*(dev|eng|anal)|power ?bi dev|tableau dev/,
    alsoRight: /\bbi\b|business intelligence|power ?bi|tableau|msbi|qlik|report|visuali/,
  },
  {
    query: 'data entry operator',
    own: /data entry/,
    other: /computer operator|typist|data (process|input)|typing/,
    alsoRight: /clerk|form fill|back ?-?office/,
  },
  {
    query: 'back office executive',
    own: /back ?-?office/,
    other: /office exec|computer operator|operations exec|backend (office|operation)/,
    alsoRight: /clerk|data (entry|process|input|typist)|typing|office (assist|admin)|non ?-?voice/,
  },
  {
    query: 'receptionist',
    own: /reception/,
    other: /front (office|desk)/,
    alsoRight: /front (office|desk)|guest|secretary|concierge|reception/,
  },
  {
    query: 'office assistant',
    own: /office.*assist|assist.*office/,
    other: /admin(istrative|istration)? assist|office (admin|exec|boy)/,
    alsoRight: /admin|office|clerk|secretary|personal assist|executive assist/,
  },
  {
    query: 'admin executive',
    own: /\badmin\b.*exec/,
    other: /administration exec|administrative (exec|assist|officer)|office admin/,
    alsoRight: /admin|office|facilit/,
  },
  {
    query: 'field sales',
    own: /field.*sales|sales.*field/,
    other: /sales (officer|rep)|territory|direct sales/,
    alsoRight: selling,
  },
  {
    query: 'marketing executive',
    own: /marketing.*exec/,
    other: /marketing (assoc|special|officer|coord|assist)/,
    alsoRight: /market|brand|seo|promot|social media/,
  },
  {
    query: 'search engine optimization executive',
    own: /search engine opti/,
    other: /\bseo\b/,
    alsoRight: /digital|social media|online market|ads\b/,
  },
  {
    query: 'social media manager',
    own: /social media.*manag/,
    other: /social media (market|exec|special|handler|strateg)/,
    alsoRight: /social|digital|content|market|communit/,
  },
  { query: 'copywriter', own: /copy ?writ/, other: /content writ/, alsoRight: /content|writer|editor|blog/ },
  {
    query: 'content writer',
    own: /content.*writ/,
    other: /copy ?writer|content (creat|developer|special|exec)|\bwriter\b/,
    alsoRight: /content|writ|editor|blog/,
  },

  {
    query: 'video editor',
    own: /video.*edit/,
    other: /motion graphic|film edit|video (creat|maker|produc|post)/,
    alsoRight: /video|edit|motion|animat|film/,
  },
  { query: 'cook', own: /\bcook/, other: /\bchef|\bcommis\b|\bcdp\b/, alsoRight: /kitchen|bak|food/ },
  {
    query: 'driver',
    own: /driver/,
    other: /chauffeur|\bdriving\b|\bcab\b/,
    alsoRight: /transport|rider|deliver/,
    not: /automated|autonomous|algorithm/,
  },
  {
    query: 'warehouse executive',
    own: /warehouse.*exec/,
    other: /warehouse (assoc|super|assist|manager|incharge)|store ?keeper|inventory (exec|control)|picker|packer/,
    alsoRight: /warehouse|store|inventory|logistic|dispatch/,
  },
  {
    query: 'purchase executive',
    own: /purchase/,
    other: /procurement|\bbuyer|sourcing (exec|manager|special)/,
    alsoRight: /procure|purchas|buyer|sourcing|supply|vendor/,
    not: /\bdata\b|analyst/,
  },
  {
    query: 'lawyer',
    own: /lawyer/,
    other: /legal (exec|assoc|officer|manager|counsel|advis)|advocate/,
    alsoRight: /legal|law|counsel|attorney|paralegal/,
  },
  {
    query: 'doctor',
    own: /doctor/,
    other: /medical officer|physician|surgeon|\brmo\b/,
    alsoRight: /medical|clinic|consultant|dentist|health/,
  },
  {
    query: 'mechanic',
    own: /mechanic\b/,
    other: /(service|maintenance|automobile|diesel|vehicle|workshop) (technician|engineer)/,
    alsoRight: /technician|fitter|service advis|automobile/,
  },
  {
    query: 'property consultant',
    own: /property consult/,
    other: /real ?-?estate (sales|consult|agent|advis|exec|manager)/,
    alsoRight: /real ?-?estate|property|sales/,
  },
  {
    query: 'career counsellor',
    own: /career counsel/,
    other: /admission(s)? counsel|academic counsel|education(al)? counsel|student counsel/,
    alsoRight: /counsel|councel|admission|student (advis|manager)/,
  },
  {
    query: 'mobile app developer',
    own: /mobile.*develop/,
    other: /(android|\bios\b|flutter|react native).*(develop|engineer)/,
    alsoRight: /mobile|android|\bios\b|flutter|react native|\bapp\b/,
  },
  {
    query: 'site engineer',
    own: /site engineer/,
    other: /civil engineer/,
    alsoRight: /civil|site|construction|structural/,
  },
  { query: 'database administrator', own: /database admin/, other: /\bdba\b/, alsoRight: /database|dba|oracle|sql/ },
  {
    query: 'tutor',
    own: /tutor/,
    other: /teacher|faculty/,
    alsoRight: /professor|lecturer|educator|instructor|trainer|pgt|tgt|coach/,
  },
  {
    query: 'admission counsellor',
    own: /admission/,
    other: /(career|academic|education(al)?|student|overseas) counsel/,
    alsoRight: /counsel|councel|admission|student (advis|manager)/,
  },
  {
    query: 'relationship manager',
    own: /relationship manager/,
    other: /relationship (exec|officer|associate)/,
    alsoRight: /relationship|wealth|client manager|\brm\b/,
  },
  { query: 'bde', own: /\bbde\b/, other: /business development exec/, alsoRight: selling },
  {
    query: 'ml engineer',
    own: /\bml\b.*engineer/,
    other: /machine learning engineer/,
    alsoRight: machineLearning,
  },
  {
    query: 'site reliability engineer',
    own: /site reliability/,
    other: /devops|\bsre\b/,
    alsoRight: /reliab|platform|cloud|infrastructure|release/,
  },
  {
    query: 'personal secretary',
    own: /personal secretary/,
    other: /executive assistant|personal assistant|\bsecretary/,
    alsoRight: /assistant|secretar|office|\bea\b|\bpa\b/,
    not: /company secretary/,
  },
  {
    query: 'collection executive',
    own: /collection/,
    other: /recovery (exec|officer|agent)|debt|recover/,
    alsoRight: /collect|recover|loan|credit/,
  },
  {
    query: 'air hostess',
    own: /air ?hostess/,
    other: /cabin crew|flight attend|flight steward/,
    alsoRight: /crew|air|flight|ground staff/,
  },
  {
    query: 'system administrator',
    own: /systems? admin|admin\w*,? systems?/,
    other: /(linux|windows|server|it) admin|desktop support|it support|network admin/,
    alsoRight:
      /(system|server|network|windows|linux|it|cloud) ?(support|admin|engineer|operations)|infrastructure|desktop|data cent(er|re)|vmware/,
  },
  {
    query: 'packing helper',
    own: /packing/,
    other: /\bpacker|picker|helper|loader/,
    alsoRight: /pack|warehouse|helper|labour|worker/,
  },
  // Titles that name the field instead of the person.
  {
    query: 'graphic designer',
    own: /graphic.*designers?\b/,
    other: /graphic.*design(ing)?\b|visual design|creative design/,
    alsoRight: /graphic|visual|creative|\bu[ix]\b|illustrat|motion|artist/,
  },
  { query: 'content writing', own: /content writing/, other: /content writer/, alsoRight: /content|writ|editor|blog/ },
  {
    query: 'digital marketer',
    own: /digital marketer/,
    other: /digital marketing/,
    alsoRight: /digital|market|seo|social media|\bads?\b|content/,
  },
  {
    query: 'web developer',
    own: /web.*developer/,
    other: /web.*development|web.*engineer/,
    alsoRight: /web|front|full|react|angular|php|node|html|javascript/,
  },
  {
    query: 'python development',
    own: /python.*development/,
    other: /python developer/,
    alsoRight: /python|django|flask/,
  },
  { query: 'recruitment', own: /recruitment/, other: /recruiter/, alsoRight: hiring },
  {
    query: 'teaching job',
    own: /teaching/,
    other: /teacher/,
    alsoRight: /faculty|tutor|lecturer|professor|educator|instructor|pgt|tgt|trainer|school/,
  },
  { query: 'product management', own: /product management/, other: /product manager/, alsoRight: /product/ },
  { query: 'accounting', own: /accounting/, other: /accountant/, alsoRight: accounts },
  { query: 'nursing', own: /nursing/, other: /\bnurse/, alsoRight: /\bgnm\b|\banm\b|ward|icu/ },
];
