import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './consent.module.css';

interface ConsentTextProps {
  title: string;
  statement: { version: number; inForceFrom: string; text: { th: string; en: string } };
}

/** One of the two consent texts with its version. Empty lines separate paragraphs. */
export function ConsentText({ title, statement }: ConsentTextProps) {
  const { t, language } = useText();
  const dates = useDates();
  const paragraphs = statement.text[language].split(/\n{2,}/).filter(Boolean);
  return (
    <section className={styles.text}>
      <h2 className={clsx(ui.h3, ui.strong)}>{title}</h2>
      <p className={clsx(ui.xs, ui.muted)}>
        <Kept>{t('consent.version', { version: statement.version, day: dates.day(statement.inForceFrom.slice(0, 10), 'long') })}</Kept>
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
