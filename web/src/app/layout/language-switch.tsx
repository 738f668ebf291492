import { useState } from 'react';
import { agency } from '../../platform/agency';
import { keptLanguage, type Language, useText } from '../../platform/i18n';
import styles from './shell.module.css';
import { useChangeLanguage } from './use-change-language';

export function LanguageSwitch() {
  const { t } = useText();
  const change = useChangeLanguage();
  const [chosen, setChosen] = useState(keptLanguage);
  const choose = async (language: Language) => {
    setChosen(language);
    if (!(await change(language))) setChosen(keptLanguage());
  };
  return (
    <fieldset className={styles.lang} aria-label={t('shell.language')}>
      {agency().header.languages.map((language) => (
        <button key={language} type="button" aria-pressed={language === chosen} lang={language === 'en' ? 'en' : 'th'} onClick={() => void choose(language)}>
          {t(`shell.languages.${language}`)}
        </button>
      ))}
    </fieldset>
  );
}
