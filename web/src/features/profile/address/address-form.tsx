import { type ChangeEvent, useReducer } from 'react';
import { useNavigate } from 'react-router';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, CheckboxField, dialogs, TextAreaField } from '../../../ui/index.ts';
import { addressReducer, findUnpicked, placeIDs } from './address-state.ts';
import { NewerAddress } from './newer-address.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { LoadedAddress } from './use-address.ts';
import { useSaveAddress } from './use-save-address.ts';

interface AddressFormProps {
  accountID: number;
  loaded: LoadedAddress;
  /** Loads the address again; the form is then mounted with it. */
  onReload: () => Promise<unknown>;
}

/** Current and permanent address (core §2, §5). While the checkbox is ticked, the permanent one is a copy. */
export function AddressForm({
  accountID,
  loaded: { address, states, current, permanent },
  onReload,
}: AddressFormProps) {
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(addressReducer, {
    current,
    permanent,
    isSameAsCurrent: address.sameAsAbove,
  });
  const { isSameAsCurrent } = state;
  const { save, newer, keepTyped } = useSaveAddress(accountID, address.savedOn);

  const form = useForm({
    defaultValues: {
      curAddress: address.curAddress,
      curState: current.state.text,
      curCity: current.city.text,
      sameAsAbove: address.sameAsAbove,
      resAddress: address.resAddress,
      resState: permanent.state.text,
      resCity: permanent.city.text,
    },
    loadSchema: () => import('./address-schema.ts').then((module) => module.schema),
    mode: 'onChange',
    async onSubmit({ curAddress, resAddress, sameAsAbove }) {
      const unpicked = findUnpicked(state);
      if (unpicked) {
        await dialogs.error({ text: unpicked.message });
        form.setError(unpicked.field, unpicked.message);
        return false;
      }
      const isSaved = await save({ curAddress, resAddress, sameAsAbove, ...placeIDs(state) });
      if (isSaved) await navigate('/profile/update');
      return isSaved;
    },
  });
  const curAddress = form.register('curAddress');
  const sameAsAbove = form.registerCheckbox('sameAsAbove');

  function handleCurrentAddress(event: ChangeEvent<HTMLTextAreaElement>) {
    if (isSameAsCurrent) form.setValue('resAddress', event.target.value);
    curAddress.onChange();
  }

  function handleSameAsCurrent(event: ChangeEvent<HTMLInputElement>) {
    const isSame = event.target.checked;
    dispatch({ type: 'sameAsCurrentChanged', isSame });
    if (isSame) form.setValue('resAddress', form.getValues().curAddress);
    sameAsAbove.onChange();
  }

  return (
    <form {...form.formProps} className="grid gap-6">
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-lg font-bold">Where you live now</legend>
        <TextAreaField
          label="Current Address"
          rows={3}
          autoComplete="street-address"
          hint="House, street, area and PIN code"
          error={form.errors.curAddress}
          {...curAddress}
          onChange={handleCurrentAddress}
        />
        <PlaceFields
          which="Current"
          states={states}
          value={state.current}
          onState={(picked) => dispatch({ type: 'statePicked', address: 'current', state: picked })}
          onCity={(picked) => dispatch({ type: 'cityPicked', address: 'current', city: picked })}
          state={form.register('curState')}
          city={form.register('curCity')}
          errors={{ state: form.errors.curState, city: form.errors.curCity }}
        />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-1 text-lg font-bold">Your permanent home</legend>
        <CheckboxField label="Same as current" {...sameAsAbove} onChange={handleSameAsCurrent} />
        <fieldset disabled={isSameAsCurrent} className="grid gap-5">
          <TextAreaField
            label="Permanent Address"
            rows={3}
            error={isSameAsCurrent ? undefined : form.errors.resAddress}
            {...form.register('resAddress')}
          />
          <PlaceFields
            which="Permanent"
            states={states}
            value={state.permanent}
            onState={(picked) => dispatch({ type: 'statePicked', address: 'permanent', state: picked })}
            onCity={(picked) => dispatch({ type: 'cityPicked', address: 'permanent', city: picked })}
            state={form.register('resState')}
            city={form.register('resCity')}
            errors={{ state: form.errors.resState, city: form.errors.resCity }}
            isCopy={isSameAsCurrent}
          />
        </fieldset>
      </fieldset>
      {newer && <NewerAddress newer={newer} onLoad={onReload} onKeep={keepTyped} />}
      <Button {...form.submitProps} size="large" busyLabel="Saving...">
        Save Address
      </Button>
    </form>
  );
}
