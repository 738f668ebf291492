import { useState } from 'react';
import { agency } from '../../platform/agency';
import { changeLanguage, keptLanguage, type Language, useText } from '../../platform/i18n';

/** Chooses among the agency's languages and keeps the choice. */
export function LanguageSwitch() {
  const { t } = useText();
  const [chosen, setChosen] = useState(keptLanguage);
  const choose = (language: Language) => {
    setChosen(language);
    void changeLanguage(language);
  };
  return (
    <fieldset className="lang" aria-label={t('shell.language')}>
      {agency().header.languages.map((language) => (
        <button key={language} type="button" aria-pressed={language === chosen} lang={language === 'en' ? 'en' : 'th'} onClick={() => choose(language)}>
          {t(`shell.languages.${language}`)}
        </button>
      ))}
    </fieldset>
  );
}
