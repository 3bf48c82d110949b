import { editScreeningRule, listScreeningRules, MAX_PHRASES, type ScreeningRule } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, CheckboxField, ProgressBar, SelectField, TextAreaField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { askReason } from '../../ui/index.ts';
import { effectTexts, levelOptions } from './rule-texts.ts';
import { TrialResult } from './trial-result.tsx';
import { useRuleTrial } from './use-rule-trial.ts';

type Setting = Pick<ScreeningRule, 'isEnabled' | 'level' | 'phrases'>;
// A type, not an interface: the form takes values by any name.
type Typed = { isEnabled: boolean; level: string; phrases: string };

const body = editScreeningRule.body.pick({ isEnabled: true, level: true, phrases: true });
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const schema = {
  safeParse: (typed: unknown) => body.safeParse({ ...(typed as Typed), phrases: linesOf((typed as Typed).phrases) }),
};

/** Changes a rule, after a trial on recent vacancies if wanted. */
export function RuleForm({ rule }: { rule: ScreeningRule }) {
  const { ruleID, version, label, isEnabled, level, usualLevel, phrases, takesPhrases } = rule;
  const [purpose] = useState<{ current: 'save' | 'try' }>({ current: 'try' });
  const save = useStaffAction(editScreeningRule, { invalidates: [listScreeningRules], fields: ['phrases'] });
  const { trial, isRunning, start, stop } = useRuleTrial(ruleID);
  const form = useForm<Typed, Setting>({
    defaultValues: { isEnabled, level, phrases: phrases.join('\n') },
    loadSchema: async () => schema,
    async onSubmit(setting) {
      if (purpose.current === 'try') {
        await start(setting);
        return;
      }
      const reason = await askReason({
        title: `Change “${label}”`,
        text: 'It applies to postings from now on.',
        confirmLabel: 'Change the rule',
      });
      if (reason) await save.run({ body: { ruleID, version, reason, ...setting } });
    },
  });
  const press = (next: 'save' | 'try') => () => {
    purpose.current = next;
  };
  return (
    <form {...form.formProps} aria-label="Setting" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CheckboxField label="The rule is on" {...form.registerCheckbox('isEnabled')} />
      <SelectField
        label="What a finding does"
        hint={level === usualLevel ? undefined : `Usually: ${effectTexts[usualLevel].toLowerCase()}`}
        options={levelOptions}
        {...form.register('level')}
        error={form.errors.level}
      />
      {takesPhrases && (
        <TextAreaField
          label="Custom phrases"
          hint={`One per line, at most ${MAX_PHRASES}. They are matched in any spelling.`}
          rows={4}
          {...form.register('phrases')}
          error={form.errors.phrases}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button {...form.submitProps} size="small" variant="secondary" onClick={press('try')} busy={isRunning}>
          Try on the last 30 days
        </Button>
        <Button {...form.submitProps} size="small" onClick={press('save')} busy={save.busy}>
          Save
        </Button>
      </div>
      {isRunning && trial && (
        <div className="grid gap-2">
          <ProgressBar value={(100 * trial.screened) / Math.max(1, trial.total)} label="Trying the rule" />
          <Button size="small" variant="quiet" className="justify-self-start" onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      {/* While it runs, each part would be announced. */}
      <div aria-live={isRunning ? 'off' : 'polite'}>{trial && <TrialResult trial={trial} />}</div>
    </form>
  );
}
