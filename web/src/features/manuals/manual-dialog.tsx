import {
  addManualPage,
  type EditedManualPage,
  manualChapters,
  manualKinds,
  manualPicturePath,
  manualPictureTaken,
  maxManualPictureBytes,
  removeManualPage,
  saveManualPage,
} from '@sarabun/contract/manuals/manuals';
import { IconPhotoPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { upload } from '../../platform/upload';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Field } from '../../ui/fields/field';
import { FileButton } from '../../ui/fields/file-input';
import { LongText } from '../../ui/fields/long-text';
import { Segments } from '../../ui/fields/segments';
import { Form, FormFailure } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { lazyPart } from '../../ui/lazy-part';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { FilmPlayer } from './film-player';
import styles from './manuals.module.css';
import { useEditedPage } from './use-manuals';

const ManualText = lazyPart(async () => (await import('./manual-text')).default);

interface Draft {
  kind: (typeof manualKinds)[number];
  chapter: (typeof manualChapters)[number];
  titleTh: string;
  titleEn: string;
  bodyTh: string;
  bodyEn: string;
  active: boolean;
}

/** A new page of the agency's own. */
export function NewManualDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const act = useAct(['manuals'], onClose);
  const empty: Draft = { kind: 'manual', chapter: 'start', titleTh: '', titleEn: '', bodyTh: '', bodyEn: '', active: true };
  return (
    <DialogFrame title={t('manuals.add')} width={1200} onClose={onClose} sheet>
      <ManualForm
        first={empty}
        act={act}
        mayManage
        isNew
        onClose={onClose}
        onSave={(draft) => act.run(() => call(addManualPage, draft), t('settings.saved'))}
      />
    </DialogFrame>
  );
}

/** An existing page: its texts, earlier versions, and restoring the product's text. */
export function EditManualDialog({ pageId, mayManage, onClose }: { pageId: number; mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const page = useEditedPage(pageId);
  return (
    <DialogFrame title={t('manuals.edit')} width={1200} onClose={onClose} sheet>
      {page.isError ? (
        <FailedState query={page} />
      ) : page.data ? (
        <Loaded page={page.data} mayManage={mayManage} onClose={onClose} onRefused={() => void page.refetch()} />
      ) : (
        <Bone width="90%" height={200} />
      )}
    </DialogFrame>
  );
}

function Loaded({ page, mayManage, onClose, onRefused }: { page: EditedManualPage; mayManage: boolean; onClose: () => void; onRefused: () => void }) {
  const { t } = useText();
  const act = useAct(['manuals'], onClose);
  const [asking, setAsking] = useState(false);
  // The version at the start of editing, on which a save is based until the person takes a newer one.
  const [began] = useState(page);
  const [version, setVersion] = useState(page.version);
  const first = {
    kind: page.kind,
    chapter: page.chapter,
    titleTh: began.title.th,
    titleEn: began.title.en,
    bodyTh: began.body.th,
    bodyEn: began.body.en,
    active: began.active,
  };
  const putsBack = page.standard && page.edited;
  return (
    <>
      <ManualForm
        first={first}
        act={act}
        mayManage={mayManage}
        onClose={onClose}
        theirs={version === page.version ? null : page}
        onStandOn={() => setVersion(page.version)}
        onSave={({ kind: _kind, chapter: _chapter, ...texts }) =>
          act.run(() => call(saveManualPage, { pageId: page.pageId, version, ...texts }), t('settings.saved')).finally(onRefused)
        }
        aside={<Earlier history={page.history} />}
        foot={
          mayManage && (putsBack || !page.standard) ? (
            <Button tone="quiet" onClick={() => setAsking(true)}>
              {t(putsBack ? 'manuals.putBack' : 'manuals.remove')}
            </Button>
          ) : null
        }
      />
      {asking && (
        <ConfirmDialog
          tone="warning"
          title={t(putsBack ? 'manuals.putBackTitle' : 'manuals.removeTitle')}
          text={t(putsBack ? 'manuals.putBackText' : 'manuals.removeText')}
          cancel={{ label: t('common.cancel'), onPress: () => setAsking(false) }}
          confirm={{
            label: t(putsBack ? 'manuals.putBack' : 'manuals.remove'),
            onPress: () => {
              setAsking(false);
              void act.run(() => call(removeManualPage, { pageId: page.pageId, version }), t('settings.saved'));
            },
          }}
        />
      )}
    </>
  );
}

interface ManualFormProps {
  first: Draft;
  act: ReturnType<typeof useAct>;
  mayManage: boolean;
  isNew?: boolean;
  /** The version that someone else saved in the meantime. */
  theirs?: EditedManualPage | null;
  onStandOn?: () => void;
  onSave: (draft: Draft) => Promise<void>;
  onClose: () => void;
  aside?: ReactNode;
  foot?: ReactNode;
}

function ManualForm({ first, act, mayManage, isNew = false, theirs = null, onStandOn, onSave, onClose, aside, foot }: ManualFormProps) {
  const { t } = useText();
  const [draft, setDraft] = useState(first);
  const [side, setSide] = useState<'Th' | 'En'>('Th');
  const change = (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part }));
  return (
    <Form act={act} className={styles.form} failureInside onSubmit={() => onSave(draft)}>
      <div className={styles.formTwo}>
        <div className={styles.write}>
          <h2 className={clsx(ui.h3, ui.strong)}>{t(isNew ? 'manuals.add' : 'manuals.edit')}</h2>
          <FormFailure text={act.failure} />
          {theirs && (
            <Note tone="amber">
              <p>{t('manuals.newer', { by: theirs.changedBy })}</p>
              <details>
                <summary>{t('settings.theirs')}</summary>
                <pre className={styles.theirs}>{`${theirs.title.th}\n\n${theirs.body.th}`}</pre>
              </details>
              <Button size="sm" tone="ghost" onClick={() => onStandOn?.()}>
                {t('settings.takeMine')}
              </Button>
            </Note>
          )}
          {isNew && <Place draft={draft} onChange={change} />}
          <Sides side={side} onSide={setSide} />
          <Texts draft={draft} side={side} faults={act.faults} readOnly={!mayManage} onChange={change} />
          <label className={clsx(ui.row, ui.sm)}>
            <input type="checkbox" checked={draft.active} disabled={!mayManage} onChange={(event) => change({ active: event.target.checked })} />
            {t('manuals.shown')}
          </label>
          {aside}
        </div>
        <section className={styles.preview} aria-label={t('manuals.preview')}>
          <h3 className={ui.h2}>{draft[`title${side}`]}</h3>
          {draft.kind === 'film' && <FilmPlayer text={draft[`body${side}`]} />}
          <Suspense fallback={<Bone width="80%" />}>
            <ManualText text={draft[`body${side}`]} />
          </Suspense>
        </section>
      </div>
      <div className={ui.drawerFoot}>
        {foot}
        <span className={ui.grow} />
        <Button tone="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        {mayManage && (
          <Button type="submit" busy={act.busy}>
            {t('settings.save')}
          </Button>
        )}
      </div>
    </Form>
  );
}

function Place({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const { t } = useText();
  return (
    <div className={clsx(ui.row, ui.wrap)}>
      <Field label={t('manuals.kind')}>
        {(control) => (
          <select {...control} className={ui.input} value={draft.kind} onChange={(event) => onChange({ kind: event.target.value as Draft['kind'] })}>
            {manualKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`manuals.kinds.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('manuals.chapter')}>
        {(control) => (
          <select {...control} className={ui.input} value={draft.chapter} onChange={(event) => onChange({ chapter: event.target.value as Draft['chapter'] })}>
            {manualChapters.map((chapter) => (
              <option key={chapter} value={chapter}>
                {t(`manuals.chapters.${chapter}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

function Sides({ side, onSide }: { side: 'Th' | 'En'; onSide: (side: 'Th' | 'En') => void }) {
  const { t } = useText();
  return (
    <Segments
      label={t('manuals.language')}
      values={['Th', 'En'] as const}
      chosen={side}
      onChoose={(one) => onSide(one)}
      word={(one) => t(`manuals.in${one}`)}
    />
  );
}

interface TextsProps {
  draft: Draft;
  side: 'Th' | 'En';
  faults: Record<string, string>;
  readOnly: boolean;
  onChange: (part: Partial<Draft>) => void;
}

function Texts({ draft, side, faults, readOnly, onChange }: TextsProps) {
  const { t } = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [failure, setFailure] = useState('');
  const [title, body] = [`title${side}`, `body${side}`] as const;
  const addPicture = async (file: File) => {
    setFailure('');
    if (file.size > maxManualPictureBytes) return setFailure(t('manuals.pictureTooLarge', { megabytes: maxManualPictureBytes / 1024 / 1024 }));
    try {
      const { name } = await upload(manualPicturePath, file, manualPictureTaken);
      const at = area.current?.selectionStart ?? draft[body].length;
      onChange({ [body]: `${draft[body].slice(0, at)}\n\n![${t('manuals.describe')}](${name})\n\n${draft[body].slice(at)}` });
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <>
      <Field label={t(`manuals.${title}`)} required={side === 'Th'} error={faults[title]}>
        {(control) => (
          <input
            {...control}
            className={ui.input}
            maxLength={200}
            readOnly={readOnly}
            value={draft[title]}
            onChange={(event) => onChange({ [title]: event.target.value })}
          />
        )}
      </Field>
      <Field label={t(`manuals.${body}`)} required={side === 'Th'} error={faults[body] || failure || undefined} hint={t('manuals.markup')}>
        {(control) => (
          <LongText
            {...control}
            ref={area}
            className={clsx(ui.input, styles.area)}
            most={20_000}
            readOnly={readOnly}
            value={draft[body]}
            onChange={(event) => onChange({ [body]: event.target.value })}
          />
        )}
      </Field>
      {!readOnly && (
        <div>
          <FileButton
            size="sm"
            icon={<IconPhotoPlus size={18} aria-hidden />}
            accept="image/png,image/jpeg,image/webp"
            aria-label={t('manuals.addPicture')}
            onFiles={([file]) => file && void addPicture(file)}
          >
            {t('manuals.addPicture')}
          </FileButton>
        </div>
      )}
    </>
  );
}

function Earlier({ history }: { history: EditedManualPage['history'] }) {
  const { t } = useText();
  const dates = useDates();
  if (history.length === 0) return null;
  return (
    <details>
      <summary className={clsx(ui.strong, ui.sm)}>{t('settings.history')}</summary>
      <ul className={styles.earlier}>
        {history.map((one) => (
          <li key={one.version}>
            <details>
              <summary className={ui.sm}>{t('manuals.until', { at: dates.moment(one.at), by: one.by })}</summary>
              <pre className={styles.theirs}>{`${one.title.th}\n\n${one.body.th}`}</pre>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
