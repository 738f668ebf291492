import { actingApplies, appointActing } from '@sarabun/contract/acting/acting';
import { type ActingPhraseName, actingPhrases, actingWords, signatureBlock } from '@sarabun/contract/acting/acting-phrase';
import { type DocumentKind, documentKindCodes, documentKinds } from '@sarabun/contract/documents/document-kind';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { IconButton } from '../../ui/button';
import { DayField } from '../../ui/fields/day-field';
import { Field } from '../../ui/fields/field';
import { useDraft } from '../../ui/forms/use-draft';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { OrderField, type Party, PartyField, RightsForm } from '../rights';

interface Draft {
  phrase: ActingPhraseName;
  applies: (typeof actingApplies)[number];
  orderNumber: string;
  orderedOn: string | null;
  startsOn: string | null;
  endsOn: string | null;
  kinds: readonly DocumentKind[];
  scope: string;
  excludes: string;
}

const emptyDraft = (): Draft => {
  const today = bangkokDay(new Date());
  return { phrase: 'vacancy', applies: 'whenAway', orderNumber: '', orderedOn: today, startsOn: today, endsOn: null, kinds: [], scope: '', excludes: '' };
};

/** Writes an order to act for a post, with a preview of the lines under the signature. */
export function ActingForm({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const kept = useDraft('acting', { ...emptyDraft(), post: null as Party | null, persons: [] as readonly Party[] });
  const { draft, change } = kept;
  const { post, persons, ...order } = draft;
  const needed = (label: string) => t('settings.needed', { label });
  const choose = (label: string) => t('settings.neededChoice', { label });
  const missing = () => ({
    ...(!post && { postId: choose(t('rights.acting.post')) }),
    ...(persons.length === 0 && { personIds: choose(t('rights.acting.succession')) }),
    ...(draft.orderNumber.trim() === '' && { orderNumber: needed(t('rights.orderNumber')) }),
    ...(!draft.orderedOn && { orderedOn: choose(t('rights.acting.orderedOn')) }),
    ...(!draft.startsOn && { startsOn: choose(t('rights.startsOn')) }),
  });
  const send = () =>
    call(appointActing, {
      ...order,
      postId: post?.id ?? 0,
      personIds: persons.map(({ id }) => id),
      orderedOn: draft.orderedOn ?? '',
      startsOn: draft.startsOn ?? '',
      kinds: draft.kinds.length > 0 ? [...draft.kinds] : null,
    });
  const title = t('rights.acting.appoint');
  const signed = signatureBlock({ name: persons[0]?.name ?? '…', post: t('rights.acting.ownPost'), acting: { phrase: draft.phrase, post: post?.name ?? '…' } });
  return (
    <RightsForm title={title} submit={title} done={t('rights.given')} missing={missing} send={send} kept={kept} onClose={onClose}>
      {(faults) => (
        <>
          <PartyField label={t('rights.acting.post')} from="post" value={post} onChange={(party) => change({ post: party })} error={faults.postId} />
          <Field label={t('rights.acting.phrase')} required error={faults.phrase} hint={actingWords[draft.phrase].when[language]}>
            {(control) => (
              <select
                {...control}
                className={ui.input}
                value={draft.phrase}
                onChange={(event) => change({ phrase: actingPhrases.find((one) => one === event.target.value) ?? 'plain' })}
              >
                {actingPhrases.map((phrase) => (
                  <option key={phrase} value={phrase}>
                    {actingWords[phrase].th}
                    {language === 'en' && ` – ${actingWords[phrase].en}`}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Applies value={draft.applies} onChange={(applies) => change({ applies })} />
          <Succession persons={persons} error={faults.personIds} onChange={(parties) => change({ persons: parties })} />
          <OrderField value={draft.orderNumber} required error={faults.orderNumber} onChange={(orderNumber) => change({ orderNumber })} />
          <DayField
            label={t('rights.acting.orderedOn')}
            required
            value={draft.orderedOn}
            onChange={(orderedOn) => change({ orderedOn })}
            error={faults.orderedOn}
          />
          <div className={ui.pair}>
            <DayField label={t('rights.startsOn')} required value={draft.startsOn} onChange={(startsOn) => change({ startsOn })} error={faults.startsOn} />
            <DayField
              label={t('rights.endsOn')}
              value={draft.endsOn}
              earliest={draft.startsOn}
              onChange={(endsOn) => change({ endsOn })}
              error={faults.endsOn}
            />
          </div>
          <Kinds kinds={draft.kinds} onChange={(kinds) => change({ kinds })} />
          {(['scope', 'excludes'] as const).map((name) => (
            <Field key={name} label={t(`rights.acting.${name}`)} error={faults[name]}>
              {(control) => (
                <input
                  {...control}
                  className={ui.input}
                  maxLength={500}
                  autoComplete="off"
                  value={draft[name]}
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Signed lines={signed} />
        </>
      )}
    </RightsForm>
  );
}

/** The lines under the signature. */
function Signed({ lines }: { lines: readonly string[] }) {
  const { t } = useText();
  return (
    <Note tone="blue">
      <p className={clsx(ui.xs, ui.muted)}>{t('rights.acting.signed')}</p>
      {lines.map((line) => (
        <p key={line} className={ui.sm}>
          {line}
        </p>
      ))}
    </Note>
  );
}

function Succession({ persons, error, onChange }: { persons: readonly Party[]; error: string | undefined; onChange: (persons: readonly Party[]) => void }) {
  const { t } = useText();
  const up = (index: number) =>
    onChange(persons.map((person, at) => (at === index - 1 ? (persons[index] as Party) : at === index ? (persons[index - 1] as Party) : person)));
  return (
    <div>
      <PartyField
        label={t('rights.acting.succession')}
        from="person"
        value={null}
        error={error}
        hint={t('rights.acting.successionHint')}
        onChange={(person) => person && !persons.some(({ id }) => id === person.id) && onChange([...persons, person])}
      />
      <ol className={ui.rightsOrder}>
        {persons.map((person, index) => (
          <li key={person.id}>
            <span className={clsx(ui.rightsRank, ui.num)}>{index + 1}</span>
            <span className={clsx(ui.grow, ui.sm)}>
              <Kept>{person.name}</Kept>
            </span>
            {index > 0 && (
              <IconButton dense label={t('rights.acting.up', { name: person.name })} onClick={() => up(index)}>
                <IconArrowUp size={18} aria-hidden />
              </IconButton>
            )}
            <IconButton dense label={t('rights.acting.takeOut', { name: person.name })} onClick={() => onChange(persons.filter(({ id }) => id !== person.id))}>
              <IconX size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Kinds({ kinds, onChange }: { kinds: readonly DocumentKind[]; onChange: (kinds: readonly DocumentKind[]) => void }) {
  const { t, language } = useText();
  return (
    <details>
      <summary className={clsx(ui.sm, ui.strong)}>
        {kinds.length > 0 ? t('rights.acting.someKinds', { count: kinds.length }) : t('rights.acting.allKinds')}
      </summary>
      <div className={ui.rightsKinds}>
        {documentKindCodes.map((code) => (
          <label key={code} className={clsx(ui.rightsCheck, ui.sm)}>
            <input
              type="checkbox"
              className={ui.tick}
              checked={kinds.includes(code)}
              onChange={(event) => onChange(event.target.checked ? [...kinds, code] : kinds.filter((one) => one !== code))}
            />
            {documentKinds[code].label[language]}
          </label>
        ))}
      </div>
    </details>
  );
}

/** On which of its days an order applies. The texts are long, so they are listed instead of put into a select box. */
function Applies({ value, onChange }: { value: Draft['applies']; onChange: (applies: Draft['applies']) => void }) {
  const { t } = useText();
  return (
    <fieldset className={clsx(ui.field, ui.rightsApplies)}>
      <legend>{t('rights.acting.when')}</legend>
      {actingApplies.map((one) => (
        <label key={one} className={ui.rightsCheck}>
          <input type="radio" name="applies" checked={one === value} onChange={() => onChange(one)} />
          {t(`rights.acting.applies.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
