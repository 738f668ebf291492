import { correctable, type LetterCorrection } from '@sarabun/contract/documents/letter-entry';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import { useDocumentWords } from '../../settings';
import storyStyles from './story.module.css';

/** What was corrected of a received letter, for everybody who sees it: what stood before, what stands now, who did it, when and why. */
export function CorrectionsNote({ corrections }: { corrections: readonly LetterCorrection[] }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <section className={clsx(ui.sm, storyStyles.corrections)} aria-label={t('letterHints.correct.history')}>
      <h2 className={ui.strong}>{t('letterHints.correct.history')}</h2>
      <ul>
        {corrections.map((correction) => (
          <li key={correction.at.getTime()}>
            <Changed {...correction} />
            <p className={clsx(ui.xs, ui.muted)}>
              <Kept>
                {correction.by} · {dates.moment(correction.at)} · {t('documents.because', { reason: correction.reason })}
              </Kept>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changed({ before, after }: Pick<LetterCorrection, 'before' | 'after'>) {
  const { t, language } = useText();
  const dates = useDates();
  const { speeds } = useDocumentWords();
  const shown = (name: string, value: string | null | undefined) => {
    if (name === 'datedOn' && value === null) return t('documents.undated');
    if (!value) return '–';
    if (name === 'datedOn') return dates.dated(value);
    if (name === 'speed') return speeds.find(({ code }) => String(code) === value)?.[language] ?? value;
    return name === 'number' ? letterNumberInThai(value) : value;
  };
  return correctable
    .filter((name) => name in after)
    .map((name) => (
      <p key={name}>
        {t(`documents.desk.${name}`)}: <del className={ui.muted}>{shown(name, before[name])}</del> → <ins>{shown(name, after[name])}</ins>
      </p>
    ));
}
