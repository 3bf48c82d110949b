import type { WorkMode } from '@aarambh/contract';
import { type FoldedTexts, type Rule, readStated } from './find-statement.ts';

/** A time that is over, or a mode for a while: the vacancy is for an office now. */
const forAWhile = String.raw`(?! ?\)?,? ?(?:is |only |option |facility )?(?:during|till|until|due to|in covid|for (?:now|a few|some|initial|first)|once|twice|on (?:sat|fri|wed|alternate)|(?:one|two|\d) (?:days?|times?)|occasional|sometimes))`;

const atHome = String.raw`work(?:ing)?[ -]?(?:from|at|@) ?-?(?:your )?home|work ?from ?anywhere|workfromhome|wfh|home[ -]based|fully remote|100 ?% remote|permanent(?:ly)? remote|work(?:ing)? remotely|telecommut\w{1,4}`;
const atOffice = 'work(?:ing)?[ -](?:from|in|at) (?:the )?office|wfo|100 ?% office';

/** A remote thing rather than remote work. */
const remoteThing =
  'sens|area|site|desktop|support|infra|monitor|control|location|pilot|plant|access|server|it |device|system|operat|network|asset|villag|rural|surveil|team|diagnos|patient|client|customer|stakeholder|deposit';
/** A hybrid thing rather than hybrid work. */
const hybridThing =
  'cloud|seed|app|mobile|vehicle|electric|car|solar|energy|power|integrat|network|infra|crop|rice|maize|paddy|cotton|vegetable|invert|develop|engine|event|fund|it |data|environment|storage|database|warfare|micro|fixed|framework|modell?ing|warehous';

const rules: readonly Rule<WorkMode>[] = [
  {
    value: 'hybrid',
    named: new RegExp(String.raw`\bhybrid\b(?!\W{0,3}(?:${hybridThing}))`, 'g'),
    described:
      /\(hybrid\)|\bhybrid ?[(–-] ?\d ?days?|\bhybrid[ -](?:work|mode|model|role|job|set[ -]?up|schedule|position|opportunity|arrangement|\()|\b(?:mode|work ?mode|location|work type|work model)\s?[:-] ?hybrid\b|\b(?:is|are) hybrid\b/g,
  },
  {
    value: 'home',
    named: new RegExp(
      String.raw`\b(?:${atHome}|from (?:your )?home|remotely|remote(?!\W{0,3}(?:${remoteThing})))\b${forAWhile}`,
      'g',
    ),
    described: new RegExp(
      String.raw`\b(?:${atHome}|remote[ -](?:work|job|role|position|opportunity|first|only|working)|(?:location|mode|work ?mode|job type)\s?[:-] ?remote|is remote)\b${forAWhile}`,
      'g',
    ),
  },
  {
    value: 'office',
    named: new RegExp(
      String.raw`\b(?:${atOffice}|in[ -]office|on[ -]?site(?! (?:support|engineer|technician|coordinator|manager|service|supervisor|safety)))\b`,
      'g',
    ),
    described: new RegExp(
      String.raw`\b(?:${atOffice}|in-office|(?:location|mode|work ?mode)\s?[:-] ?(?:office|on[ -]?site)|on[ -]?site (?:role|job|position|only)|office[ -]based)\b`,
      'g',
    ),
  },
];

/** Hybrid work or work at home, as the applicant likes. */
const eitherWay =
  /\bhybrid ?(?:\/|,|or) ?(?:remote|wfh|work from home)\b|\b(?:remote|wfh|work from home) ?(?:\/|,|or) ?hybrid\b/;

/** Reads where the work is done. Hybrid work names home and office too, so these count beside it only as a choice. */
export function readWorkModes(texts: FoldedTexts): WorkMode[] {
  const modes = readStated(rules, texts);
  if (!modes.includes('hybrid')) return modes;
  const isChoice =
    modes.includes('home') && [texts.fields, texts.title, texts.description].some((text) => eitherWay.test(text));
  return isChoice ? ['hybrid', 'home'] : ['hybrid'];
}
