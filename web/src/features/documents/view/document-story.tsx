import { legPurposes } from '@sarabun/contract/documents/leg-purposes';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { letterNumberInThai, toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconEye, IconLock, IconMapPin, IconUser } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Chip } from '../../../ui/chip';
import { Kept } from '../../../ui/kept';
import { lazyPart, withLetterTexts, withMoreTexts } from '../../../ui/lazy-part';
import ui from '../../../ui/styles/ui.module.css';
import { DueMark } from '../../follow-up';
import { SpeedMark, useDocumentWords } from '../../settings';
import { OwnLetterStory } from '../own-letter/own-letter-story';
import documentStyles from './document.module.css';
import { DocumentRoute } from './document-route';
import { dueHere } from './due-here';
import storyStyles from './story.module.css';

const Corrections = lazyPart(async () => (await import('./mistyped-note')).Corrections);
const RefusedNote = lazyPart(withMoreTexts(async () => (await import('../own-letter/refused-note')).default));
const SecretReaders = lazyPart(withLetterTexts(async () => (await import('./secret-readers')).SecretReaders));

/** The registers in which a letter has numbers, as the server names them. */
type RegisterKind = 'receive' | 'send' | 'circular' | 'order' | 'certificate' | 'licence';

interface DocumentStoryProps {
  letter: DocumentView;
  queue?: QueueCode | undefined;
  /** Begins at the newest step that can be taken back, or at the last one. */
  atNewest?: boolean;
}

/** What the letter is, where it is now, and how it got there; always in this order. */
export function DocumentStory({ letter, queue, atNewest = false }: DocumentStoryProps) {
  const { t } = useText();
  const story = useRef<HTMLElement>(null);
  useEffect(() => {
    if (atNewest) story.current?.querySelector('ol > li:last-child')?.scrollIntoView({ block: 'center' });
  }, [atNewest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section ref={story} className={documentStyles.story} aria-label={t('documents.story')} tabIndex={0}>
      <Badges letter={letter} dueOn={dueHere(letter, queue)} />
      <Facts letter={letter} />
      {letter.direction === 'incoming' && letter.entries.length > 0 && (
        <Suspense>
          <Corrections letter={letter} />
        </Suspense>
      )}
      <Holder letter={letter} />
      {letter.own && letter.route.some(({ state }) => state === 'refused') && (
        <Suspense>
          <RefusedNote letter={letter} />
        </Suspense>
      )}
      <div className={clsx(ui.row, ui.between, storyStyles.routeHead)}>
        <h2 className={ui.strong}>{t('documents.route')}</h2>
        <span className={clsx(ui.xs, ui.muted, ui.row)}>
          <IconEye size={15} aria-hidden />
          {t('documents.readers', { n: letter.readers })}
        </span>
      </div>
      <DocumentRoute letter={letter} atNewest={atNewest} />
      <OwnLetterStory letter={letter} />
      {letter.secrecy > 1 && (
        <Suspense>
          <SecretReaders documentId={letter.documentId} />
        </Suspense>
      )}
    </section>
  );
}

function Badges({ letter: { speed, secrecy, kind, holders, isPersonal }, dueOn }: { letter: DocumentView; dueOn: string | null }) {
  const { t, language } = useText();
  const { kinds, secrecies } = useDocumentWords();
  return (
    <div className={clsx(ui.row, ui.wrap, storyStyles.badges)}>
      <SpeedMark speed={speed} />
      <Chip>{kinds.find(({ code }) => code === kind)?.[language]}</Chip>
      {secrecy > 1 && (
        <Chip tone="gold">
          <IconLock size={13} aria-hidden />
          {secrecies.find(({ code }) => code === secrecy)?.[language]}
        </Chip>
      )}
      {isPersonal && (
        <Chip tone="gold">
          <IconUser size={13} aria-hidden />
          {t('documents.personal')}
        </Chip>
      )}
      {holders.length > 0 && <DueMark dueOn={dueOn} />}
    </div>
  );
}

function Facts({ letter }: { letter: DocumentView }) {
  const { t } = useText();
  const dates = useDates();
  const { number, datedOn, direction } = letter;
  // What is written here gets its date when it is signed.
  const dated = datedOn ? t('documents.datedOn', { day: dates.dated(datedOn) }) : direction === 'incoming' && t('documents.undated');
  const numbered = [letterNumberInThai(number), dated].filter(Boolean).join(' ');
  const facts: [string, ReactNode][] = [
    // The title of the dialog has two lines at most.
    [t('documents.subject'), letter.subject],
    ...letter.entries.map(({ register, unitName, number, enteredAt, isVoid, remark }): [string, ReactNode] => [
      t(`documents.register.${register as RegisterKind}`),
      <Fragment key={number}>
        {isVoid ? <s>{toThaiDigits(number)}</s> : <b>{toThaiDigits(number)}</b>} · {unitName} · {dates.moment(enteredAt)}
        {isVoid && <span className={storyStyles.voidNumber}> · {t('documents.voidNumber', { reason: remark })}</span>}
      </Fragment>,
    ]),
    [t('documents.number'), numbered],
    [t('documents.answerBy'), letter.dueOn && dates.day(letter.dueOn, 'long')],
    [t('documents.from'), letter.sender],
    [t('documents.to'), letter.addressee],
    [t('documents.references'), letter.references],
    [t('documents.enclosures'), letter.enclosures],
    [t('documents.owner'), letter.ownerUnit],
  ];
  return (
    <dl className={storyStyles.facts}>
      {facts.map(
        ([name, value], index) =>
          value && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change their order
            <Fragment key={index}>
              <dt>{name}</dt>
              <dd className={ui.num}>
                <Kept>{value}</Kept>
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

/** Up to this many holders are named; the rest are counted. */
const namedHolders = 3;

/** One sentence that says where the letter is now, before any other detail. */
function Holder({ letter: { holders, isCancelled, own } }: { letter: DocumentView }) {
  const { t, language } = useText();
  const dates = useDates();
  const isWithWriter = own?.paper === 'draft';
  if (holders.length === 0) {
    return (
      <div className={clsx(storyStyles.holder, storyStyles.closed)}>
        <IconMapPin size={22} stroke={1.7} aria-hidden />
        <p>{isCancelled ? t('route.cancelledLetter') : isWithWriter ? t('letterRoute.toWriter', { name: own.writer }) : t('documents.closed')}</p>
      </div>
    );
  }
  return (
    <div className={storyStyles.holder}>
      <IconMapPin size={22} stroke={1.7} aria-hidden />
      <div>
        {holders.slice(0, namedHolders).map(({ desk, personName, since, openedAt, purpose, state }) => (
          <p key={`${desk.deskId} ${purpose}`}>
            <Kept>
              {t('documents.isAt')} <b>{personName && personName !== desk.name ? `${personName} ${desk.name}` : desk.name}</b> {dates.since(since)}{' '}
              {state === 'received' && purpose === 'delivery' ? t('documents.forWork') : legPurposes[purpose].waits[language]}
              {!openedAt && <span className={ui.muted}> · {t('documents.notOpened')}</span>}
            </Kept>
          </p>
        ))}
        {holders.length > namedHolders && (
          <p className={ui.soft}>
            <Kept>{t('documents.moreHolders', { n: holders.length - namedHolders })}</Kept>
          </p>
        )}
      </div>
    </div>
  );
}
