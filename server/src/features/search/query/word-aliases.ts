import { companyAliases } from './company-aliases.ts';

/**
 * Synonyms, spellings and abbreviations as Indian job seekers and employers write them. Each line is a group: a search for
 * one of its phrases also finds the others. With `>` only the phrases before it find those after it.
 */
const groups = `
sr, senior
jr, junior
costumer, cust > customer
accountent, accoutant, accontant, acctt, accnt > accountant
anaylst, analystic > analyst
charterd, charted > chartered
consltant, consulatant > consultant
cordinator, coordinater > coordinator
desinger > designer
enigneer, engnr, enginner, enginer, engineeer > engineer
leagal > legal
maintainance, maintenence, maintanance > maintenance
maneger, mananger, managr, mngr > manager
bussiness, buisness > business
developement, devlopment, developpment > development
devloper, developper > developer
manger > manager
excutive, exicutive, executve > executive
markting, marketting > marketing
hr, human resources, human resource
ca, chartered accountant
cs, company secretary
cma, icwa, cost accountant
bpo, call center, call centre, callcenter, callcentre
kpo, knowledge process outsourcing
wfh, work from home, remote
ghar baithe, ghar se > work from home, wfh, remote
qa, quality assurance
qc, quality control
npd, new product development
gmp, good manufacturing practice
sqa, software quality assurance
ml, machine learning
ai, artificial intelligence
genai, generative ai
dl, deep learning
nlp, natural language processing
js, javascript, java script
ts, typescript, type script
py, python
k8s, kubernetes
dev, developer
devops, dev ops
swe, software engineer
sde, software development engineer
engr, engineer
engg > engineering, engineer
exec, executive
mgr, manager
asst, assistant
assoc, associate
acct, accountant
admin, administrator, administration
ops, operations
tech, technical
tech lead, technical lead
bde, business development executive
bdm, business development manager
bd, business development
ba, business analyst
pm > project manager, product manager
vp, vice president
avp, assistant vice president
gm, general manager
agm, assistant general manager
ceo, chief executive officer
cfo, chief financial officer
cto, chief technology officer
rm, relationship manager
crm, customer relationship management
cce, customer care executive, customer care associate
cse, customer support executive
csa, customer service associate
btech, be, b tech, bachelor of technology, bachelor of engineering
mtech, m tech, master of technology
mba, pgdm, master of business administration
mca, master of computer applications
bca, bachelor of computer applications
bcom, b com
mcom, m com
bsc, b sc
msc, m sc
bba, bachelor of business administration
bed, b ed
phd, doctorate
iti, industrial training institute
ui ux, uiux
ui, user interface
ux, user experience
fullstack, full stack
frontend, front end
backend, back end
nodejs, node js
node > nodejs
reactjs, react js, react
angularjs, angular js, angular
vuejs, vue js, vue
nextjs, next js
expressjs, express js
dotnet, dot net
aspnet, asp dotnet
cpp, c plus plus
csharp, c sharp
golang, go lang
mysql, my sql
elasticsearch, elastic search
mssql, ms sql, sql server
plsql, pl sql
nosql, no sql
mongodb, mongo db
postgresql, postgres
powerbi, power bi
msoffice, ms office, microsoft office
msexcel, ms excel, excel
aws, amazon web services
gcp, google cloud context, google cloud
cicd, ci cd
rnd, research and development
seo, search engine optimization, search engine optimisation
sem, search engine marketing
smm, social media marketing
erp, enterprise resource planning
hvac, heating ventilation air conditioning
plc, programmable logic controller
cad, computer aided design
autocad, auto cad
gst, goods and services tax
mis, management information system
ehs, environment health safety
hse, health safety environment
it, information technology
bfsi, banking financial services insurance
fmcg, fast moving consumer goods
ecommerce, e commerce
edtech, ed tech, education technology
fintech, fin tech
pharma, pharmaceutical
telecaller, tele caller, telecalling, tele calling
telesales, tele sales
backoffice, back office
deo, data entry operator
gnm, general nursing midwifery
anm, auxiliary nurse midwife
rmo, resident medical officer
dba, database administrator
etl, extract transform load
bi, business intelligence
iot, internet of things
rpa, robotic process automation
sme, subject matter expert
spoc, single point of contact
business to business > b2b
business to consumer > b2c
wordpress, word press
copywriter, copy writer
housekeeping, house keeping, housekeeper, house keeper
storekeeper, store keeper
receptionist, front desk executive, front office executive
peon, office boy, office assistant
chaprasi > peon, office boy
driver, chauffeur
driving > driver
cook, chef, bawarchi
cooking > cook, chef
teacher, faculty
teaching > teacher
tutor, tuition teacher, tution teacher
tgt, trained graduate teacher
pgt, post graduate teacher
prt, primary teacher
psu, public sector undertaking
government, govt, sarkari, sarkaari
bank, banking
po > probationary officer
fresher > entry level, trainee
no experience, without experience > fresher
walkin, walk in, walk in interview, walk in drive, walkin interview, walkin drive
parttime, part time
fulltime, full time
nightshift, night shift
nonvoice, non voice
12th pass, 12 pass, hsc, higher secondary, plus two
10th pass, 10 pass, ssc, sslc, matriculation
graduation > graduate
postgraduate, post graduate, postgraduation, post graduation
female, ladies, lady, women, woman, girls
saleman > salesman, sales man
salesman, sales man, salesperson, sales person, salesgirl, sales girl
delivery boy, delivery executive, delivery partner, delivery associate, delivery agent
security guard, watchman, chowkidar
sweeper, cleaner, safai karamchari, safai karmchari
maid > housekeeping, domestic help
tailor, darzi, silai
mason, raj mistri, rajmistri
bijli mistri > electrician
godown, warehouse
packing, packer
packing helper > packing, packer
helper, loader
draughtsman, draftsman
maths, math, mathematics
counsellor, counselor
jewellery, jewelry
labour, labor
mechanic, mistri
welder, welding
typist, typing
computer operator > data entry operator
computer operator, edp operator
asm > area sales manager
rsm > regional sales manager
zsm > zonal sales manager
tsm > territory sales manager
tse > territory sales executive, technical support engineer
ase > area sales executive, associate software engineer
bm > branch manager
kam > key account manager
am > assistant manager, account manager
dgm, deputy general manager
svp > senior vice president
coo > chief operating officer
cio > chief information officer
cmo > chief marketing officer
md > managing director
hod, head of department
tl > team lead, team leader
team lead, team leader
csr > customer service representative, corporate social responsibility
cre > customer relationship executive
cso > customer service officer
cra > clinical research associate
mr > medical representative
gre > guest relation executive
fos > field sales executive
pa > personal assistant
ea > executive assistant
pro > public relations officer
ta > talent acquisition
hrbp > hr business partner
sdr > sales development representative
gnm > nurse
dtp > desktop publishing
edp > electronic data processing
sdet > software development engineer in test
sre, site reliability engineer
se > software engineer, sales executive
sse > senior software engineer
je > junior engineer
ae > assistant engineer
qs > quantity surveyor
gda > general duty assistant
ot technician, operation theatre technician
mlt, dmlt > lab technician
lab technician, laboratory technician, lab assistant
mep > mechanical electrical plumbing
scm, supply chain management, supply chain
exim > export import
ap > accounts payable
ar > accounts receivable
gl > general ledger
aml, anti money laundering
kyc, know your customer
soc > security operations center
sfdc, salesforce, sales force
tsql, t sql
l d > learning and development
f b, food and beverage
o m > operation and maintenance
ece > electronics communication
eee > electrical electronics
mech > mechanical
cse > computer science
xray, x ray
incharge, in charge
intern, internship
advisor, adviser
steno, stenographer
2 wheeler, two wheeler
4 wheeler, four wheeler
lecturer > assistant professor
article assistant, articled assistant, article trainee, articleship
law > legal
lawyer, advocate
doctor > medical officer, physician
dentist, dental surgeon
mfg, manufacturing
mktg, marketing
mgmt, management
accounting > accountant
nursing > nurse
designing > design, designer
tester, testing
data science > data scientist
web development > web developer
software development > software developer
app development > app developer
java development > java developer
mechanical engineering > mechanical engineer
civil engineering > civil engineer
electrical engineering > electrical engineer
software engineering > software engineer
graphic design > graphic designer
mean, mean stack
mern, mern stack
mern, mern stack > react node, reactjs nodejs
mean, mean stack > angular node
bpharma, bpharm, b pharma, b pharm, bachelor of pharmacy
mpharma, mpharm, m pharma, m pharm, master of pharmacy
dpharma, dpharm, d pharma, d pharm, diploma in pharmacy
llb, bachelor of laws
`;

/** What a phrase is also written as. */
export interface AliasGroup {
  from: string[];
  to: string[];
}

const phrasesIn = (list: string) => list.split(',').map((phrase) => phrase.trim());

const readGroups = (text: string): AliasGroup[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right] = line.split('>');
      return { from: phrasesIn(left), to: phrasesIn(right ?? left) };
    });

/** The groups of words of work: any phrase of `from` finds all of `to`. */
export const aliasGroups: AliasGroup[] = readGroups(groups);

/** The groups of names of companies. */
export const companyGroups: AliasGroup[] = readGroups(companyAliases);
