import eleventh from './texts/eleventh-writer-texts.json' with { type: 'json' };
import fifteenth from './texts/fifteenth-writer-texts.json' with { type: 'json' };
import fourteenth from './texts/fourteenth-writer-texts.json' with { type: 'json' };
import heldOut from './texts/held-out-hard-texts.json' with { type: 'json' };
import sixteenth from './texts/sixteenth-writer-texts.json' with { type: 'json' };
import tenth from './texts/tenth-writer-texts.json' with { type: 'json' };
import thirteenth from './texts/thirteenth-writer-texts.json' with { type: 'json' };
import twelfth from './texts/twelfth-writer-texts.json' with { type: 'json' };
import unseen from './texts/unseen-texts.json' with { type: 'json' };

type ByKind = Readonly<Record<string, readonly string[]>>;

/** Texts that are counted and never printed, so that the rules are not fitted to them. */
export const keptAside: readonly {
  label: string;
  texts: { demands: ByKind; honest: ByKind; conditions?: { found: readonly string[]; allowed: readonly string[] } };
}[] = [
  { label: 'hard texts, never read', texts: heldOut },
  { label: 'texts written after earlier rules, kept aside', texts: unseen },
  { label: 'descriptions of a tenth writer, kept aside', texts: tenth },
  { label: 'short advertisements of an eleventh writer, kept aside', texts: eleventh },
  { label: 'formal English of a twelfth writer, kept aside', texts: twelfth },
  { label: 'Hindi and mixed language of a thirteenth writer, kept aside', texts: thirteenth },
  { label: 'mixtures with regional languages of a fourteenth writer, kept aside', texts: fourteenth },
  { label: 'online work of a fifteenth writer, kept aside', texts: fifteenth },
  { label: 'descriptions of a sixteenth writer, kept aside', texts: sixteenth },
];
