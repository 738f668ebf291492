import { clsx } from 'clsx';
import { useState } from 'react';
import { agency } from '../../../platform/agency';
import { changeLanguage, keptLanguage, type Language, useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import styles from './proof.module.css';

/** The languages of the agency: who comes by a printed code has chosen none yet. If the texts cannot be loaded, the language stays. */
export function LanguageChoice() {
  const { t } = useText();
  const [chosen, setChosen] = useState(keptLanguage);
  const choose = (language: Language) => {
    setChosen(language);
    changeLanguage(language).catch(() => setChosen(keptLanguage()));
  };
  return (
    <fieldset className={clsx(ui.seg, styles.languages)} aria-label={t('shell.language')}>
      {agency().header.languages.map((language) => (
        <button key={language} type="button" aria-pressed={language === chosen} lang={language === 'en' ? 'en' : 'th'} onClick={() => choose(language)}>
          {t(`shell.languages.${language}`)}
        </button>
      ))}
    </fieldset>
  );
}
