import { confirmDomainMail, listChecks, sendDomainMail } from '@aarambh/contract';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, TextField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

interface DomainMailFormProps {
  companyID: number;
  /** Of the company's website. */
  domain: string;
}

/** Sends a code to an address at the domain of the company, and records the check when the code comes back. */
export function DomainMailForm({ companyID, domain }: DomainMailFormProps) {
  const [isSent, setIsSent] = useState(false);
  const send = useStaffAction(sendDomainMail, { fields: ['email'] });
  const confirm = useStaffAction(confirmDomainMail, {
    invalidates: [listChecks],
    done: 'Recorded: Company email.',
    fields: ['code'],
  });
  const mail = useForm({
    defaultValues: { email: '' },
    loadSchema: async () => sendDomainMail.body.pick({ email: true }),
    onSubmit: async ({ email }: { email: string }) => {
      if (await send.run({ body: { companyID, email } })) setIsSent(true);
    },
  });
  const code = useForm({
    defaultValues: { code: '' },
    loadSchema: async () => confirmDomainMail.body.pick({ code: true }),
    onSubmit: async (typed: { code: string }) => {
      if (!(await confirm.run({ body: { companyID, ...typed } }))) return;
      code.reset();
      mail.reset();
      setIsSent(false);
    },
  });
  const button = { size: 'small', variant: 'secondary', className: 'justify-self-start' } as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form {...mail.formProps} aria-label="Send a code" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TextField
          label="Address of the company"
          hint={`It must end with @${domain}, the domain of the website.`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={mail.errors.email}
          {...mail.register('email')}
        />
        <Button {...mail.submitProps} {...button}>
          {isSent ? 'Send another code' : 'Send a code'}
        </Button>
      </form>
      <form {...code.formProps} aria-label="Confirm the code" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TextField
          label="Code sent to the company"
          inputMode="numeric"
          autoComplete="off"
          error={code.errors.code}
          {...code.register('code')}
        />
        <Button {...code.submitProps} {...button}>
          Confirm the code
        </Button>
      </form>
    </div>
  );
}
