/**
 * Spellings and abbreviations of one thing, as Indian job seekers and employers write them. Each line is one group;
 * whoever types one of its phrases also finds the others. With `>` only the phrase before it finds those after it.
 */
const groups = `
sr, senior
jr, junior
hr, human resources, human resource
ca, chartered accountant
cs, company secretary
cma, icwa, cost accountant
bpo, call center, call centre
kpo, knowledge process outsourcing
wfh, work from home, remote
qa, quality assurance
qc, quality control
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
cce, customer care executive
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
mssql, ms sql, sql server
plsql, pl sql
nosql, no sql
mongodb, mongo db
postgresql, postgres
powerbi, power bi
msoffice, ms office, microsoft office
msexcel, ms excel, excel
aws, amazon web services
gcp, google cloud platform, google cloud
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
b2b, business to business
b2c, business to consumer
wordpress, word press
copywriter, copy writer
housekeeping, house keeping
storekeeper, store keeper
receptionist, front desk executive
peon, office boy, office assistant
driver, chauffeur
cook, chef
teacher, faculty
tgt, trained graduate teacher
pgt, post graduate teacher
prt, primary teacher
psu, public sector undertaking
`;

/** What a phrase is also written as. */
export interface AliasGroup {
  from: string[];
  to: string[];
}

const phrasesIn = (list: string) => list.split(',').map((phrase) => phrase.trim());

/** The groups: any phrase of `from` finds all of `to`. */
export const aliasGroups: AliasGroup[] = groups
  .trim()
  .split('\n')
  .map((line) => {
    const [left = '', right] = line.split('>');
    return { from: phrasesIn(left), to: phrasesIn(right ?? left) };
  });
