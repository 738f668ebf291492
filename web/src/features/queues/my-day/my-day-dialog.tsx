import { type ActOfToday, myDay } from '@sarabun/contract/history/my-day';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { BlankState, FailedState } from '../../../ui/blank-state';
import { Button, IconButton } from '../../../ui/button';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { Kept } from '../../../ui/kept';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { TabTitle } from '../../../ui/tab-title';
import { Token } from '../../../ui/token';
import { useTakeBack } from '../../documents';
import styles from './my-day.module.css';

interface MyDayProps {
  onOpen: (documentId: number) => void;
  onClose: () => void;
}

/** What the person did with letters today: each opens its letter, and what nobody has opened yet is pulled back from here. */
export function MyDayDialog({ onOpen, onClose }: MyDayProps) {
  const { t } = useText();
  const acts = useQuery({ queryKey: ['documents', 'my-day'], queryFn: ({ signal }) => call(myDay, {}, { signal }), select: ({ items }) => items });
  const title = t('queues.myDay');
  return (
    <DialogFrame title={title} width={860} onClose={onClose} sheet className={styles.dialog}>
      <header className={ui.dialogHead}>
        <TabTitle>{title}</TabTitle>
        <h1 className={clsx(ui.h2, ui.grow)} tabIndex={-1} data-autofocus>
          {title}
        </h1>
        <IconButton label={t('common.close')} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={styles.acts} tabIndex={0} aria-label={title} aria-busy={acts.isFetching}>
        {acts.isError && !acts.data ? (
          <FailedState query={acts} />
        ) : acts.data?.length === 0 ? (
          <BlankState kind="empty" title={t('myDay.none')} text={t('myDay.noneHint')} />
        ) : acts.data ? (
          <ul>
            {acts.data.map((act) => (
              <Act key={`${act.at.getTime()} ${act.actionName} ${act.letter?.documentId}`} act={act} onOpen={onOpen} />
            ))}
          </ul>
        ) : (
          <Bone width="80%" height={40} />
        )}
      </section>
    </DialogFrame>
  );
}

function Act({ act: { at, actionName, letter, sent }, onOpen }: { act: ActOfToday; onOpen: (documentId: number) => void }) {
  const { t } = useText();
  const dates = useDates();
  const takeBack = useTakeBack();
  const names = sent.map(({ name }) => name).join(', ');
  return (
    <li className={styles.act}>
      <span className={clsx(ui.sm, ui.muted, ui.num)}>{dates.time(at)}</span>
      <span className={styles.what}>
        <b>{actionName}</b>
        {letter ? (
          <button type="button" className={clsx(ui.plain, styles.letter)} onClick={() => onOpen(letter.documentId)}>
            {letter.kind} {letter.number && <Token>{letterNumberInThai(letter.number)}</Token>} <Kept>{letter.subject}</Kept>
          </button>
        ) : (
          <span className={clsx(ui.sm, ui.muted)}>{t('myDay.unnamed')}</span>
        )}
        {names && (
          <span className={clsx(ui.xs, ui.muted)}>
            <Kept>{t('myDay.unopened', { names })}</Kept>
          </span>
        )}
      </span>
      {letter && sent.length > 0 && (
        <Button
          tone="ghost"
          size="sm"
          icon={<IconArrowBackUp size={17} stroke={1.8} aria-hidden />}
          aria-label={t('myDay.takeBack', { subject: letter.subject })}
          onClick={() => void takeBack({ sent: sent.map(({ legId }) => legId), subject: letter.subject })}
        >
          {t('documents.takeBack')}
        </Button>
      )}
    </li>
  );
}
