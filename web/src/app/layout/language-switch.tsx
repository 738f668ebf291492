import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { agency } from '../../platform/agency';
import { changeLanguage, keptLanguage, type Language, useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';
import styles from './shell.module.css';

export function LanguageSwitch() {
  const { t } = useText();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState(keptLanguage);
  const choose = (language: Language) => {
    setChosen(language);
    // The loaded data has names in the other language.
    changeLanguage(language).then(
      () => void cache.invalidateQueries(),
      () => {
        setChosen(keptLanguage());
        toast({ tone: 'warning', title: t('shell.languageFailed') });
      },
    );
  };
  return (
    <fieldset className={styles.lang} aria-label={t('shell.language')}>
      {agency().header.languages.map((language) => (
        <button key={language} type="button" aria-pressed={language === chosen} lang={language === 'en' ? 'en' : 'th'} onClick={() => choose(language)}>
          {t(`shell.languages.${language}`)}
        </button>
      ))}
    </fieldset>
  );
}
