import { waitingFilePath } from '@sarabun/contract/documents/register-incoming';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { type KeyName, keyText } from '../../../platform/keys';
import { useDates } from '../../../platform/thai-date';
import { useKey } from '../../../platform/use-key';
import { BlankState, FailedState } from '../../../ui/blank-state';
import { Chip } from '../../../ui/chip';
import { Kept } from '../../../ui/kept';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { AfterAct } from '../fields/after-act';
import { registryFor, useRegistries } from '../fields/use-registries';
import { PdfViewer } from '../view/paper-desk';
import { ReceiveStamp } from '../view/receive-stamp';
import { useOnward } from './onward-field';
import { type DeskView, PageOrForm } from './page-or-form';
import { ReadMarks } from './read-marks';
import styles from './receive.module.css';
import { ReceiveForm } from './receive-form';
import { firstSecrecy } from './receive-rules';
import { ReceiveStack } from './receive-stack';
import { isRefused, type StackLetter } from './receiving-stack';
import { type ReceivingStack, useReceivingStack } from './use-receiving-stack';

/** A letter that was received from the pile. */
export interface ReceivedLetter {
  documentId: number;
  legId: number;
}

interface ReceiveScreenProps {
  /** Opens a letter of the pile that was received. */
  onLetter: (letter: ReceivedLetter) => void;
}

/** The receiving desk (โต๊ะลงรับ): letters from outside, one after another, under gap-free numbers (ข้อ 38). */
export function ReceiveScreen({ onLetter }: ReceiveScreenProps) {
  const { t } = useText();
  const registries = useRegistries();
  const [chosenDesk, setChosenDesk] = useState<number | null>(null);
  const all = registries.data ?? [];
  const here = all.find(({ deskId }) => deskId === chosenDesk) ?? all[0];
  const received = { ordinary: registryFor(all, here?.deskId, 1) !== undefined, secret: registryFor(all, here?.deskId, 2) !== undefined };
  const desk = useReceivingStack(firstSecrecy(received));
  const current = desk.stack.letters.find(({ key }) => key === desk.stack.current);
  const onward = useOnward(here?.deskId, current?.key);
  const [field, setField] = useState<string | null>(null);
  const [pageOf, setPageOf] = useState<string | null>(null);
  const view: DeskView = pageOf !== null && pageOf === current?.key ? 'page' : 'form';
  useDeskKeys(desk);
  const root = useFocusAfterLast(desk);
  // The next letter stands in the form already; one that is pulled back is marked in the stack.
  const after = { goOn: async () => null, open: ({ legId }: { legId: number }) => desk.change({ do: 'takenBack', leg: legId }) };
  const registry = current && registryFor(all, here?.deskId, current.draft.secrecy);

  if (registries.isError) {
    return <FailedState page query={registries} title={t('documents.openFailed')} />;
  }
  if (registries.data && !here) return <BlankState page kind="empty" title={t('documents.desk.noRegistry')} text={t('documents.desk.noRegistryText')} />;
  return (
    <AfterAct value={after}>
      <div ref={root} className={styles.root} data-view={view}>
        <h1 className={ui.vh}>{t('documents.desk.title')}</h1>
        <ReceiveStack desk={desk} onLetter={onLetter} />
        {current && !current.registered && here ? (
          <>
            {current.files.length > 0 && <PageOrForm view={view} onView={(to) => setPageOf(to === 'page' ? current.key : null)} />}
            <Page key={current.files[0]?.key} desk={desk} letter={current} field={field} unitName={here.stampName} number={registry?.nextNumber} />
            <ReceiveForm
              key={current.key}
              desk={desk}
              letter={current}
              registries={all}
              here={here}
              registry={registry}
              received={received}
              onRegistry={setChosenDesk}
              onward={onward}
              onField={setField}
            />
          </>
        ) : (
          <section className={styles.rest} aria-live="polite">
            <Summary letters={desk.stack.letters} onLetter={onLetter} />
          </section>
        )}
        <footer className={clsx(styles.keys, ui.hideT)} data-no-toast aria-hidden>
          <span>
            <kbd>Enter</kbd> / <Keys name="submit" /> {t('documents.desk.keys.receive')}
          </span>
          <span>
            <kbd>Tab</kbd> {t('documents.desk.keys.nextField')}
          </span>
          <span>
            <Keys name="acceptGuess" /> / <kbd>→</kbd> {t('route.keyAccept')}
          </span>
          {deskKeys.map(([name, does]) => (
            <span key={name}>
              <Keys name={name} /> {t(does)}
            </span>
          ))}
        </footer>
      </div>
    </AfterAct>
  );
}

/** The keys of the desk that stand alone, with what they do. */
const deskKeys = [
  ['takeAll', 'documents.desk.keys.takeAll'],
  ['stamp', 'route.keyStamp'],
  ['same', 'route.keySame'],
  ['skip', 'route.keySkip'],
  ['speed', 'documents.desk.keys.speed'],
  ['onward', 'documents.desk.keys.onward'],
  ['newPaper', 'documents.desk.keys.newPaper'],
] as const;

/** A key as the table of keys names it. */
const Keys = ({ name }: { name: KeyName }) => <kbd>{keyText(name)}</kbd>;

/** Alt with P begins a paper letter; Alt with ↓ postpones a letter and goes on to the next. */
function useDeskKeys(desk: ReceivingStack) {
  useKey('newPaper', (event) => {
    event.preventDefault();
    desk.addPaper();
  });
  useKey('skip', (event) => {
    if (desk.stack.current === null) return;
    event.preventDefault();
    desk.change({ do: 'skip' });
  });
}

/** After the last letter the focus goes to where the next one is put down: a file after a file, paper after paper. */
function useFocusAfterLast({ stack: { letters, current } }: ReceivingStack) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    const last = letters.find(({ key }) => key === before.current);
    before.current = current;
    if (current !== null || !last?.registered) return;
    root.current?.querySelector<HTMLElement>(last.files.length > 0 ? '[data-next=file] input' : '[data-next=paper]')?.focus({ preventScroll: true });
  }, [letters, current]);
  return root;
}

interface PageProps {
  desk: ReceivingStack;
  letter: StackLetter;
  /** The field in hand. */
  field: string | null;
  unitName: string;
  number: number | undefined;
}

/** The first file of the letter, next to the form. */
function Page({ desk, letter, field, unitName, number }: PageProps) {
  const { t } = useText();
  const place = desk.stack.stamp && (letter.stamp ?? desk.stack.stamp);
  const first = letter.files[0];
  const source = first?.file ?? (first?.uploaded && waitingFilePath(first.uploaded.uploadId));
  if (first?.state === 'refused' && first.refusal) {
    return (
      <section className={styles.page} aria-label={t('documents.paper')}>
        <div className={clsx(ui.desk, ui.grow, ui.bare)}>
          <BlankState kind="error" title={t('documents.fileFailed')} text={first.refusal} />
        </div>
      </section>
    );
  }
  return (
    <section className={styles.page} aria-label={t('documents.paper')}>
      {first && source ? (
        <Suspense fallback={<div className={clsx(ui.desk, ui.grow)} aria-busy="true" />}>
          <PdfViewer
            source={source}
            before={<span className={clsx(ui.strong, ui.clip)}>{first.name}</span>}
            onPage={(page) => <ReadMarks guessed={letter.guessed} page={page} field={field} />}
            onFirstPage={
              place &&
              number !== undefined && (
                <ReceiveStamp place={place} onMove={(to) => desk.change({ do: 'stamp', letter: letter.key, place: to })} unitName={unitName} number={number} />
              )
            }
          />
        </Suspense>
      ) : (
        <div className={clsx(ui.desk, ui.grow, ui.bare)}>
          <BlankState kind="empty" title={t('documents.desk.withoutFile')} text={t('documents.desk.paperOnly')} />
        </div>
      )}
    </section>
  );
}

/** What was registered in this round, or what to do first. */
function Summary({ letters, onLetter }: ReceiveScreenProps & { letters: StackLetter[] }) {
  const { t } = useText();
  const dates = useDates();
  const done = letters.flatMap(({ key, draft, registered }) => (registered ? [{ key, draft, registered }] : []));
  const refused = letters.filter(isRefused);
  if (done.length === 0)
    return (
      <BlankState kind="empty" title={t('documents.desk.emptyTitle')} text={t('documents.desk.emptyText')}>
        <RefusedFiles letters={refused} />
        <p className={clsx(ui.sm, ui.soft)}>{t('documents.desk.sentHere')}</p>
        <Link to="/sarabun/dashboard" search={{ queue: 'unreceived' }} className={clsx(ui.btn, ui.ghost)}>
          {t('documents.desk.openQueue')}
        </Link>
      </BlankState>
    );
  const joined = done.filter(({ registered }) => registered.joined).length;
  const counts = { n: done.length - joined, joined };
  return (
    <div className={styles.summary}>
      <BlankState
        kind="empty"
        title={refused.length > 0 ? t('documents.desk.doneButRefused', { n: refused.length }) : t('documents.desk.allDone')}
        text={t(joined > 0 ? 'documents.desk.allDoneJoined' : 'documents.desk.allDoneText', counts)}
      />
      <RefusedFiles letters={refused} />
      <table className={ui.dt}>
        <caption className={ui.vh}>{t('documents.desk.allDone')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('documents.desk.summaryNumber')}</th>
            <th scope="col" className={styles.wide}>
              {t('documents.desk.subject')}
            </th>
            <th scope="col">{t('documents.desk.summaryTime')}</th>
            <th scope="col">
              <span className={ui.vh}>{t('documents.desk.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {done.map(({ key, draft, registered }) => (
            <tr key={key}>
              <td className={clsx(ui.num, ui.strong)}>{toThaiDigits(`${registered.receiveNumber}/${registered.year}`)}</td>
              <td>
                <div className={ui.clip2}>
                  <Kept>{draft.subject}</Kept>
                </div>
                {registered.joined && <Chip tone="plain">{t('documents.desk.joined')}</Chip>}
              </td>
              <td className={ui.num}>{dates.time(registered.receivedAt)}</td>
              <td>
                <button type="button" className={ui.btnView} aria-label={`${t('documents.desk.open')} ${draft.subject}`} onClick={() => onLetter(registered)}>
                  {t('documents.desk.open')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The files that could not be read, with the reason. */
function RefusedFiles({ letters }: { letters: readonly StackLetter[] }) {
  const { t } = useText();
  if (letters.length === 0) return null;
  return (
    <Note tone="amber">
      {t('documents.desk.refusedFilesAre')}
      <ul>
        {letters.flatMap(({ files }) =>
          files.map(({ key, name, refusal }) => (
            <li key={key}>
              <b>{name}</b> · {refusal}
            </li>
          )),
        )}
      </ul>
    </Note>
  );
}
