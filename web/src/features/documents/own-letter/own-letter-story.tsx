import type { DocumentView, OwnLetter } from '@sarabun/contract/documents/open-document';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { IconCheck, IconCircleDashed, IconCopy, IconHistory, IconPointFilled, IconQrcode, IconSignature } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Chip } from '../../../ui/chip';
import { Kept } from '../../../ui/kept';
import { lazyPart, withMoreTexts } from '../../../ui/lazy-part';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { LetterCopies } from '../../copies';
import { CertificateMark, LetterProof, PdfSignature } from '../../signing';
import { useForPost } from '../fields/use-for-post';
import { OnDemand } from './on-demand';
import styles from './own-letter.module.css';
import { ReplyLink } from './reply-link';
import { mayAnswer, signedIn } from './way-rules';

const RemarksPanel = lazyPart(withMoreTexts(async () => (await import('../review/remarks-panel')).RemarksPanel));
const WithdrawnSignatures = lazyPart(withMoreTexts(async () => (await import('./withdrawn-signatures')).default));
const LetterVersions = lazyPart(withMoreTexts(async () => (await import('./letter-versions')).default));

/** The parts that only own letters have: reviewers, signers, receivers, and what it answers; and how a received letter is answered. */
export function OwnLetterStory({ letter }: { letter: DocumentView }) {
  const { t } = useText();
  const { own, answeredBy, documentId } = letter;
  return (
    <>
      {own && own.paper !== 'draft' && own.paper !== 'printed' && (
        <Note tone={own.paper === 'failed' ? 'amber' : 'blue'}>{t(`letterRoute.paper.${own.paper}`)}</Note>
      )}
      {own?.paper === 'draft' && (
        <Suspense>
          <RemarksPanel documentId={documentId} />
        </Suspense>
      )}
      {own && <Way own={own} />}
      {own?.withdrawn && own.withdrawn.length > 0 && (
        <Suspense>
          <WithdrawnSignatures withdrawn={own.withdrawn} />
        </Suspense>
      )}
      {own && own.receivers.length > 0 && <Receivers own={own} />}
      {own && own.answers.length > 0 && <Answers label={t('letterRoute.answersTo')} letters={own.answers} />}
      {answeredBy.length > 0 && <Answers label={t('letterRoute.answeredBy')} letters={answeredBy} />}
      {own?.signedPdf && <PdfSignature signed={own.signedPdf} />}
      {own && own.paper !== 'draft' && (
        <OnDemand label={t('proof.show')} Icon={IconQrcode}>
          <LetterProof documentId={documentId} />
        </OnDemand>
      )}
      {own?.paper !== 'draft' && (
        <OnDemand label={t('letterRoute.copies')} Icon={IconCopy}>
          <LetterCopies documentId={documentId} />
        </OnDemand>
      )}
      {own && own.versions > 1 && (
        <OnDemand label={t('letterRoute.versions', { n: own.versions })} Icon={IconHistory}>
          <LetterVersions documentId={documentId} kind={letter.kind} />
        </OnDemand>
      )}
      {own && (
        <Link to="/sarabun/compose" search={{ copies: documentId }} className={clsx(ui.btn, ui.quiet, ui.sm, styles.versions)}>
          <IconCopy size={18} stroke={1.7} aria-hidden />
          {t('letterRoute.copy')}
        </Link>
      )}
      {mayAnswer(letter) && <ReplyLink letter={letter} className={clsx(ui.btn, ui.ghost, ui.sm, styles.answer)} />}
    </>
  );
}

/** A tick for what is done, a pen for who signs; else whether it is this person's turn. */
function StepIcon({ role, state }: Pick<OwnLetter['steps'][number], 'role' | 'state'>) {
  const Icon = state === 'done' ? IconCheck : role === 'sign' ? IconSignature : state === 'open' ? IconPointFilled : IconCircleDashed;
  return <Icon size={16} aria-hidden />;
}

/** People in order, from the writer to who signs. */
function Way({ own: { writer, steps, signatures, panel } }: { own: OwnLetter }) {
  const { t } = useText();
  const dates = useDates();
  const forPost = useForPost();
  const members = steps.filter(({ ofPanel }) => ofPanel);
  return (
    <section className={styles.part} aria-label={t('letterRoute.way')}>
      <h2 className={ui.strong}>{t('letterRoute.way')}</h2>
      {panel && (
        <p className={ui.sm}>
          {t(panel.inTurn ? 'letterRoute.panelInTurn' : 'letterRoute.panelTogether', { n: panel.needed, members: members.length, signed: signedIn(members) })}
        </p>
      )}
      <ol className={styles.way}>
        <li data-state="done">
          <IconCheck size={16} aria-hidden />
          <span>
            <Kept>
              {writer} <span className={ui.muted}>· {t('letterRoute.writer')}</span>
            </Kept>
          </span>
        </li>
        {steps.map(({ deskId, role, name, personName, acting, state }) => (
          <li key={deskId} data-state={state} data-role={role}>
            <StepIcon role={role} state={state} />
            <span>
              <Kept>
                {personName ?? name}{' '}
                <span className={ui.muted}>
                  · {t(`letterRoute.role.${role}`)}
                  {personName && ` · ${acting ? forPost(acting.phrase, name) : name}`}
                </span>
              </Kept>
            </span>
            <Chip tone={state === 'done' ? 'green' : state === 'open' ? 'brand' : 'plain'}>{t(`letterRoute.stepState.${state}`)}</Chip>
          </li>
        ))}
      </ol>
      {signatures.map(({ name, lines, signedAt, certificate, inPdf }) => (
        <p key={`${name} ${signedAt.getTime()}`} className={styles.signature}>
          <span className={styles.ink}>
            <Kept>{name}</Kept>
          </span>
          <span className={clsx(ui.xs, ui.muted)}>
            <Kept>{[...lines, dates.moment(signedAt)].join(' · ')}</Kept>
          </span>
          {certificate && <CertificateMark signed={certificate} inPdf={inPdf} />}
        </p>
      ))}
    </section>
  );
}

function Receivers({ own: { receivers } }: { own: OwnLetter }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <section className={styles.part} aria-label={t('letterRoute.sentTo')}>
      <h2 className={ui.strong}>{t('letterRoute.sentTo')}</h2>
      <ul className={styles.list}>
        {receivers.map(({ position, deskId, name, sent }) => (
          <li key={position}>
            <Kept>
              {name}
              {deskId === null && <span className={ui.muted}> · {t('letterRoute.outside')}</span>}
              {deskId === null && (
                <span className={clsx(ui.xs, ui.muted, ui.ownLine)}>
                  {sent
                    ? t(sent.receiverName ? 'letterRoute.sentOut' : 'letterRoute.sentOutTo', {
                        way: t(`letterRoute.dispatch.ways.${sent.way as 'post'}`),
                        day: dates.day(sent.sentOn),
                        name: sent.receiverName,
                      })
                    : t('letterRoute.notSent')}
                  {sent?.remark && ` · ${sent.remark}`}
                </span>
              )}
            </Kept>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Letters that answer, or are answered: a link if the reader may know the letter, otherwise number and date. */
function Answers({
  label,
  letters,
}: {
  label: string;
  letters: readonly { documentId: number | null; number: string; datedOn: string | null; draft?: 'writing' | 'underway' | undefined; subject?: string }[];
}) {
  const { t } = useText();
  const dates = useDates();
  const words = ({ number, datedOn, draft }: { number: string; datedOn: string | null; draft?: 'writing' | 'underway' | undefined }) =>
    draft
      ? t(`letterRoute.draftAnswer.${draft}`)
      : t('letterRoute.numbered', { number: letterNumberInThai(number), day: datedOn ? dates.dated(datedOn) : '–' });
  return (
    <section className={styles.part} aria-label={label}>
      <h2 className={ui.strong}>{label}</h2>
      <ul className={clsx(styles.list, ui.num)}>
        {letters.map(
          (one): ReactNode => (
            <li key={`${one.documentId} ${one.number}`}>
              {one.draft === 'writing' && one.documentId !== null ? (
                <Link to="/sarabun/compose" search={{ document: one.documentId }}>
                  {words(one)}
                </Link>
              ) : one.documentId === null ? (
                <span title={t('letterRoute.hidden')}>{words(one)}</span>
              ) : (
                <Link to="/sarabun/dashboard" search={{ document: one.documentId }}>
                  {words(one)}
                </Link>
              )}
              {one.subject && (
                <span className={clsx(ui.xs, ui.muted, ui.ownLine)}>
                  <Kept>{one.subject}</Kept>
                </span>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
