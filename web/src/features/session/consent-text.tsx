import { formatDay } from '@sarabun/contract/values/buddhist-date';
import { useText } from '../../platform/i18n';

interface ConsentTextProps {
  title: string;
  statement: { version: number; inForceFrom: string; text: { th: string; en: string } };
}

/** One of the two texts that a person agrees to, with its version. Paragraphs are parted by empty lines. */
export function ConsentText({ title, statement }: ConsentTextProps) {
  const { t, language } = useText();
  const paragraphs = statement.text[language].split(/\n{2,}/).filter(Boolean);
  return (
    <section className="consent-text">
      <h2 className="h3 strong">{title}</h2>
      <p className="xs muted">
        {t('session.consent.version', { version: statement.version, day: formatDay(statement.inForceFrom.slice(0, 10), language, 'long') })}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
