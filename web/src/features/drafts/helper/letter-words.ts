import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import type { LetterReceiver } from '@sarabun/contract/drafts/drafts';
import { type AddressCode, addresseeFor, addressOf, formOfAddress } from '@sarabun/contract/drafts/forms-of-address';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { isInEnglish, letterForms } from '@sarabun/contract/drafts/letter-fields';

type Words = Pick<LetterContent, 'salutation' | 'closing'>;

/** The words that a letter to this receiver begins and ends with: by annex 2, or those of its kind while nobody is named. */
function wordsFor(kind: DocumentKind, content: Pick<LetterContent, 'addressForm' | 'addressee'>): Words {
  const form = letterForms[kind];
  const applies = content.addressee.trim() === '' && content.addressForm === '' ? null : addressOf(content);
  const words = applies && formOfAddress(applies.code);
  return {
    salutation: form.salutation ? (words?.salutation ?? form.salutation) : '',
    closing: form.closing ? (words?.closing ?? form.closing) : '',
  };
}

/** Words of the writer's own stay; those that followed from the receiver before follow the new one. */
function following(kind: DocumentKind, before: LetterContent, after: LetterContent): LetterContent {
  if (isInEnglish(kind, before)) return after;
  const [old, now, first] = [wordsFor(kind, before), wordsFor(kind, after), wordsFor(kind, { addressForm: '', addressee: '' })];
  const word = (name: keyof Words) => ([old[name], first[name], ''].includes(before[name]) ? now[name] : before[name]);
  return { ...after, salutation: word('salutation'), closing: word('closing') };
}

/** Another receiver by name. A row of annex 2 that was chosen for the one before no longer holds once nobody is named. */
export function withAddressee(kind: DocumentKind, content: LetterContent, addressee: string): LetterContent {
  const addressForm = addressee.trim() === '' ? '' : content.addressForm;
  return following(kind, content, { ...content, addressee, addressForm });
}

/** The writer chooses the row of annex 2: its words replace what stands there, and its ending follows the name. */
export function withForm(kind: DocumentKind, content: LetterContent, code: AddressCode | ''): LetterContent {
  const applied = addressOf(content);
  const ended = (applied && formOfAddress(applied.code).ending) ?? '';
  const name = ended && content.addressee.endsWith(ended) ? content.addressee.slice(0, -ended.length).trim() : content.addressee;
  const ending = code ? (formOfAddress(code).ending ?? '') : '';
  const after = { ...content, addressForm: code, addressee: [name, ending].filter(Boolean).join(' ') };
  return { ...after, ...wordsFor(kind, after) };
}

/**
 * Names the receiver of the letter by the first one that it is sent to, while the writer has named nobody else. A stamped letter goes to the
 * office itself (ข้อ 14), others to the post of its head.
 */
export function withReceivers(kind: DocumentKind, content: LetterContent, before: readonly LetterReceiver[], after: readonly LetterReceiver[]): LetterContent {
  if (!letterForms[kind].fields.includes('addressee') || isInEnglish(kind, content) || content.formCode) return content;
  const named = (receivers: readonly LetterReceiver[]) => {
    const { name = '', thaiName = name, headPost } = receivers[0] ?? {};
    return letterForms[kind].salutation ? headPost || addresseeFor(thaiName) : thaiName;
  };
  const [old, now] = [named(before), named(after)];
  return old !== now && (content.addressee === '' || content.addressee === old) ? withAddressee(kind, content, now) : content;
}
