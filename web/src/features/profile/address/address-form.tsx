import { type ChangeEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { Button, CheckboxField, dialogs, TextAreaField } from '../../../ui/index.ts';
import { firstUnpicked, type PlaceChoice } from './address-choices.ts';
import { PlaceFields } from './place-fields.tsx';
import type { AddressStart } from './use-address.ts';
import { useSaveAddress } from './use-save-address.ts';

interface AddressFormProps {
  accountID: number;
  start: AddressStart;
  /** Loads the address anew; the form then begins again. */
  onReload: () => Promise<unknown>;
}

/** Current and permanent address (core §2, §5). While the box is ticked the permanent one follows the current one. */
export function AddressForm({ accountID, start: { address, states, ...start }, onReload }: AddressFormProps) {
  const navigate = useNavigate();
  const [current, setCurrent] = useState(start.current);
  const [permanent, setPermanent] = useState(start.permanent);
  const [isSame, setSame] = useState(address.sameAsAbove);
  const save = useSaveAddress(accountID, address.savedOn, onReload);

  const form = useTypedForm({
    initial: {
      curAddress: address.curAddress,
      curState: start.current.state.text,
      curCity: start.current.city.text,
      sameAsAbove: address.sameAsAbove,
      resAddress: address.resAddress,
      resState: start.permanent.state.text,
      resCity: start.permanent.city.text,
    },
    schema: () => import('./address-schema.ts').then((module) => module.schema),
    eager: true,
    async onSubmit({ curAddress, resAddress, sameAsAbove }) {
      const unpicked = firstUnpicked(current, permanent);
      if (unpicked) {
        await dialogs.error({ text: unpicked.message });
        form.setError(unpicked.field, unpicked.message);
        return false;
      }
      const ids = {
        curState: current.state.id,
        curCity: current.city.id,
        resState: permanent.state.id,
        resCity: permanent.city.id,
      };
      const isSaved = await save({ curAddress, resAddress, sameAsAbove, ...ids });
      if (isSaved) await navigate('/profile/update');
      return isSaved;
    },
  });
  const curAddress = form.field('curAddress');
  const sameAsAbove = form.checkbox('sameAsAbove');

  function typeCurrent(event: ChangeEvent<HTMLTextAreaElement>) {
    if (isSame) form.set('resAddress', event.target.value);
    curAddress.onChange();
  }

  function changeCurrent(choice: PlaceChoice) {
    setCurrent(choice);
    if (isSame) setPermanent(choice);
  }

  function tick(event: ChangeEvent<HTMLInputElement>) {
    setSame(event.target.checked);
    if (event.target.checked) {
      setPermanent(current);
      form.set('resAddress', form.values().curAddress);
    }
    sameAsAbove.onChange();
  }

  return (
    <form {...form.props} className="grid gap-6">
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-lg font-bold">Where you live now</legend>
        <TextAreaField
          label="Current Address"
          rows={3}
          autoComplete="street-address"
          hint="House, street, area and PIN code"
          error={form.errors.curAddress}
          {...curAddress}
          onChange={typeCurrent}
        />
        <PlaceFields
          which="Current"
          states={states}
          value={current}
          onChange={changeCurrent}
          state={form.field('curState')}
          city={form.field('curCity')}
          errors={{ state: form.errors.curState, city: form.errors.curCity }}
        />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-1 text-lg font-bold">Your permanent home</legend>
        <CheckboxField label="Same as current" {...sameAsAbove} onChange={tick} />
        <fieldset disabled={isSame} className="grid gap-5">
          <TextAreaField
            label="Permanent Address"
            rows={3}
            error={isSame ? undefined : form.errors.resAddress}
            {...form.field('resAddress')}
          />
          <PlaceFields
            which="Permanent"
            states={states}
            value={permanent}
            onChange={setPermanent}
            state={form.field('resState')}
            city={form.field('resCity')}
            errors={{ state: form.errors.resState, city: form.errors.resCity }}
            isCopy={isSame}
          />
        </fieldset>
      </fieldset>
      <Button {...form.button} size="large" busyLabel="Saving...">
        Save Address
      </Button>
    </form>
  );
}
