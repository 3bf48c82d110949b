import { employmentTypeLexeme, invitedLexeme } from '../../../indexing/attribute-lexemes.ts';
import { experienceLexeme } from '../../../indexing/create-lexemes.ts';
import { titleWords } from '../word-expressions.ts';
import { either, jobWords, type PhraseRule } from './phrase-rule.ts';

/** Words for women after which a vacancy is for them. */
const women = 'woman|women|lady|female|girl|mahila|mahilaon|mahilao|ladkiyon|ladki|aurat|auraton|महिला|महिलाओं';
const afterGroup = `$|in|at|near|only|from|with|without|above|below|part|full|night|day|work|fresher|returning|and|or|${jobWords}`;

/** People who are cared for or taught: "disabled children teacher". */
const notInvited = 'child|children|kid|student|care|school|home|patient|elderly|adult';

/** Work with or for students, after which they are not the ones who look for it. */
const withStudents =
  `counsellor|counselor|counselling|counseling|advisor|adviser|support|relation|coordinator|service|affair|welfare|mentor|mentoring|
  manager|recruiter|recruitment|visa|loan|housing|success|care|engagement|acquisition|experience|trainer|teacher|admission`.replace(
    /\s+/g,
    '',
  );

/** Groups of people whom a vacancy invites. */
export const groupRules: PhraseRule[] = [
  {
    kind: 'group',
    label: 'Women returning to work',
    weight: 3,
    expression: either(invitedLexeme('women-returning'), 't.returnship', titleWords('career break')),
    patterns: [
      'woman|women|female|lady returning|returnee|restart|rejoining (to|after) (work|break)',
      'returnship (program|programme)',
      'return ship',
      'restart|relaunch|resume (my|your) career',
      'career restart|relaunch|comeback|gap',
      'after|post (a) (career|maternity|long) break|gap',
      'career break',
      'second career (for) (women)',
    ],
  },
  {
    kind: 'group',
    label: 'For women',
    weight: 2,
    expression: either(
      invitedLexeme('women'),
      invitedLexeme('women-returning'),
      ...['female', 'lady', 'woman', 'women', 'girl', 'housewife'].map((word) => `t.${word}`),
    ),
    patterns: [
      `for (married|young|working) ${women} (candidate|staff) >${afterGroup}`,
      `${women} (ke|ki|k) liye`,
      `${women} के लिए`,
      `${women} candidate|applicant|only`,
      `only ${women}`,
      `${women} >job|vacancy|opening|naukri|naukari|nokri|fresher|required|wanted|नौकरी|जॉब`,
      '(for) housewife|housewive|homemaker (ke|ki) (liye)',
    ],
  },
  {
    kind: 'group',
    label: 'For students',
    weight: 1,
    expression: either(
      employmentTypeLexeme('internship'),
      employmentTypeLexeme('part-time'),
      experienceLexeme(0),
      's.fresher',
      't.student',
    ),
    patterns: [
      `for (the) (college|school|university|degree|final|undergraduate|pursuing) (year) student !${withStudents}`,
      `(for) college|university|degree|undergraduate student !${withStudents}`,
      `(college) student (ke|ki|k) liye`,
      `student >${jobWords}`,
    ],
  },
  {
    kind: 'group',
    label: 'For people with disabilities',
    weight: 3,
    expression: either(invitedLexeme('disabled'), 't.pwd', 't.disabled', 't.handicapped', 't.divyang'),
    patterns: [
      `(for) (the) (physically) handicapped|handicap|challenged|disabled (person|people|candidate) !${notInvited}`,
      `(for) differently|specially abled (person|people|candidate) !${notInvited}`,
      '(for) divyang|divyangjan (ke|candidate) (liye)',
      '(for) person|people|candidate with disability',
      'pwd candidate|category|quota',
    ],
  },
  {
    kind: 'group',
    label: 'For former soldiers',
    weight: 3,
    expression: either(
      invitedLexeme('veterans'),
      't.serviceman',
      't.servicemen',
      't.exserviceman',
      't.exservicemen',
      titleWords('ex army'),
    ),
    patterns: [
      '(for) ex serviceman|servicemen|army|military|defence|defense|navy|fauji (candidate)',
      '(for) ex service man|men',
      '(for) exserviceman|exservicemen',
      '(for) retired army|defence|military|fauji',
      'for veteran',
    ],
  },
];
