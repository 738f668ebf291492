import { type StampPlace, stampPlaceOnFile } from '@sarabun/contract/documents/register-incoming';
import { receiveDocument } from '@sarabun/contract/documents/route-actions';
import { receiveSame, type SameLetter } from '@sarabun/contract/documents/same-letter';
import { firstPlace } from '@sarabun/contract/documents/stamp-size';
import type { NumberSource } from '@sarabun/contract/registers/number-work';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconRubberStamp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useCallback, useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDraft } from '../../../ui/forms/use-draft';
import { lazyPart, withLetterTexts } from '../../../ui/lazy-part';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../fields/act.module.css';
import { ActForm } from '../fields/act-form';
import { NumberSourceFields } from '../fields/number-source';
import type { PaneProps } from '../fields/pane-props';
import { type Registry, registryFor, useRegister, useRegistries } from '../fields/use-registries';
import { usePaneAct } from '../fields/use-route-act';
import { useStamping } from '../view/stamping';
import { useSameQuestion } from './use-same-question';

const SameHint = lazyPart(withLetterTexts(async () => (await import('./same-hint')).SameHint));

/** Registers the receipt of a delivered letter (ลงรับ, ข้อ 38): one button, its effect, and the next number. */
export function ReceivePane({ letter, legId, head, onFailure, onSameReceived }: PaneProps) {
  const { t } = useText();
  const { data: registries = [] } = useRegistries();
  const receive = usePaneAct(receiveDocument, { letter, onFailure });
  const registry = registryFor(registries, letter.route.find((leg) => leg.legId === legId)?.to.deskId, letter.secrecy);
  const { data: register } = useRegister(registry?.registerId);
  const [source, setSource] = useState<NumberSource>({});
  const attach = usePaneAct(receiveSame, { letter, onFailure });
  const [others, setOthers] = useState<readonly number[]>([]);
  const asked = registry ? { deskId: registry.deskId, legId, number: '', sender: '' } : null;
  const same = useSameQuestion(asked, (one) => others.includes(one.legId));
  const attachTo = (one: SameLetter) => {
    attach.send({ legId, sameLegId: one.legId }, t('route.attachedSame', { number: toThaiDigits(`${one.receiveNumber}/${one.year}`) }), ({ item }) =>
      onSameReceived?.({ documentId: item.documentId, legId: item.legIds[0] ?? one.legId }),
    );
  };
  const stamp = useReceiveStamp(letter, registry);
  const submit = async () => {
    if (!(await same.isAnswered(asked))) return;
    const place = await stamp?.placed();
    await receive.send({ legId, ...source, ...(place && { stamp: place }) }, ({ item }) =>
      t('documents.received', { number: toThaiDigits(`${item.receiveNumber}`) }),
    );
  };
  return (
    <ActForm
      label={t('documents.mode.receive')}
      head={head}
      effect={t('documents.receiveEffect')}
      button={{ text: t('documents.receive'), icon: <IconRubberStamp size={20} stroke={1.8} aria-hidden /> }}
      act={receive}
      onSubmit={submit}
    >
      {same.found.length > 0 && (
        <Suspense>
          <SameHint {...same} busy={attach.busy} onAttach={attachTo} onOther={() => setOthers([...others, ...same.found.map((one) => one.legId)])} />
        </Suspense>
      )}
      {registry && (
        <div className={styles.nextNumber}>
          <span className={clsx(ui.sm, ui.soft)}>{t('documents.nextNumber')}</span>
          <b className={ui.num}>{toThaiDigits(`${registry.nextNumber}/${registry.year}`)}</b>
          <span className={clsx(ui.sm, ui.soft)}>{t('documents.inRegister', { unit: registry.unitName })}</span>
        </div>
      )}
      {register && <NumberSourceFields register={register} many={false} source={source} faults={receive.faults} onChange={setSource} />}
      {stamp && (
        <label className={clsx(ui.row, ui.sm)}>
          <input
            type="checkbox"
            className={ui.tick}
            data-aside
            checked={stamp.place !== null}
            onChange={(event) => stamp.lay(event.target.checked ? firstPlace : null)}
          />
          {t('route.stamp.on')}
        </label>
      )}
      <p className={clsx(ui.sm, ui.soft)}>{t('documents.receiveHint')}</p>
    </ActForm>
  );
}

/** Where the stamp goes on a file whose usual place is written on; and the same once it is known. */
function useFreePlace(documentId: number, fileId: number | undefined) {
  const asked = useQuery({
    queryKey: ['documents-stamp-place', documentId, fileId],
    queryFn: ({ signal }) => call(stampPlaceOnFile, { documentId, fileId: fileId as number }, { signal }),
    enabled: fileId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    select: ({ place }) => place,
  });
  const settled = async () => (asked.isFetching ? (await asked.refetch({ cancelRefetch: false })).data : asked.data);
  return { free: asked.data, settled };
}

/**
 * Where the receive stamp goes on a copy (ข้อ 37), for this and the following letters; null if the letter has no PDF, or is not received
 * here. Until it is moved on this letter, it leaves alone what is written there.
 */
function useReceiveStamp({ documentId, files }: PaneProps['letter'], registry: Registry | undefined) {
  const { draft, change } = useDraft('receiveStamp', { place: null as StampPlace | null, movedOn: null as number | null });
  const file = files.find(({ role, mediaType }) => role === 'main' && mediaType === 'application/pdf');
  const fileId = file?.fileId ?? null;
  const lay = useCallback((place: StampPlace | null) => change({ place, movedOn: null }), [change]);
  const move = useCallback((place: StampPlace) => change({ place, movedOn: fileId }), [change, fileId]);
  const isMoved = draft.movedOn === fileId;
  const { free, settled } = useFreePlace(documentId, registry && draft.place && !isMoved ? file?.fileId : undefined);
  const { place: last } = draft;
  const place = last && ((!isMoved && free) || last);
  const has = registry !== undefined && file !== undefined;
  useStamping(has && place ? { place, onMove: move, unitName: registry.stampName, number: registry.nextNumber } : null);
  const placed = async () => last && ((!isMoved && (await settled())) || last);
  return has ? { place, lay, placed } : null;
}
