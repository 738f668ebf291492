import type { keptForms as listEndpoint, removeForm as removeEndpoint, saveForm as saveEndpoint } from '@sarabun/contract/drafts/agency-forms';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { foldSearch } from '@sarabun/contract/values/search-text';
import type { ActContext, ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { deleteForm, findKeptForms, insertForm, isFormUsed, lockForm, updateForm } from './form-store';
import { formChanged, formCodeTaken, formUsed } from './refusals';

/** The agency's forms, with the number of letters on each. */
export async function keptForms({ db }: ReadContext, { search }: InputOf<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  return { items: await findKeptForms(db, foldSearch(search)) };
}

/**
 * Adds or changes a form, unless someone else changed it in the meantime. Existing fields keep the key under which letters store their
 * value; a new one gets the next key.
 */
export async function saveForm(context: ActContext, { version, ...form }: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> {
  const { db, actor, now, audit } = context;
  const before = await lockForm(db, form.code);
  if (version === null && before) throw formCodeTaken();
  if (version !== null && !before) throw notFound();
  if (version !== null && before?.version !== version) throw formChanged();
  const saved = { ...form, fields: named(form.fields, before?.names ?? []) };
  if (version !== null) await updateForm(db, saved, { personId: actor.personId, now });
  else if (!(await insertForm(db, saved, { personId: actor.personId, now }))) throw formCodeTaken();
  audit({ detail: { code: form.code } });
  return { code: form.code };
}

type Field = InputOf<typeof saveEndpoint>['fields'][number];

/** Assigns keys to fields: existing ones keep theirs, all others are new, whatever they were called. */
function named(fields: readonly Field[], known: readonly string[]): (Field & { name: string })[] {
  const used = new Set(known);
  let next = 1;
  const fresh = () => {
    while (used.has(`field${next}`)) next += 1;
    used.add(`field${next}`);
    return `field${next}`;
  };
  return fields.map((field) => ({ ...field, name: field.name !== null && known.includes(field.name) ? field.name : fresh() }));
}

/** Deletes a form. A form with letters is switched off instead. */
export async function removeForm({ db, audit }: ActContext, { code }: InputOf<typeof removeEndpoint>): Promise<AnswerOf<typeof removeEndpoint>> {
  if (!(await lockForm(db, code))) throw notFound();
  if (await isFormUsed(db, code)) throw formUsed();
  await deleteForm(db, code);
  audit({ detail: { code } });
  return {};
}
