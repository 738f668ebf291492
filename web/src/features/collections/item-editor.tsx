import type { AttachedFile, BookGroup } from '@sarabun/contract/collections/intranet';
import {
  type AudienceParty,
  type IntranetState,
  removeIntranetItem,
  saveIntranetItem,
  withdrawIntranetItem,
} from '@sarabun/contract/collections/manage-intranet';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { LongText } from '../../ui/fields/long-text';
import { Form, FormFailure } from '../../ui/forms/form';
import { useDraft } from '../../ui/forms/use-draft';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { AttachField } from './attach-field';
import { AudienceField } from './audience-field';
import styles from './collections.module.css';
import { IntranetArticle } from './intranet-dialog';
import { useCollectionAct, useEditedItem } from './use-intranet';

interface Mine {
  items: BookGroup[];
  audienceGroups: { id: number; name: string }[];
}

interface Draft {
  groupId: number;
  categoryId: number | null;
  title: string;
  number: string;
  body: string;
  announcedOn: string | null;
  showsFrom: string | null;
  showsUntil: string | null;
  pinned: boolean;
  forEveryone: boolean;
  audience: AudienceParty[];
  files: AttachedFile[];
}

interface EditorProps {
  /** Null for a new one. */
  itemId: number | null;
  mine: Mine;
  onClose: () => void;
}

/** Writes or changes an item: text, files, audience and period; with a preview. */
export function ItemEditor({ itemId, mine, onClose }: EditorProps) {
  const { t } = useText();
  const found = useEditedItem(itemId);
  const title = t(itemId === null ? 'intranet.add' : 'intranet.edit');
  const today = bangkokDay(new Date());
  const start: Draft = {
    groupId: mine.items[0]?.id ?? 0,
    categoryId: null,
    title: '',
    number: '',
    body: '',
    announcedOn: today,
    showsFrom: today,
    showsUntil: null,
    pinned: false,
    forEveryone: true,
    audience: [],
    files: [],
  };
  return (
    <DialogFrame title={title} width={900} onClose={onClose} sheet>
      <DialogHead title={title} onClose={onClose} />
      {itemId === null ? (
        <Suspense>
          <EditorForm start={start} known={null} state="draft" mine={mine} onClose={onClose} />
        </Suspense>
      ) : found.isError ? (
        <BlankState kind="error" title={t('collections.failed')} text={found.error.message} />
      ) : found.data ? (
        <Suspense>
          <EditorForm key={found.data.version} start={found.data} known={found.data} state={found.data.state} mine={mine} onClose={onClose} />
        </Suspense>
      ) : (
        <div className={styles.form}>
          <Bone width="100%" height={160} />
        </div>
      )}
    </DialogFrame>
  );
}

interface FormProps {
  start: Draft;
  known: { itemId: number; version: number } | null;
  state: IntranetState;
  mine: Mine;
  onClose: () => void;
}

function EditorForm({ start, known, state, mine, onClose }: FormProps) {
  const { t } = useText();
  const { draft, change, clear } = useDraft(`news_${known?.itemId ?? 'new'}_${known?.version ?? 0}`, start);
  const [preview, setPreview] = useState(false);
  const act = useCollectionAct(() => {
    clear();
    onClose();
  });
  const save = (publish: boolean) => {
    const { announcedOn, showsFrom } = draft;
    const needed = { title: draft.title.trim() !== '', announcedOn: announcedOn !== null, showsFrom: showsFrom !== null };
    const missing = (Object.keys(needed) as (keyof typeof needed)[]).filter((name) => !needed[name]);
    if (missing.length > 0 || announcedOn === null || showsFrom === null) {
      setPreview(false);
      return act.setFaults(
        Object.fromEntries(missing.map((name) => [name, t('settings.needed', { label: t(name === 'title' ? 'intranet.subject' : `intranet.${name}`) })])),
      );
    }
    const { files, audience, ...fields } = draft;
    const request = {
      ...fields,
      announcedOn,
      showsFrom,
      item: known && { itemId: known.itemId, version: known.version },
      audience: audience.map(({ kind, id }) => ({ kind, id })),
      fileIds: files.map(({ fileId }) => fileId),
      publish,
    };
    return act.run(() => call(saveIntranetItem, request), t(publish ? 'intranet.published' : 'intranet.saved'));
  };
  return (
    <Form act={act} label={t('intranet.form')} className={ui.drawerForm} failureInside onSubmit={() => save(true)}>
      <div className={styles.form}>
        <FormFailure text={act.failure} />
        {preview ? <Preview draft={draft} groups={mine.items} /> : <EditorFields draft={draft} faults={act.faults} mine={mine} onChange={change} />}
      </div>
      <EditorFoot known={known} state={state} act={act} preview={preview} onPreview={() => setPreview(!preview)} onSave={() => void save(false)} />
    </Form>
  );
}

function EditorFields({
  draft,
  faults,
  mine,
  onChange,
}: {
  draft: Draft;
  faults: Record<string, string>;
  mine: Mine;
  onChange: (part: Partial<Draft>) => void;
}) {
  const { t, language } = useText();
  const categories = mine.items.find(({ id }) => id === draft.groupId)?.categories ?? [];
  return (
    <>
      <div className={styles.two}>
        <Field label={t('collections.group')} required error={faults.groupId}>
          {(control) => (
            <select
              {...control}
              className={ui.input}
              value={draft.groupId}
              onChange={(event) => onChange({ groupId: Number(event.target.value), categoryId: null })}
            >
              {mine.items.map((group) => (
                <option key={group.id} value={group.id}>
                  {group[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('collections.category')} error={faults.categoryId}>
          {(control) => (
            <select
              {...control}
              className={ui.input}
              disabled={categories.length === 0}
              value={draft.categoryId ?? ''}
              onChange={(event) => onChange({ categoryId: event.target.value === '' ? null : Number(event.target.value) })}
            >
              <option value="">{t('intranet.noCategory')}</option>
              {categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {category[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={t('intranet.subject')} required error={faults.title}>
        {(control) => (
          <input {...control} className={ui.input} maxLength={500} value={draft.title} onChange={(event) => onChange({ title: event.target.value })} />
        )}
      </Field>
      <Field label={t('intranet.body')} hint={t('intranet.bodyHint')} error={faults.body}>
        {(control) => <LongText {...control} rows={9} most={20_000} value={draft.body} onChange={(event) => onChange({ body: event.target.value })} />}
      </Field>
      <AttachField files={draft.files} error={faults.fileIds} onChange={(files) => onChange({ files })} />
      <div className={styles.two}>
        <Field label={t('intranet.number')} error={faults.number}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={100} value={draft.number} onChange={(event) => onChange({ number: event.target.value })} />
          )}
        </Field>
        <DayField
          label={t('intranet.announcedOn')}
          required
          error={faults.announcedOn}
          value={draft.announcedOn}
          onChange={(announcedOn) => onChange({ announcedOn })}
        />
        <DayField label={t('intranet.showsFrom')} required error={faults.showsFrom} value={draft.showsFrom} onChange={(showsFrom) => onChange({ showsFrom })} />
        <DayField
          label={t('intranet.showsUntil')}
          error={faults.showsUntil}
          value={draft.showsUntil}
          earliest={draft.showsFrom}
          onChange={(showsUntil) => onChange({ showsUntil })}
        />
      </div>
      <AudienceField forEveryone={draft.forEveryone} audience={draft.audience} groups={mine.audienceGroups} error={faults.audience} onChange={onChange} />
      <label className={clsx(ui.row, ui.sm)}>
        <input type="checkbox" className={ui.tick} checked={draft.pinned} onChange={(event) => onChange({ pinned: event.target.checked })} />
        {t('intranet.pin')}
      </label>
    </>
  );
}

function Preview({ draft, groups }: { draft: Draft; groups: BookGroup[] }) {
  const { t } = useText();
  const group = groups.find(({ id }) => id === draft.groupId);
  if (!group) return null;
  const category = group.categories.find(({ id }) => id === draft.categoryId) ?? null;
  return (
    <section aria-label={t('intranet.preview')}>
      <h3 className={clsx(ui.h2, styles.title)}>{draft.title || t('intranet.noTitle')}</h3>
      <IntranetArticle item={{ ...draft, group, category, announcedOn: draft.announcedOn ?? '', publishedBy: '' }} />
    </section>
  );
}

interface FootProps extends Pick<FormProps, 'known' | 'state'> {
  act: ReturnType<typeof useCollectionAct>;
  preview: boolean;
  onPreview: () => void;
  onSave: () => void;
}

function EditorFoot({ known, state, act, preview, onPreview, onSave }: FootProps) {
  const { t } = useText();
  const isShown = state === 'shown' || state === 'scheduled' || state === 'over';
  return (
    <div className={ui.drawerFoot}>
      {known && isShown && (
        <Button
          tone="quiet"
          className={ui.drawerOff}
          disabled={act.busy}
          onClick={() => void act.run(() => call(withdrawIntranetItem, known), t('intranet.withdrawn'))}
        >
          {t('intranet.withdraw')}
        </Button>
      )}
      {known && state === 'draft' && (
        <Button
          tone="quiet"
          className={ui.drawerOff}
          disabled={act.busy}
          onClick={() => void act.run(() => call(removeIntranetItem, known), t('intranet.removed'))}
        >
          {t('intranet.remove')}
        </Button>
      )}
      <span className={ui.grow} />
      <Button tone="quiet" aria-pressed={preview} onClick={onPreview}>
        {t(preview ? 'intranet.write' : 'intranet.preview')}
      </Button>
      {!isShown && (
        <Button tone="ghost" disabled={act.busy} onClick={onSave}>
          {t('intranet.saveDraft')}
        </Button>
      )}
      <Button type="submit" busy={act.busy}>
        {t('intranet.publish')}
      </Button>
    </div>
  );
}
