import { type DraftView, openDraft, saveDraft } from '@sarabun/contract/drafts/drafts';
import { withSuggestions } from '@sarabun/contract/drafts/text-places';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { useLineBack } from '../../platform/line';
import { useDraft } from '../../ui/forms/use-draft';
import { type DraftFields, fieldsOf, givenOf } from './draft-fields';
import { thisTab } from './lock/this-tab';

/** Autosave delay after the last key in milliseconds. */
const rest = 1000;

/** The state of the draft compared with the stored one. */
export type SaveState = { at: 'fresh' } | { at: 'saved'; savedAt: Date } | { at: 'waiting' } | { at: 'saving' } | { at: 'failed'; error: Error };

interface Kept {
  documentId: number;
  revision: number;
}

interface Backup {
  fields: DraftFields | null;
  revision: number;
}

/** The current values, independent of rendering. */
interface Now {
  fields: DraftFields;
  kept: Kept | null;
  /** There are unsaved changes. */
  dirty: boolean;
  saving: Promise<boolean> | null;
  timer: number;
  /** Two versions wait for the person's choice. */
  blocked: boolean;
  /** A request without an answer: it may have been saved. */
  unanswered: Sent | null;
}

interface Sent {
  input: InputOf<typeof saveDraft>;
  fields: DraftFields;
}

/** The files on the screen after `sent` was saved as `kept`; files added in the meantime stay. */
function filesNow(shown: DraftFields['files'], sent: DraftFields['files'], kept: DraftView['files']): DraftFields['files'] {
  const files = kept.map((file) => ({ ...file, uploadId: null }));
  return shown === sent ? files : shown.map((file) => files.find(({ name }) => file.uploadId !== null && name === file.name) ?? file);
}

const isRefusal = (error: unknown) => error instanceof CallFailed && error.status > 0 && error.status < 500;

/**
 * Sends a draft. An unanswered request is repeated first, unchanged: the server then returns its result, and a first save that arrived does
 * not create a second letter.
 */
async function sendDraft(now: Now, fields: DraftFields): Promise<AnswerOf<typeof saveDraft>['item']> {
  const send = async (sent: Sent) => {
    now.unanswered = sent;
    try {
      const { item } = await call(saveDraft, sent.input);
      now.unanswered = null;
      now.kept = { documentId: item.documentId, revision: item.revision };
      return item;
    } catch (error) {
      if (isRefusal(error)) now.unanswered = null;
      throw error;
    }
  };
  const before = now.unanswered;
  const item = before && (await send(before));
  if (item && before.fields === fields) return item;
  const rest = item ? { ...fields, files: filesNow(fields.files, before.fields.files, item.files) } : fields;
  const { kept } = now;
  return send({ input: { ...givenOf(rest), tab: thisTab, ...(kept && { documentId: kept.documentId, revision: kept.revision }) }, fields });
}

/** Saves what is unsaved; false if that failed. Leaving the page saves, too. */
function useFlush(now: RefObject<Now>, saveOnce: () => Promise<boolean>): () => Promise<boolean> {
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(now.current.timer);
    if (now.current.saving) await now.current.saving;
    if (now.current.blocked) return false;
    if (!now.current.dirty) return true;
    now.current.saving = saveOnce();
    const done = await now.current.saving;
    now.current.saving = null;
    return done && now.current.dirty ? flush() : done;
  }, [now, saveOnce]);

  useEffect(() => {
    const { current } = now;
    if (current.dirty) current.timer = window.setTimeout(() => void flush(), rest);
    return () => {
      clearTimeout(current.timer);
      if (current.dirty && !current.blocked) void flush();
    };
  }, [now, flush]);
  useLineBack(() => now.current.dirty && !now.current.blocked && void flush());
  return flush;
}

/** Fills in what the writer has not decided. Alone it is no reason to create a draft: it is saved with the first input. */
function useProposing(now: RefObject<Now>, setFields: (fields: DraftFields) => void, change: (part: Partial<DraftFields>) => void) {
  return useCallback(
    (part: Partial<DraftFields>) => {
      if (now.current.kept || now.current.dirty) return change(part);
      now.current.fields = { ...now.current.fields, ...part };
      setFields(now.current.fields);
    },
    [now, setFields, change],
  );
}

interface Changer {
  setFields: (fields: DraftFields) => void;
  setState: (change: (old: SaveState) => SaveState) => void;
  keep: ReturnType<typeof useBackup>['backup']['change'];
}

/** Changes the letter: stored in this tab at once, and on the server when typing pauses. */
function useChange(now: RefObject<Now>, flush: () => Promise<boolean>, { setFields, setState, keep }: Changer) {
  return useCallback(
    (part: Partial<DraftFields> | ((old: DraftFields) => DraftFields)) => {
      const next = typeof part === 'function' ? part(now.current.fields) : { ...now.current.fields, ...part };
      now.current.fields = next;
      now.current.dirty = true;
      setFields(next);
      keep({ fields: next, revision: now.current.kept?.revision ?? 0 });
      setState((old) => (old.at === 'saving' ? old : { at: 'waiting' }));
      clearTimeout(now.current.timer);
      now.current.timer = window.setTimeout(() => void flush(), rest);
    },
    [now, flush, setFields, setState, keep],
  );
}

interface Shower {
  setFields: (fields: DraftFields) => void;
  setKept: (kept: Kept) => void;
  setReplaced: (count: (old: number) => number) => void;
  setState: (state: SaveState) => void;
  change: (part: Partial<DraftFields>) => void;
  clear: () => void;
}

/** Shows a text that was not typed here. What was typed since the last save is saved with it. */
function useShowing(now: RefObject<Now>, { setFields, setKept, setReplaced, setState, change, clear }: Shower) {
  return (fields: DraftFields, { documentId, revision }: Kept, savedAt: Date) => {
    now.current.kept = { documentId, revision };
    now.current.fields = fields;
    setKept(now.current.kept);
    setFields(fields);
    setReplaced((count) => count + 1);
    if (now.current.dirty) return change({});
    setState({ at: 'saved', savedAt });
    clear();
  };
}

/** What was typed in this tab and not saved. */
function useBackup({ opened, origin, isBegun }: Pick<Begun, 'opened' | 'origin' | 'isBegun'>) {
  const backup = useDraft<Backup>(`letter_${opened?.documentId ?? origin}`, { fields: null, revision: 0 });
  const restored = backup.draft.revision === (opened?.revision ?? 0) ? backup.draft.fields : null;
  return { backup, restored, isUnsaved: restored !== null || (opened === null && isBegun) };
}

export interface Begun {
  start: DraftFields;
  opened: DraftView | null;
  /** What a new letter is: empty, an answer, a copy, or from a template, and of which one. What is typed in one does not show up in another. */
  origin: 'new' | `answer_${number}` | `copy_${number}` | `template_${number}`;
  /** A new letter is saved as it begins, without a key: a copy, or a template that was filled in. */
  isBegun: boolean;
  onCreated: (documentId: number) => void;
}

/**
 * A letter being written: every change is stored in this tab at once, and on the server when typing pauses. If another window or person
 * saved in the meantime, nothing is overwritten: the person chooses between both versions.
 */
export function useLetterDraft({ start, opened, origin, isBegun, onCreated }: Begun) {
  const cache = useQueryClient();
  const { backup, restored, isUnsaved } = useBackup({ opened, origin, isBegun });
  const [fields, setFields] = useState<DraftFields>(restored ?? start);
  const [state, setState] = useState<SaveState>(isUnsaved ? { at: 'waiting' } : opened ? { at: 'saved', savedAt: opened.savedAt } : { at: 'fresh' });
  const [kept, setKept] = useState<Kept | null>(opened);
  const [theirs, setTheirs] = useState<DraftView | null>(null);
  /** Counts texts that were not typed, so that the editor shows them. */
  const [replaced, setReplaced] = useState(0);
  const now = useRef<Now>({ fields, kept, dirty: isUnsaved, saving: null, timer: 0, blocked: false, unanswered: null });
  now.current.fields = fields;

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { fields: sent, kept: before } = now.current;
    now.current.dirty = false;
    setState({ at: 'saving' });
    try {
      const item = await sendDraft(now.current, sent);
      setKept(now.current.kept);
      now.current.fields = { ...now.current.fields, files: filesNow(now.current.fields.files, sent.files, item.files) };
      setFields(now.current.fields);
      setState(now.current.dirty ? { at: 'waiting' } : { at: 'saved', savedAt: item.savedAt });
      if (!now.current.dirty) backup.clear();
      if (!before) onCreated(item.documentId);
      void cache.invalidateQueries({ queryKey: ['letters', 'mine'] });
      return true;
    } catch (error) {
      now.current.dirty = true;
      setState({ at: 'failed', error: error as Error });
      if (error instanceof CallFailed && error.code === 'draftChanged' && before) {
        const opened = await call(openDraft, { documentId: before.documentId }).catch(() => null);
        now.current.blocked = opened !== null;
        setTheirs(opened?.item ?? null);
      }
      return false;
    }
  }, [backup.clear, cache, onCreated]);

  const flush = useFlush(now, saveOnce);
  const change = useChange(now, flush, { setFields, setState, keep: backup.change });
  const propose = useProposing(now, setFields, change);

  const show = useShowing(now, { setFields, setKept, setReplaced, setState, change, clear: backup.clear });
  /** Ends a conflict: takes the other version, or saves one's own over it. */
  const settle = (whose: 'mine' | 'theirs') => {
    if (!theirs) return;
    now.current.blocked = false;
    setTheirs(null);
    now.current.dirty = whose === 'mine';
    if (whose === 'theirs') return show(fieldsOf(theirs), theirs, theirs.savedAt);
    now.current.kept = { documentId: theirs.documentId, revision: theirs.revision };
    setKept(now.current.kept);
    void flush();
  };
  /** The server stored accepted suggestions: they are put into the text here, too, with what was typed meanwhile. */
  const takeSuggestions = (suggestions: Parameters<typeof withSuggestions>[1], { revision, savedAt }: { revision: number; savedAt: Date }) => {
    const { kept, fields: typed } = now.current;
    const content = { ...typed.content, body: withSuggestions(typed.content.body, suggestions).body };
    if (kept) show({ ...typed, content }, { ...kept, revision }, savedAt);
  };
  return {
    fields,
    change,
    propose,
    takeSuggestions,
    state,
    kept,
    theirs,
    settle,
    flush,
    replaced,
    isResumed: opened !== null || restored !== null,
    current: () => now.current.kept,
  };
}

export type LetterDraft = ReturnType<typeof useLetterDraft>;
