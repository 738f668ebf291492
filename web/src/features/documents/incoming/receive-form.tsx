import { registerIncoming } from '@sarabun/contract/documents/register-incoming';
import { firstPlace } from '@sarabun/contract/documents/stamp-size';
import type { NumberSource } from '@sarabun/contract/registers/number-work';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconRubberStamp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { keyText } from '../../../platform/keys';
import { useKey } from '../../../platform/use-key';
import { Button } from '../../../ui/button';
import { Form, FormFailure } from '../../../ui/forms/form';
import { useSubmitKey } from '../../../ui/forms/use-submit-key';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { NumberSourceFields } from '../fields/number-source';
import { useDoneToast } from '../fields/use-done-toast';
import { type Registry, useRegister } from '../fields/use-registries';
import { useRouteAct } from '../fields/use-route-act';
import receiveStampStyles from '../view/receive-stamp.module.css';
import { doubtful, type Fillable } from './guess-rules';
import { IncomingFields, type IncomingMessages } from './incoming-fields';
import { LetterFiles } from './letter-files';
import { LowerReason } from './lower-reason';
import { NextNumber } from './next-number';
import { type Onward, type OnwardChoice, OnwardField } from './onward-field';
import receiveStyles from './receive.module.css';
import { type ClassesReceived, type IncomingFaults, incomingFaults } from './receive-rules';
import { useReceivedBefore } from './received-before';
import type { StackLetter } from './receiving-stack';
import { SameHint } from './same-hint';
import type { ReceivingStack } from './use-receiving-stack';
import { useRecognizedParties, useRecognizedSender, useSameInStack } from './use-recognition';

interface ReceiveFormProps {
  desk: ReceivingStack;
  letter: StackLetter;
  registries: readonly Registry[];
  /** The registry at whose desk letters are received. */
  here: Pick<Registry, 'deskId' | 'unitName'>;
  /** The register that numbers this letter; undefined if the person does not receive its class there. */
  registry: Registry | undefined;
  received: ClassesReceived;
  onRegistry: (deskId: number) => void;
  onward: OnwardChoice;
  /** Tells which field is in hand. */
  onField: (field: string | null) => void;
}

/** The form of one letter; Enter registers it and goes on to the next. A refusal keeps all input. */
export function ReceiveForm({ desk, letter, registries, here, registry, received, onRegistry, onward, onField }: ReceiveFormProps) {
  const { t } = useText();
  const [source, setSource] = useState<NumberSource>({});
  const [lowerReason, setLowerReason] = useState('');
  const { data: register } = useRegister(registry?.registerId);
  useRecognizedSender(desk, letter, here.deskId);
  const { isElsewhere } = useRecognizedParties(desk, letter, here.deskId);
  const same = useSameInStack(desk, letter, here.deskId);
  const { act, submit, faults, toCheck, asksStray, failure } = useRegistering(
    desk,
    letter,
    { deskId: here.deskId, received, onward: onward.onward, isElsewhere, isAnswered: same.isAnswered },
    { ...(register && source), ...(lowerReason.trim() && { lowerReason }) },
  );
  const form = useRef<HTMLFormElement>(null);
  // For people who come here with Enter.
  useEffect(() => form.current?.querySelector<HTMLElement>(`input.${ui.input}`)?.focus({ preventScroll: true }), []);
  // What is said at the foot takes room from the fields: the one to be looked at stays in sight.
  useLayoutEffect(() => {
    if (toCheck > 0 || asksStray) form.current?.querySelector(':focus')?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  }, [toCheck, asksStray]);
  // Both work from the stamp on the page as well as from the form.
  useSubmitKey(form);
  useKey('takeAll', (event) => {
    event.preventDefault();
    desk.change({ do: 'take', letter: letter.key });
  });
  return (
    <Form
      ref={form}
      act={act}
      label={t('documents.desk.form')}
      className={receiveStyles.form}
      failureInside
      onSubmit={submit}
      onFocus={({ target }) => onField(fieldOf(target))}
      onBlur={({ target, relatedTarget }) => {
        const left = fieldOf(target);
        if (left !== null && relatedTarget !== null && fieldOf(relatedTarget) !== left) desk.change({ do: 'take', letter: letter.key, fields: [left] });
      }}
    >
      <div className={receiveStyles.fields}>
        <NextNumber registries={registries} here={here} registry={registry} secrecy={letter.draft.secrecy} onRegistry={onRegistry} />
        <ReadStrip letter={letter} onTake={() => desk.change({ do: 'take', letter: letter.key })} />
        <SameHint {...same.hint} />
        <IncomingFields
          draft={letter.draft}
          faults={faults}
          onChange={(part) => desk.change({ do: 'type', letter: letter.key, part })}
          deskId={here.deskId}
          received={received}
          guessed={letter.guessed}
          isElsewhere={isElsewhere}
          underSecrecy={<LowerReason letter={letter} reason={lowerReason} error={faults.lowerReason} onChange={setLowerReason} />}
        />
        {register && <NumberSourceFields register={register} many={false} source={source} faults={faults} onChange={setSource} />}
        {letter.files.length > 0 && (
          <label className={clsx(ui.row, ui.sm)}>
            <input
              type="checkbox"
              className={ui.tick}
              checked={desk.stack.stamp !== null}
              onChange={(event) => desk.change({ do: 'stamp', letter: letter.key, place: event.target.checked ? (letter.stamp ?? firstPlace) : null })}
            />
            {t('route.stamp.on')}
          </label>
        )}
        <LetterFiles desk={desk} letter={letter} />
      </div>
      <OnwardField {...onward} />
      {/* Above the button that was pressed: what is above the fields may be out of sight. */}
      <div className={receiveStyles.said}>
        {toCheck > 0 && <Note tone="red">{t('documents.desk.checkFirst', { n: toCheck })}</Note>}
        {asksStray && <Note tone="red">{t('letterHints.keepsStray')}</Note>}
        <FormFailure text={same.failure || failure} />
      </div>
      <footer className={ui.actbar}>
        <span className={ui.grow} />
        <Button type="submit" size="lg" icon={<IconRubberStamp size={21} stroke={1.8} aria-hidden />} shortcut="Enter" busy={act.busy}>
          {t('documents.desk.register')}
        </Button>
      </footer>
    </Form>
  );
}

/** The field of the form to which an element belongs. */
const fieldOf = (element: EventTarget | null): Fillable | null =>
  ((element instanceof Element && element.closest<HTMLElement>('[data-field]')?.dataset.field) || null) as Fillable | null;

/** Says how much was read from the file and how much of it is to be looked at; Alt with A takes all of it. A scan says nothing. */
function ReadStrip({ letter: { guessed, files }, onTake }: { letter: Pick<StackLetter, 'guessed' | 'files'>; onTake: () => void }) {
  const { t } = useText();
  const read = Object.values(guessed).filter(({ place }) => place !== null).length;
  if (read === 0) {
    const reading = files[0]?.uploaded?.reading;
    const saysNothing = reading !== undefined && Object.keys(reading).length === 0;
    return saysNothing ? <p className={clsx(ui.sm, ui.muted)}>{t('letterHints.readNothing')}</p> : null;
  }
  const toCheck = doubtful(guessed).length;
  return (
    <div className={clsx(receiveStampStyles.read, ui.row, ui.between)} role="status">
      <span className={ui.sm}>
        {t('documents.desk.readCount', { n: read })} {toCheck > 0 && <b>{t('documents.desk.readToCheck', { n: toCheck })}</b>}
      </span>
      <Button tone="ghost" size="sm" shortcut={keyText('takeAll')} onClick={onTake}>
        {t('documents.desk.takeAll')}
      </Button>
    </div>
  );
}

interface RegisteringAt {
  deskId: number;
  received: ClassesReceived;
  onward: Onward | null;
  /** The addressee is at another agency: it is looked at before. */
  isElsewhere: boolean;
  /** Whether it is settled that the letter is not in the register already. */
  isAnswered: () => Promise<boolean>;
}

/** Why the files of a letter cannot go with it yet. */
function unsentOf({ files }: StackLetter) {
  if (files.some(({ state }) => state === 'refused')) return 'refusedFiles';
  return files.some(({ state }) => state === 'sending') ? 'waitForFiles' : null;
}

/** An addressee at another agency, which is looked at once before the letter is received: in its turn, when nothing else is to be looked at. */
function useStray(isElsewhere: boolean, addressee: string) {
  const [seen, setSeen] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const look = (inHand: Fillable | null, isDue: boolean): readonly Fillable[] => {
    const asks = isElsewhere && seen !== addressee && inHand !== 'addressee' && isDue;
    if (isElsewhere && (isDue || inHand === 'addressee')) setSeen(addressee);
    setAsked(asks);
    return asks ? ['addressee'] : [];
  };
  return { isAsked, look };
}

/** Validates and sends the form; problems are shown by field, others above the form. */
function useRegistering(
  desk: ReceivingStack,
  letter: StackLetter,
  { deskId, received, onward, isElsewhere, isAnswered }: RegisteringAt,
  more: NumberSource & { lowerReason?: string },
) {
  const { t } = useText();
  const act = useRouteAct();
  const tell = useDoneToast();
  const before = useReceivedBefore(desk, letter.key);
  const [tried, setTried] = useState(false);
  const [toCheck, setToCheck] = useState(0);
  const stray = useStray(isElsewhere, letter.draft.addressee);
  const [filesOpen, setFilesOpen] = useState<'waitForFiles' | 'refusedFiles' | null>(null);
  const faultsNow = () => incomingFaults(letter.draft, bangkokDay(new Date()), received);
  const mine: IncomingFaults = tried ? faultsNow() : {};
  const said = Object.fromEntries(Object.entries(mine).map(([field, fault]) => [field, t(`documents.desk.fault.${fault}`)]));

  const submit = (form: HTMLFormElement) => {
    const inHand = fieldOf(document.activeElement);
    const doubts = doubtful(letter.guessed).filter((field) => field !== inHand);
    const left = [...doubts, ...stray.look(inHand, doubts.length === 0)];
    if (inHand) desk.change({ do: 'take', letter: letter.key, fields: [inHand] });
    setToCheck(left.length);
    if (left.length > 0) {
      form.querySelector<HTMLElement>(`[data-field=${left[0]}] :is(input, textarea, select, button)`)?.focus();
      return;
    }
    setTried(true);
    const unsent = unsentOf(letter);
    setFilesOpen(unsent);
    const { draft } = letter;
    if (unsent || Object.keys(faultsNow()).length > 0) return;
    const stamp = desk.stack.stamp && (letter.stamp ?? desk.stack.stamp);
    const uploadIds = letter.files.flatMap(({ uploaded }) => (uploaded ? [uploaded.uploadId] : []));
    const input = {
      ...draft,
      ...more,
      deskId,
      uploadIds,
      ...(stamp && uploadIds.length > 0 && { stamp }),
      pileKey: letter.key,
      ...(onward && { onward: { way: onward.way, deskId: onward.deskId } }),
    };
    return act.run(
      async () => ((await isAnswered()) ? before.ask(call(registerIncoming, input)) : null),
      (answer) => {
        if (!answer || before.tells(answer)) return;
        const { item } = answer;
        void tell({
          ...item,
          subject: draft.subject,
          sent: item.sentOn,
          title: t(onward ? `documents.desk.registeredOn.${onward.way}` : 'documents.desk.registered', {
            number: toThaiDigits(`${item.receiveNumber}/${item.year}`),
            name: onward?.name ?? '',
          }),
        });
        desk.change({ do: 'register', letter: letter.key, registered: item });
      },
    );
  };
  const left = doubtful(letter.guessed).length;
  return {
    act,
    submit,
    faults: { ...act.faults, ...said } as IncomingMessages & Record<string, string>,
    toCheck: toCheck > 0 ? left : 0,
    asksStray: stray.isAsked,
    failure: filesOpen ? t(`documents.desk.${filesOpen}`) : act.failure,
  };
}
