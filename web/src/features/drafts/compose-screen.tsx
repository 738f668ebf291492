import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { openDraft } from '@sarabun/contract/drafts/drafts';
import { templateFields } from '@sarabun/contract/drafts/template-fields';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { PartyPicker } from '../documents';
import styles from './compose.module.css';
import { type ComposeAddress, readComposeSearch } from './compose-search';
import { Composer } from './composer';
import { copiedFields, fieldsOf, freshFields, fromTemplate, type NewDraft } from './draft-fields';
import { KindChooser } from './kind-chooser';
import { GuardedDraft } from './lock/guarded-draft';
import { TemplateStart } from './templates/template-start';
import { Arrival } from './use-leave';
import { useNewDraft } from './use-new-draft';

/** The editor of own letters: a new one, whose kind is chosen first, or an existing draft. */
export function ComposeScreen() {
  const { history } = useRouter();
  const [arrival] = useState(() => ({ arrivedAt: history.location.state.__TSR_index }));
  return (
    <Arrival value={arrival}>
      <Writing />
    </Arrival>
  );
}

function Writing() {
  const search: ComposeAddress = readComposeSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  // The letter gets its id with the first save; the address changes, and the screen stays.
  const [session, setSession] = useState({ key: 0, search, created: 0 });
  const isOwn = session.created > 0 && search.document === session.created;
  const isOther = !isOwn && JSON.stringify(search) !== JSON.stringify(session.search);
  if (isOther) setSession({ key: session.key + 1, search, created: 0 });
  const onCreated = useCallback(
    (documentId: number) => {
      setSession((old) => ({ ...old, created: documentId }));
      void navigate({ to: '/sarabun/compose', search: { document: documentId }, replace: true });
    },
    [navigate],
  );
  const { document, kind, form } = session.search;
  if (document !== undefined)
    return (
      <GuardedDraft key={session.key} documentId={document} waiting={<Bones />}>
        {(onTaken) => <OpenedDraft documentId={document} onCreated={onCreated} onTaken={onTaken} />}
      </GuardedDraft>
    );
  if (kind === undefined && session.search.copies === undefined && session.search.template === undefined)
    return <FirstQuestion onChoose={(chosen) => void navigate({ to: '/sarabun/compose', search: { ...search, ...chosen } })} />;
  return (
    <GuardedDraft key={session.key} documentId={session.created || null} waiting={<Bones />}>
      {(onTaken) => <FreshLetter address={{ ...session.search, kind, form }} onCreated={onCreated} onTaken={onTaken} />}
    </GuardedDraft>
  );
}

type Chosen = { kind: DocumentKind; form: string | undefined } | { template: number };

function FirstQuestion({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const begin = useNewDraft();
  // Writing begins in it, once the kind is chosen.
  useEffect(() => void PartyPicker.preload(), []);
  return <KindChooser forms={begin.data?.forms ?? []} onChoose={(kind, form) => onChoose({ kind, form })} onTemplate={(template) => onChoose({ template })} />;
}

interface WritingProps {
  onCreated: (documentId: number) => void;
  onTaken: () => void;
}

function OpenedDraft({ documentId, ...writing }: WritingProps & { documentId: number }) {
  const draft = useQuery({
    queryKey: ['letters', 'draft', documentId],
    queryFn: ({ signal }) => call(openDraft, { documentId }, { signal }),
    select: ({ item }) => item,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const begin = useNewDraft();
  if (draft.isError) return <Failed error={draft.error} onRetry={() => void draft.refetch()} />;
  if (!draft.data || !begin.data) return <Bones />;
  return <Composer start={fieldsOf(draft.data)} opened={draft.data} begin={begin.data} {...writing} />;
}

function FreshLetter({ address, ...writing }: WritingProps & { address: ComposeAddress }) {
  const begin = useNewDraft(address);
  // Writing begins in the picker of receivers: the form waits for it, so that it can be focused.
  const [isReady, setReady] = useState(false);
  useEffect(() => void PartyPicker.preload().then(() => setReady(true)), []);
  if (begin.isError) return <Failed error={begin.error} onRetry={() => void begin.refetch()} />;
  if (!begin.data || !isReady) return <Bones />;
  const { copied, template } = begin.data;
  if (template) return <FromTemplate template={template} begin={begin.data} {...writing} />;
  const start = copied ? copiedFields(copied) : freshFields(address.kind ?? 1, begin.data, address.form);
  return <Composer start={start} opened={null} begin={begin.data} isBegun={copied !== null} {...writing} />;
}

interface FromTemplateProps extends WritingProps {
  template: NonNullable<NewDraft['template']>;
  begin: NewDraft;
}

/** A new letter from a template, whose fields are asked for first. */
function FromTemplate({ template, begin, ...writing }: FromTemplateProps) {
  const [values, setValues] = useState<ReadonlyMap<string, string> | null>(() => (templateFields(template.content).length === 0 ? new Map() : null));
  if (!values) return <TemplateStart template={template} onBegin={setValues} />;
  return <Composer start={fromTemplate(template, begin, values)} opened={null} begin={begin} isBegun={values.size > 0} {...writing} />;
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useText();
  return (
    <BlankState page kind="error" title={t('letters.openFailed')} text={error.message}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </BlankState>
  );
}

function Bones() {
  return (
    <div className={styles.root} aria-hidden>
      <div className={clsx(styles.form, ui.stack)}>
        <Bone width="40%" height={28} />
        <Bone width="100%" height={40} />
        <Bone width="100%" height={40} />
        <Bone width="100%" height={240} />
      </div>
      <div className={clsx(styles.paper, ui.desk)} />
    </div>
  );
}
