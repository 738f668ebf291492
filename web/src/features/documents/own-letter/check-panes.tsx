import { passReview, returnDraft } from '@sarabun/contract/signing/own-letter';
import { IconArrowBackUp, IconChecks, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDraft } from '../../../ui/forms/use-draft';
import ui from '../../../ui/styles/ui.module.css';
import { usePhrases } from '../../settings';
import styles from '../fields/act.module.css';
import { Choices, Words } from '../fields/act-fields';
import { ActForm } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';
import { useUnsentRemark } from './use-unsent-remark';
import { stepsBefore } from './way-rules';

/** Opens the letter in the editor, for its writer or its reviewer. */
export function EditDraftPane({ letter, head }: PaneProps) {
  const { t } = useText();
  const isRevision = letter.route.find(({ legId }) => legId === letter.legId)?.purpose === 'revision';
  const isRecalled = !isRevision && letter.route.at(-1)?.state === 'recalled';
  return (
    <div className={ui.actPane}>
      <div className={ui.actColumn}>
        {head}
        <div className={styles.actBody}>
          <p className={ui.soft}>{t(isRevision ? 'review.reviseText' : isRecalled ? 'review.recalledText' : 'review.correctText')}</p>
        </div>
      </div>
      <footer className={ui.actbar}>
        <span className={ui.grow} />
        <Link to="/sarabun/compose" search={{ document: letter.documentId }} className={clsx(ui.btn, ui.lg)}>
          <IconPencil size={20} stroke={1.8} aria-hidden />
          {t(isRevision || isRecalled ? 'letterRoute.revise' : 'letterRoute.correct')}
        </Link>
      </footer>
    </div>
  );
}

/** Passes a reviewed letter on (ผ่านการตรวจ); shows who is next. */
export function PassReviewPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`passReview_${legId}`, { text: '' });
  const pass = usePaneAct(passReview, { letter, onFailure });
  const steps = letter.own?.steps ?? [];
  const next = steps[steps.findIndex(({ state }) => state === 'open') + 1];
  const submit = () => {
    pass.send({ legId, text: draft.text.trim() }, t('letterRoute.passed'), clear);
  };
  const remark = useUnsentRemark(letter.documentId, submit, letter.own?.openRemarks);
  return (
    <ActForm
      label={t('documents.mode.passReview')}
      head={head}
      effect={next ? t(next.role === 'sign' ? 'letterRoute.nextSigns' : 'letterRoute.nextChecks', { name: next.personName ?? next.name }) : ''}
      button={{ text: t('documents.mode.passReview'), icon: <IconChecks size={20} stroke={1.8} aria-hidden /> }}
      act={pass}
      onSubmit={remark.submit}
    >
      {remark.question}
      <Words label={t('letterRoute.opinion')} value={draft.text} onChange={(text) => change({ text })} phrases={usePhrases('present', letter.kind)} />
    </ActForm>
  );
}

/** Returns an unsigned letter (ส่งกลับแก้ไข) to its writer or to an earlier step, with a mandatory reason. */
export function ReturnDraftPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`returnDraft_${legId}`, { to: 'writer', reason: '' });
  const [tried, setTried] = useState(false);
  const act = usePaneAct(returnDraft, { letter, onFailure });
  const missing = draft.reason.trim() === '';
  const { steps = [], signatures = [], writer = '', panel } = letter.own ?? {};
  const earlier = stepsBefore({ steps, panel }).map(({ position, step: { role, personName, name }, isPanel }) => ({
    code: String(position),
    text: isPanel ? t('letterRoute.toPanel') : t(role === 'sign' ? 'letterRoute.toSigner' : 'letterRoute.toChecker', { name: personName ?? name }),
  }));
  const to = earlier.some(({ code }) => code === draft.to) ? draft.to : 'writer';
  const name = earlier.find(({ code }) => code === to)?.text ?? t('letterRoute.toWriter', { name: writer });
  const position = to === 'writer' ? null : Number(to);
  const ended = signatures.filter((one) => (one.position ?? 0) >= (position ?? 0)).map(({ name }) => name);
  const submit = () => {
    setTried(true);
    if (missing) return;
    act.send({ legId, to: position === null ? 'writer' : 'step', position, reason: draft.reason.trim() }, t('letterRoute.returnedNow'), clear);
  };
  const remark = useUnsentRemark(letter.documentId, submit);
  return (
    <ActForm
      label={t('documents.mode.returnDraft')}
      head={head}
      effect={ended.length > 0 ? t('letterRoute.returnEnds', { name, names: ended.join(', ') }) : t('letterRoute.returnEffect', { name })}
      button={{ text: t('documents.mode.returnDraft'), icon: <IconArrowBackUp size={20} stroke={1.8} aria-hidden />, tone: 'warn' }}
      act={act}
      onSubmit={remark.submit}
    >
      {remark.question}
      {earlier.length > 0 && (
        <Choices
          label={t('letterRoute.returnTo')}
          options={[{ code: 'writer', text: t('letterRoute.toWriter', { name: writer }) }, ...earlier]}
          value={to}
          onChange={(code) => change({ to: code })}
        />
      )}
      <Words
        label={t('documents.reason')}
        required
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        phrases={usePhrases('returnDraft', letter.kind)}
        several
        error={tried && missing ? t('documents.reasonMissing') : undefined}
      />
    </ActForm>
  );
}
