import { type SignTypeChoice, signTypesFor, typeBeforehand } from '@sarabun/contract/signing/sign-types';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';

interface SignTypeFieldProps {
  /** The leg on which the letter waits for the signature. */
  legId: number;
  value: number | null;
  onChange: (signType: SignTypeChoice) => void;
  error?: string | undefined;
}

/** The types of signatures that the signer may use on the letter, with the office's default; hidden if there is none. */
export function SignTypeField({ legId, value, onChange, error }: SignTypeFieldProps) {
  const { t, language } = useText();
  const { data } = useQuery({ queryKey: ['documents', 'signTypes', legId], queryFn: ({ signal }) => call(signTypesFor, { legId }, { signal }) });
  const items = data?.items ?? [];
  const first = typeBeforehand(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice beforehand is made once the types are known, not whenever the form is drawn
  useEffect(() => {
    if (value === null && first) onChange(first);
  }, [value, first?.id]);
  if (items.length === 0) return null;
  return (
    <Field label={t('signTypes.label')} error={error}>
      {(control) => (
        <select
          {...control}
          className={ui.input}
          value={value ?? first?.id}
          onChange={(event) => {
            const chosen = items.find(({ id }) => id === Number(event.target.value));
            if (chosen) onChange(chosen);
          }}
        >
          {items.map((type) => (
            <option key={type.id} value={type.id}>
              {type[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
