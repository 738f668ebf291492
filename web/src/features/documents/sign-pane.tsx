import { signingProof, signLetter } from '@sarabun/contract/documents/own-letter';
import { IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/field';
import { Note } from '../../ui/note';
import { PasswordInput } from '../../ui/password-input';
import { toast } from '../../ui/toast';
import { SignaturePicker } from '../signing';
import { Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';

/** How the person proves identity before signing. */
export const useSigningProof = () =>
  useQuery({ queryKey: ['documents', 'proof'], queryFn: ({ signal }) => call(signingProof, {}, { signal }), staleTime: 60_000 });

/** Signs a letter (ลงนาม): with a picture or the name typed, after the password or a code. Says beforehand that number and date follow at once. */
export function SignPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`sign_${legId}`, { text: '' });
  const [pictureId, setPictureId] = useState<number | null>(null);
  const [secret, setSecret] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const proof = useSigningProof();
  const sign = useRouteAct(signLetter);
  const bySecondFactor = proof.data?.bySecondFactor ?? false;
  const isLast = (letter.own?.steps ?? []).every(({ state, role }) => role !== 'sign' || state !== 'waiting');
  const submit = () => {
    setFault(secret.trim() === '' ? t(bySecondFactor ? 'letterRoute.codeMissing' : 'letterRoute.passwordMissing') : undefined);
    if (secret.trim() === '' || !proof.data) return;
    onFailure(null);
    sign.mutate(
      { legId, text: draft.text.trim(), pictureId, signTypeId: null, password: bySecondFactor ? '' : secret, code: bySecondFactor ? secret.trim() : '' },
      {
        onSuccess: ({ item }) => {
          clear();
          toast({ tone: 'success', title: item.number ? t('letterRoute.signedAs', { number: item.number }) : t('letterRoute.signedOn'), text: letter.subject });
        },
        onError: (error) => {
          setSecret('');
          if (error instanceof CallFailed && ['wrongPassword', 'secondFactorWrong', 'secondFactorRequired'].includes(error.code)) setFault(error.message);
          else onFailure(error);
        },
      },
    );
  };
  return (
    <ActForm
      label={t('documents.mode.sign')}
      head={head}
      effect={t(isLast ? 'letterRoute.signEffect' : 'letterRoute.signOnEffect')}
      button={{ text: t(isLast ? 'letterRoute.signAndNumber' : 'documents.mode.sign'), icon: <IconSignature size={21} stroke={1.8} aria-hidden /> }}
      busy={sign.isPending}
      onSubmit={submit}
    >
      <SignaturePicker name={proof.data?.name ?? ''} chosen={pictureId} onChoose={setPictureId} />
      <Words label={t('letterRoute.remark')} rows={2} value={draft.text} onChange={(text) => change({ text })} />
      <ProofField bySecondFactor={bySecondFactor} value={secret} onChange={setSecret} error={fault} />
      {proof.isError && <Note tone="red">{proof.error.message}</Note>}
    </ActForm>
  );
}

interface ProofFieldProps {
  bySecondFactor: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The password, or a code of the second factor where it is switched on. */
export function ProofField({ bySecondFactor, value, onChange, error }: ProofFieldProps) {
  const { t } = useText();
  return (
    <Field label={t(bySecondFactor ? 'letterRoute.code' : 'letterRoute.password')} required error={error} hint={t('letterRoute.proofHint')}>
      {(control) =>
        bySecondFactor ? (
          <input
            {...control}
            className="in num"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <PasswordInput {...control} autoComplete="current-password" maxLength={128} value={value} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}
