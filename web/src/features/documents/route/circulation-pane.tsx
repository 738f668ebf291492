import { stopCirculation } from '@sarabun/contract/documents/circulation-actions';
import type { RouteLeg } from '@sarabun/contract/documents/open-document';
import { IconCheck, IconEye, IconHandStop, IconMailOpened } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Chip } from '../../../ui/chip';
import { Segments } from '../../../ui/fields/segments';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../fields/act.module.css';
import { ActForm, ActView } from '../fields/act-form';
import type { PaneProps } from '../fields/pane-props';
import { usePaneAct } from '../fields/use-route-act';
import { circulationOf, type Receipt, receiptOf } from '../view/report-rules';

const tones = { waiting: 'plain', read: 'blue', noted: 'green', stopped: 'amber' } as const;
const narrowings = ['all', 'waiting', 'read', 'noted'] as const;

/** Who has read a circulated letter and when (ดูการเวียน), and stopping it for the others. */
export function CirculationPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t } = useText();
  const [only, setOnly] = useState<(typeof narrowings)[number]>('all');
  const stop = usePaneAct(stopCirculation, { letter, onFailure });
  const informed = circulationOf(letter, legId);
  const count = (receipt: Receipt) => informed.filter((leg) => receiptOf(leg) === receipt).length;
  const shown = informed.filter((leg) => only === 'all' || receiptOf(leg) === only);
  const submit = () => {
    stop.send({ legId }, t('route.circulationStopped'));
  };
  const body = (
    <>
      <Segments
        label={t('route.narrowReceipts')}
        className={styles.receiptsNarrow}
        values={narrowings}
        chosen={only}
        onChoose={(one) => setOnly(one)}
        word={(one) => t(`route.receipts.${one}`)}
        count={(one) => (one === 'all' ? informed.length : count(one))}
      />
      <ul className={clsx(ui.stack, styles.parties)} aria-label={t('route.receiptsOf')}>
        {shown.map((leg) => (
          <ReceiptRow key={leg.legId} leg={leg} />
        ))}
      </ul>
    </>
  );
  if (!letter.allowedActions.includes('stopCirculation')) {
    return (
      <ActView label={t('documents.mode.viewCirculation')} head={head}>
        {body}
      </ActView>
    );
  }
  return (
    <ActForm
      label={t('documents.mode.viewCirculation')}
      head={head}
      effect={t('route.stopEffect', { n: count('waiting') })}
      button={{ text: t('route.stopCirculation'), icon: <IconHandStop size={20} stroke={1.8} aria-hidden />, tone: 'warn' }}
      act={stop}
      onSubmit={submit}
    >
      {body}
    </ActForm>
  );
}

function ReceiptRow({ leg }: { leg: RouteLeg }) {
  const { t } = useText();
  const dates = useDates();
  const receipt = receiptOf(leg);
  const Icon = receipt === 'noted' ? IconCheck : receipt === 'read' ? IconMailOpened : IconEye;
  return (
    <li className={styles.party}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <span className={ui.grow}>
        <span className={clsx(ui.sm, ui.strong, ui.clip2)}>
          <Kept>{leg.to.name}</Kept>
        </span>
        <span className={clsx(ui.xs, ui.muted, ui.clip2, ui.num)}>
          {leg.openedAt
            ? t('route.readBy', { name: leg.openedBy ?? '', when: dates.moment(leg.openedAt) })
            : t('route.sentAt', { when: dates.moment(leg.sentAt) })}
          {receipt === 'noted' && leg.endedAt && ` · ${t('route.notedAt', { when: dates.moment(leg.endedAt) })}`}
        </span>
      </span>
      <Chip tone={tones[receipt]}>{t(`route.receipt.${receipt}`)}</Chip>
    </li>
  );
}
