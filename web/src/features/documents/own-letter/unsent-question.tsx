import { clsx } from 'clsx';
import { useRef } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';

const typed = () => document.querySelector<HTMLElement>('form[data-remark] textarea');

/** The heading of the remarks, at the top of what is seen. */
function remarks(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('[data-remarks]');
  heading?.scrollIntoView({ block: 'start' });
  return heading;
}

/** Brings the part of the letter with its remarks in sight, where its parts stand one behind the other. */
const showStory = () => document.querySelector<HTMLElement>('[role=tab][data-of=story]')?.click();

function toRemarks(): void {
  showStory();
  requestAnimationFrame(() => remarks()?.focus({ preventScroll: true }));
}

interface RemarkQuestionProps {
  /** What is asked about now: a remark that was typed and not saved, or open ones. */
  asks: 'unsent' | 'open' | undefined;
  /** How many are open. */
  open: number;
  onBack: () => void;
  onGo: () => void;
}

/** That remarks on a letter are open; and whether an act goes on although they are, or one was typed and not saved. */
export function RemarkQuestion({ open, asks, ...answers }: RemarkQuestionProps) {
  return (
    <>
      {open > 0 && <RemarksOpen open={open} />}
      {asks && <Question open={open} asks={asks} {...answers} />}
    </>
  );
}

function Question({ asks, open, onBack, onGo }: RemarkQuestionProps) {
  const { t } = useText();
  const isUnsent = asks === 'unsent';
  const isBack = useRef(false);
  const back = () => {
    isBack.current = true;
    showStory();
    onBack();
  };
  return (
    <ConfirmDialog
      tone="warning"
      isBackFirst
      title={isUnsent ? t('letterRoute.unsentRemark') : t('review.stillOpen.title', { n: open })}
      text={t(isUnsent ? 'review.unsent.text' : 'review.stillOpen.text')}
      cancel={{ label: t(isUnsent ? 'review.unsent.back' : 'review.stillOpen.back'), onPress: back }}
      confirm={{ label: t(isUnsent ? 'review.unsent.goOn' : 'review.stillOpen.goOn'), onPress: onGo }}
      onClose={onBack}
      returnTo={() => (isBack.current ? (isUnsent ? typed() : remarks()) : null)}
    />
  );
}

/** Says above an act that remarks are open, and leads to them. */
function RemarksOpen({ open }: { open: number }) {
  const { t } = useText();
  return (
    <Note tone="amber">
      <span className={clsx(ui.row, ui.wrap)}>
        <span className={ui.grow}>{t('review.stillOpen.title', { n: open })}</span>
        <Button size="sm" tone="ghost" onClick={toRemarks}>
          {t('review.stillOpen.back')}
        </Button>
      </span>
    </Note>
  );
}
