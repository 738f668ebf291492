import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { emptyContent, type LetterContent } from '@sarabun/contract/drafts/letter-content';
import { type AgencyForm, type LetterField, letterForms } from '@sarabun/contract/drafts/letter-fields';

/** What belongs to one letter alone: its day, its number among others of its kind, and the times of its meeting. */
const ofOneLetter: readonly LetterField[] = ['effectiveFrom', 'edition', 'sessionNumber', 'sessionYear', 'heldOn', 'opensAt', 'closesAt'];

/** What of a letter another one of its kind can begin with: the fields that its form prints. What was typed for another form stays behind. */
export function reusableContent(content: LetterContent, kind: DocumentKind, form: AgencyForm | undefined): LetterContent {
  const fields = [...letterForms[kind].fields, 'body' as const].filter((field) => !ofOneLetter.includes(field));
  const values = (form?.fields ?? []).flatMap(({ name }) => (name in content.formValues ? [[name, content.formValues[name] as string]] : []));
  return {
    ...emptyContent,
    language: content.language,
    addressForm: content.addressForm,
    ...Object.fromEntries(fields.map((field) => [field, content[field]])),
    formCode: form?.code ?? '',
    formValues: Object.fromEntries(values),
  };
}
