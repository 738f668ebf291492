import { letterTemplates, phrases, removeLetterTemplate } from '@sarabun/contract/drafts/letter-templates';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useAct } from '../../../ui/forms/use-act';

/** The root of the keys under which templates and phrases are cached. */
export const templatesKey = 'letterTemplates';

/** The templates with which the person may begin a letter, and the units for which the person may keep one. */
export const useTemplates = () =>
  useQuery({ queryKey: [templatesKey, 'letters'], queryFn: ({ signal }) => call(letterTemplates, {}, { signal }), staleTime: 60_000 });

/** The phrases that the person may use, and the units for which the person may keep one. */
export const usePhrases = ({ enabled }: { enabled: boolean }) =>
  useQuery({ queryKey: [templatesKey, 'phrases'], queryFn: ({ signal }) => call(phrases, {}, { signal }), staleTime: 60_000, enabled });

/** Removes a template or phrase, and says so. */
export function useRemoval(onDone: () => void) {
  const { run, ...act } = useAct([templatesKey], onDone);
  return { ...act, remove: (letterTemplateId: number, done: string) => run(() => call(removeLetterTemplate, { letterTemplateId }), done) };
}
