import { useCallback } from 'react';
import { useText } from './i18n';

/** What is kept with a name in each language; settings pages keep values of any kind. */
interface Named {
  nameTh?: unknown;
  nameEn?: unknown;
}

/** How something that comes with both its names is called on the screen: in Thai where it has no English name. */
export function useNameOf(): (named: Named) => string {
  const { language } = useText();
  return useCallback(({ nameTh, nameEn }) => String((language === 'en' && nameEn) || (nameTh ?? '')), [language]);
}
