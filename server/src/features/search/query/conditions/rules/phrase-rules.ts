import { droppedRules } from './dropped-rules.ts';
import { employmentTypeRules } from './employment-type-rules.ts';
import { exclusionRules } from './exclusion-rules.ts';
import { fresherRule } from './fresher-rule.ts';
import { groupRules } from './group-rules.ts';
import type { PhraseRule } from './phrase-rule.ts';
import { noDegreeRule, qualificationRules } from './qualification-rules.ts';
import { shiftRules } from './shift-rules.ts';
import { workModeRules } from './work-mode-rules.ts';

/** All conditions that phrases say. Of two phrases with the same length the earlier rule wins. */
export const phraseRules: PhraseRule[] = [
  ...employmentTypeRules,
  ...workModeRules,
  ...shiftRules,
  fresherRule,
  noDegreeRule,
  ...exclusionRules,
  ...groupRules,
  ...droppedRules,
  ...qualificationRules,
];
