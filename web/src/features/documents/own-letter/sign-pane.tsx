import { type Bearer, signatureBlock } from '@sarabun/contract/acting/acting-phrase';
import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { isEditionAndYear } from '@sarabun/contract/drafts/edition-and-year';
import { letterToSignPath } from '@sarabun/contract/drafts/paper-paths';
import type { NumberSource } from '@sarabun/contract/registers/number-work';
import { signingNumbers, signLetter } from '@sarabun/contract/signing/own-letter';
import type { SignTypeChoice } from '@sarabun/contract/signing/sign-types';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDraft } from '../../../ui/forms/use-draft';
import { useIntoView } from '../../../ui/forms/use-into-view';
import { lazyPart } from '../../../ui/lazy-part';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { SignaturePicker, SigningSecrets, SignTypeField, useSignatureChoice, useSigningSecrets } from '../../signing';
import { Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import { NumberSourceFields } from '../fields/number-source';
import type { PaneProps } from '../fields/pane-props';
import { useShowPaper } from '../fields/paper-to-be';
import { usePaneAct } from '../fields/use-route-act';
import { useMovedInk } from '../ink/use-moved-ink';
import styles from './own-letter.module.css';
import { useUnsentRemark } from './use-unsent-remark';
import { afterSigning, isKeptApart, isSealOnly } from './way-rules';

/** The lines under the signature, as printed. */
function SignatureBlock({ bearer }: { bearer: Bearer }) {
  const { t } = useText();
  return (
    <div className={ui.field}>
      <span className={ui.lbl}>{t('letterRoute.signsAs')}</span>
      <p className={styles.signsAs}>
        {signatureBlock(bearer).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}

/** Reserved numbers of the letter's series, and whether it may be back-dated. */
const useSigningNumbers = (documentId: number, legId: number) =>
  useQuery({
    queryKey: ['registers', 'signing', legId],
    queryFn: ({ signal }) => call(signingNumbers, { documentId, legId }, { signal }),
    select: ({ item }) => item,
    staleTime: 0,
  });

const PlaceField = lazyPart(async () => (await import('../ink/place-field')).PlaceField);

const effects = { last: 'letterRoute.signEffect', members: 'letterRoute.memberEffect', next: 'letterRoute.signOnEffect' } as const;
const minutes: DocumentKind = 11;

/** Fields that are folded until there is a problem in them. */
const optional = ['inkMove', 'reservedNumber', 'datedFor'] as const;

/** The chosen signature; the paper shows it in place, and scrolls to it once it is chosen or `confirms`: the signer gives the proof. */
function useSignature({ documentId, own, actsAs }: PaneProps['letter'], { confirms, needsPicture }: { confirms: boolean; needsPicture: boolean }) {
  const choice = useSignatureChoice(needsPicture);
  const { pictureId, choose } = choice;
  const [reveal, setReveal] = useState<{ words: string } | null>(null);
  const ink = useMovedInk(documentId, own?.revision, pictureId);
  const { room, move, onMove, settled } = ink;
  const address = own && pictureId !== undefined ? letterToSignPath(documentId, own.revision, pictureId, settled) : null;
  const movable = useMemo(() => room && { room, move, onMove }, [room, move, onMove]);
  useShowPaper(address, reveal, movable);
  const name = actsAs ? (signatureBlock(actsAs)[0] ?? '') : '';
  const onChoose = useCallback(
    (chosen: number | null | undefined, byHand: boolean) => {
      choose(chosen);
      if (byHand) setReveal({ words: name });
    },
    [choose, name],
  );
  useEffect(() => {
    if (confirms) setReveal({ words: name });
  }, [confirms, name]);
  return { ...choice, onChoose, ink };
}

/**
 * Signs a letter (ลงนาม) with a picture or the typed name, after proof of identity. The paper previews the signature, and the pane says
 * that number and date follow at once. Optional choices are folded, so that the rest fits on a tablet.
 */
export function SignPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`sign_${legId}`, { text: '' });
  const [signType, setSignType] = useState<SignTypeChoice | null>(null);
  const [source, setSource] = useState<NumberSource>({});
  const demanded = signType?.needsCertificate ?? false;
  const secrets = useSigningSecrets(demanded);
  const { proof } = secrets;
  const signature = useSignature(letter, { confirms: secrets.secret !== '', needsPicture: signType?.needsPicture ?? false });
  const { data: numbers } = useSigningNumbers(letter.documentId, legId);
  const sign = usePaneAct(signLetter, {
    letter,
    onFailure: (error) => {
      if (!error || !secrets.refuse(error)) onFailure(error);
    },
  });
  const { faults } = sign;
  const after = afterSigning(letter.own);
  const isLast = after.is === 'last';
  const numbersIt = isLast && numbers?.next !== '';
  const keptApart = isKeptApart(letter.own, letter.kind === minutes) ? t('certified.sign.keptApart') : null;
  const sealOnly = isSealOnly(letter.own) ? t('certified.sign.sealOnly') : null;
  const submit = () => {
    const pictureId = signature.read();
    if (pictureId === undefined) return;
    const known = secrets.read();
    if (!known) return;
    sign.send(
      { legId, text: draft.text.trim(), pictureId, signTypeId: signType?.id ?? null, inkMove: signature.ink.read(), ...source, ...known },
      ({ item: { number } }) => {
        if (number) return t(isEditionAndYear(number) ? 'letterRoute.signedAndDated' : 'letterRoute.signedAs', { number: letterNumberInThai(number) });
        return after.is === 'members' ? t('letterRoute.signedWithin', { n: after.left }) : t('letterRoute.signedOn');
      },
      () => {
        clear();
        secrets.done();
      },
    );
  };
  const remark = useUnsentRemark(letter.documentId, submit, letter.own?.openRemarks);
  return (
    <ActForm
      label={t('documents.mode.sign')}
      head={head}
      effect={t(isLast && !numbersIt ? 'letterRoute.dateEffect' : effects[after.is])}
      button={{ text: t(numbersIt ? 'letterRoute.signAndNumber' : 'documents.mode.sign'), icon: <IconSignature size={21} stroke={1.8} aria-hidden /> }}
      act={sign}
      onPage
      onSubmit={remark.submit}
    >
      {remark.question}
      <Suspense fallback={<div className={styles.signBones} aria-busy="true" />}>
        <SignaturePicker name={proof.data?.name ?? ''} chosen={signature.pictureId} onChoose={signature.onChoose} fault={signature.fault} />
        <SigningSecrets of={secrets} demanded={demanded} keptApart={keptApart} sealOnly={sealOnly} />
      </Suspense>
      {proof.isError && <Note tone="red">{proof.error.message}</Note>}
      <Folded title={t('signing.options')} isOpen={optional.some((name) => faults[name] !== undefined) || draft.text !== ''}>
        <Suspense>
          <PlaceField ink={signature.ink} fault={faults.inkMove} />
        </Suspense>
        {letter.actsAs && <SignatureBlock bearer={letter.actsAs} />}
        {numbers && <NumberSourceFields register={numbers} many={false} source={source} faults={faults} onChange={setSource} />}
        <Suspense>
          <SignTypeField legId={legId} value={signType?.id ?? null} onChange={setSignType} />
        </Suspense>
        <Words label={t('letterRoute.remark')} rows={2} value={draft.text} onChange={(text) => change({ text })} />
      </Folded>
    </ActForm>
  );
}

/** Optional fields behind a line that opens them. A problem in them opens it, too. */
function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(isOpen);
  const options = useIntoView<HTMLDetailsElement>(open || isOpen);
  return (
    <details ref={options} className={styles.signOptions} open={open || isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div className={styles.signOptionsBody}>{children}</div>
    </details>
  );
}
