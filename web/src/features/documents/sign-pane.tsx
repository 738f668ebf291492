import { signLetter } from '@sarabun/contract/documents/own-letter';
import { type Bearer, signatureBlock } from '@sarabun/contract/values/acting-phrase';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';
import { toast } from '../../ui/toast';
import { SignTypeField } from '../sign-types';
import { SignaturePicker } from '../signing';
import { Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { ProofField } from './proof-field';
import { useDraft } from './use-draft';
import { useRouteAct } from './use-route-act';
import { useSigningProof } from './use-signing-proof';

/** What will stand under the signature, as it is printed. */
function SignatureBlock({ bearer }: { bearer: Bearer }) {
  const { t } = useText();
  return (
    <div className="field">
      <span className="lbl">{t('letterRoute.signsAs')}</span>
      <p className="signs-as">
        {signatureBlock(bearer).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}

/** Signs a letter (ลงนาม): with a picture or the name typed, after the password or a code. Says beforehand that number and date follow at once. */
export function SignPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`sign_${legId}`, { text: '' });
  const [pictureId, setPictureId] = useState<number | null>(null);
  const [signTypeId, setSignTypeId] = useState<number | null>(null);
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
      { legId, text: draft.text.trim(), pictureId, signTypeId, password: bySecondFactor ? '' : secret, code: bySecondFactor ? secret.trim() : '' },
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
      {letter.actsAs && <SignatureBlock bearer={letter.actsAs} />}
      <SignaturePicker name={proof.data?.name ?? ''} chosen={pictureId} onChoose={setPictureId} />
      <SignTypeField legId={legId} value={signTypeId} onChange={setSignTypeId} />
      <Words label={t('letterRoute.remark')} rows={2} value={draft.text} onChange={(text) => change({ text })} />
      <ProofField bySecondFactor={bySecondFactor} value={secret} onChange={setSecret} error={fault} />
      {proof.isError && <Note tone="red">{proof.error.message}</Note>}
    </ActForm>
  );
}
