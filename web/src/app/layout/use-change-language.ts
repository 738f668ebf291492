import { useQueryClient } from '@tanstack/react-query';
import { changeLanguage, type Language, text } from '../../platform/i18n';
import { toast } from '../../ui/toast';

/** Changes the language of the page; answers whether it did. The loaded data has names in the other language and is loaded again. */
export function useChangeLanguage(): (language: Language) => Promise<boolean> {
  const cache = useQueryClient();
  return async (language) => {
    try {
      await changeLanguage(language);
    } catch {
      toast({ tone: 'warning', title: text('shell.languageFailed') });
      return false;
    }
    void cache.invalidateQueries();
    return true;
  };
}
