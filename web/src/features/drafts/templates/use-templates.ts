import { letterTemplates, type Phrase, phrases, removeLetterTemplate } from '@sarabun/contract/drafts/letter-templates';
import { type RichText, textOf } from '@sarabun/contract/drafts/rich-text';
import { foldSearch } from '@sarabun/contract/values/search-text';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useAct } from '../../../ui/forms/use-act';

/** The root of the keys under which templates and phrases are cached. */
export const templatesKey = 'letterTemplates';

/** The templates with which the person may begin a letter, and the units for which the person may keep one. */
export const useTemplates = ({ enabled }: { enabled: boolean }) =>
  useQuery({ queryKey: [templatesKey, 'letters'], queryFn: ({ signal }) => call(letterTemplates, {}, { signal }), staleTime: 60_000, enabled });

/** The phrases that the person may use, and the units for which the person may keep one. */
export const usePhrases = ({ enabled }: { enabled: boolean }) =>
  useQuery({ queryKey: [templatesKey, 'phrases'], queryFn: ({ signal }) => call(phrases, {}, { signal }), staleTime: 60_000, enabled });

/** A text in one line. */
export const excerptOf = (body: RichText): string => body.map(textOf).join(' ');

/** The phrases in whose name or text the words stand. */
export function phrasesWith(items: readonly Phrase[], words: string): Phrase[] {
  const search = foldSearch(words);
  return items.filter(({ name, body }) => foldSearch(`${name} ${excerptOf(body)}`).includes(search));
}

/** Removes a template or phrase, and says so. */
export function useRemoval(onDone: () => void) {
  const { run, ...act } = useAct([templatesKey], onDone);
  return { ...act, remove: (letterTemplateId: number, done: string) => run(() => call(removeLetterTemplate, { letterTemplateId }), done) };
}
