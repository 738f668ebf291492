import type { Remark } from '@sarabun/contract/drafts/letter-remarks';
import type { Quoted } from '@sarabun/contract/drafts/text-places';
import { strayMarks } from '@sarabun/contract/values/whole-words';
import { IconCheck, IconFocus2, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import ui from '../../../ui/styles/ui.module.css';
import { ChangedWords } from './changed-words';
import styles from './review.module.css';
import { piecesBetween } from './text-changes';

interface RemarkCardProps {
  remark: Remark;
  /** Its words where they stand in the text now; null if they are gone. */
  words: Quoted | null;
  maySettle: boolean;
  busy: boolean;
  onSettle: (verdict: 'accepted' | 'rejected' | 'resolved' | 'withdrawn', answer: string) => void;
  /** Marks its words in the editor. */
  onShow?: (() => void) | undefined;
}

/** A comment or a suggested change, with what the reader may do about it. */
export function RemarkCard({ remark, words, maySettle, busy, onSettle, onShow }: RemarkCardProps) {
  const { t } = useText();
  const dates = useDates();
  const [answer, setAnswer] = useState('');
  const { replacement, text, author, madeAt, isOwn } = remark;
  const { quote, before, after } = words ?? remark;
  const hasPlace = words !== null;
  const isSuggestion = replacement !== null;
  const name = t(isSuggestion ? 'review.suggestionOn' : 'review.commentOn', { words: quote });
  return (
    <li className={styles.remark} aria-label={name}>
      <p className={clsx(ui.xs, ui.muted)}>{t('review.by', { by: author, at: dates.moment(madeAt) })}</p>
      <p>
        {before && `…${before.replace(strayMarks, '')}`}
        {isSuggestion ? <ChangedWords pieces={piecesBetween(quote, replacement)} /> : <span className={styles.quote}>{quote}</span>}
        {after && `${after}…`}
      </p>
      {text && <p className={ui.strong}>{text}</p>}
      {!hasPlace && <p className={clsx(ui.sm, ui.muted)}>{t('review.placeGone')}</p>}
      {maySettle && !isOwn && (
        <Field label={t('review.answer')}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={2000}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
        </Field>
      )}
      <div className={clsx(ui.row, ui.wrap)}>
        {maySettle && isSuggestion && hasPlace && (
          <Button size="sm" busy={busy} icon={<IconCheck size={18} aria-hidden />} onClick={() => onSettle('accepted', answer.trim())}>
            {t('review.accept')}
          </Button>
        )}
        {maySettle && isSuggestion && (
          <Button size="sm" tone="ghost" busy={busy} icon={<IconX size={18} aria-hidden />} onClick={() => onSettle('rejected', answer.trim())}>
            {t('review.reject')}
          </Button>
        )}
        {maySettle && !isSuggestion && (
          <Button size="sm" tone="ghost" busy={busy} icon={<IconCheck size={18} aria-hidden />} onClick={() => onSettle('resolved', answer.trim())}>
            {t('review.resolve')}
          </Button>
        )}
        {isOwn && (
          <Button size="sm" tone="quiet" busy={busy} onClick={() => onSettle('withdrawn', '')}>
            {t('review.withdraw')}
          </Button>
        )}
        {onShow && hasPlace && (
          <Button size="sm" tone="quiet" icon={<IconFocus2 size={18} aria-hidden />} onClick={onShow}>
            {t('review.show')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What became of a remark. */
export function SettledRemark({ remark: { quote, replacement, text, state, settledBy, settledAt, author, answer } }: { remark: Remark }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <li className={styles.remark} data-settled>
      <p>
        <span className={ui.strong}>{t(`review.state.${state}`)}</span> ·{' '}
        {replacement === null ? <span className={styles.quote}>{quote}</span> : <ChangedWords pieces={piecesBetween(quote, replacement)} />}
      </p>
      {text && <p>{text}</p>}
      {answer && <p>{t('review.answered', { answer })}</p>}
      <p className={clsx(ui.xs, ui.muted)}>{t('review.settledBy', { author, by: settledBy ?? '', at: settledAt ? dates.moment(settledAt) : '' })}</p>
    </li>
  );
}
