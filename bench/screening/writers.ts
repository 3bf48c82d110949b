import eighth from './texts/eighth-writer-texts.json' with { type: 'json' };
import fifth from './texts/fifth-writer-texts.json' with { type: 'json' };
import fourth from './texts/fourth-writer-texts.json' with { type: 'json' };
import ninth from './texts/ninth-writer-texts.json' with { type: 'json' };
import second from './texts/second-writer-texts.json' with { type: 'json' };
import seventh from './texts/seventh-writer-texts.json' with { type: 'json' };
import sixth from './texts/sixth-writer-texts.json' with { type: 'json' };
import third from './texts/third-writer-texts.json' with { type: 'json' };

/** Demands and honest descriptions of one writer, by kind. */
export interface WriterTexts {
  demands: Readonly<Record<string, readonly string[]>>;
  honest: Readonly<Record<string, readonly string[]>>;
  conditions: { found: readonly string[]; allowed: readonly string[] };
}

/** Independent writers, who did not know the rules; the weights are trained on their texts. */
export const writers: readonly WriterTexts[] = [second, third, fourth, fifth, sixth, seventh, eighth, ninth];
