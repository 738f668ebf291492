import { useCallback } from 'react';
import { useText } from './i18n';

/** Anything with a name in each language; settings pages have values of any kind. */
interface Named {
  nameTh?: unknown;
  nameEn?: unknown;
}

/** The displayed name of something with both names; the Thai one if there is no English one. */
export function useNameOf(): (named: Named) => string {
  const { language } = useText();
  return useCallback(({ nameTh, nameEn }) => String((language === 'en' && nameEn) || (nameTh ?? '')), [language]);
}
